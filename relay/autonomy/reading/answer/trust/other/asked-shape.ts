/** What the answer must look like by the noun that is asked for: a number has digits, a link an address. */
import { spansOf } from '../../../language/spans/spans';
import type { Question } from '../../../question/question';

interface Shape {
  /** The noun that is asked for, the last of its phrase. */
  noun: RegExp;
  text: RegExp;
  /** Whether it is a code, which is known by its form. */
  isCode?: true;
  /** Whether the number of a day is none. */
  isRate?: true;
}

const code = /\d[\d\s./-]*\d|\p{Lu}+-?\d|\d\p{Lu}/u;

const digits = /\d/;

const shapes: readonly Shape[] = [
  { noun: /\b(?:exit|return|status|error) (?:code|status)$/i, text: digits, isCode: true },
  {
    noun: /^(?:(?!number)\w+ )*(?:numbers?|code|id|iban|bic|pin|postcode|reference|ref)$/i,
    text: code,
    isCode: true,
  },
  { noun: /\b(?:link|url|web ?site|web address|homepage)$/i, text: /:\/\/|www\.|\p{L}\.\p{L}{2,}(?:\/|\b)/u },
  { noun: /\b(?:interest rate|percentage|interest)$/i, text: /%|per ?cent/i },
  { noun: /\b(?:readings?|pressure|temperature|humidity|pulse|gravity)$/i, text: digits },
  {
    noun: /\b(?:rate|share|discount)$/i,
    text: /%|per ?cent|[€£$]|\d|half|third|quarter/i,
    isRate: true,
  },
];

/** Of those that most colours are told by; a colour may have any other name. */
const colour: Shape = {
  noun: /\bcolou?rs?$/i,
  text: /\b(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|golden|silver|beige|cream|ivory|turquoise|teal|navy|indigo|magenta|crimson|scarlet|maroon|lilac|lavender|mauve|amber|transparent|colou?rless)\b/i,
};

const asksFor =
  /^(?:and |so )?(?:what(?:['’]s| is| was| are| were| will| would)|which|what) (?:the |my |our |your |his |her |its |their |an? )?(?<phrase>(?:[\w'’-]+ ){0,3}?[\w-]+?)(?= (?:of|for|on|in|at|to|from|with|am|do|does|did|is|are|was|were|can|could|should|must|will|would|may|might|be|has|have|had|I|we|you)\b|\s*\?*$)/i;

const noNouns =
  /^(?:wrong|new|left|best|like|going|happening|reasons?|causes?|different|special|missing|next|so|name|called|purpose|point|meaning|(?!shed|bred|shred|sled|bed|red)[a-z]+(?<!e)ed|kept|grown|made|held|sold|shown|built|done|written|given|taken|used|taught|paid|hung|sown|laid|drawn)$/i;

/** The noun of what is asked for: "code" of "what is the dial-in code for the call". */
export function askedNoun(asked: string): string | undefined {
  const noun = asksFor.exec(asked)?.groups?.phrase?.split(' ').at(-1);
  return noun === undefined || noNouns.test(noun) ? undefined : noun;
}

/** A date is no number of a parcel, and neither is a price. */
function withoutAmounts(text: string): string {
  return without('money', without('moment', text));
}

function without(type: 'moment' | 'money', text: string): string {
  return spansOf(type, text).reduce((left, span) => left.replace(span.text, ''), text);
}

/** Whether the question asks for something whose form is known, and the text has nothing of that form. */
export function lacksShape(text: string, question: Question): boolean {
  const shape = shapeOf(question);
  return shape !== undefined && !isOfShape(text, shape);
}

/** Whether the text has what is asked for and known by its form, which need not be named there: a code, a colour. */
export function hasByForm(text: string, question: Question): boolean {
  if (colour.noun.test(phraseOf(question) ?? '')) return colour.text.test(text);
  return shapeOf(question)?.isCode === true && code.test(withoutAmounts(text));
}

function phraseOf({ text, type, isPolar }: Question): string | undefined {
  return isPolar || type !== undefined ? undefined : asksFor.exec(text)?.groups?.phrase;
}

function shapeOf(question: Question): Shape | undefined {
  const phrase = phraseOf(question);
  return phrase === undefined ? undefined : shapes.find(({ noun }) => noun.test(phrase));
}

function isOfShape(text: string, shape: Shape): boolean {
  const isOfDigits = shape.text === code || shape.text === digits;
  return shape.text.test(isOfDigits ? withoutAmounts(text) : shape.isRate ? without('moment', text) : text);
}
