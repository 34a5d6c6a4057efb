/** Finds the few texts that have come since a view: mostly what a page answers to an act. */
import { wordsOf } from '../../../extension/protocol/effects/words';
import { wordsOfLine } from './view/words-of-line';

/** More is another content, and no answer. */
const maxTexts = 2;
/** A form may refuse several entries at once. */
const maxAnnounced = 4;
const maxChars = 160;
/** A message has a verb at least. */
const minWords = 2;
/** More lines are no message with its button. */
const maxTogether = 4;
/** A text that stands alone and is no control. */
const alone =
  /^ *(?:- )?(?:(?:status|alert|log|text|generic)(?: \[(?:f\d+)?e\d+\])?: )?"((?:[^"\\\n]|\\.)*)"$/;
const announcing = /^ *(?:- )?(?:status|alert|log)\b/;
const dialog = /^ *(?:- )?(?:alert)?dialog\b/;
/** What is pressed for what it says, such as an option of a list. */
const pressed = /^ *(?:- )?generic(?! .*\bscrolled\b).* \[(?:f\d+)?e\d+\]/;
/** What closes a message, or takes back what it tells. */
const buttonOfMessage = /^ *(?:- )?button\b/;
const question = /[?？؟]/;
const maxTitleWords = 3;
/** Participles and the like, folded, of several languages: "Draft saved", "Brouillon enregistré". */
const telling =
  /(?:ed|[^m]ent|ee?s|[ai]d[oa]s?|[aiu]t[oai]|re|ano|ono|ert|elt|tet|cht)$|^(?:done|lost|found|made|gone|left|no|not|is|are|was|please|error|failed|invalid|wrong|success\w*|fehler\w*|pas|non|sin|nao|niet|nie)$/;
const isSentence = /[.!?。！？]["')]?$/;
const numbers = /\p{N}+/gu;

interface Line {
  text: string;
  /** The lines that it stands in, the innermost first. */
  around: string[];
  isNew: boolean;
}

/**
 * The texts that a page has come to announce, to ask, or to say in one place while all around it is as before; none where it only
 * shows another content.
 */
export function saidSince(before: string, now: string): string[] {
  const lines = linesSince(before, now);
  const known = before.replace(numbers, '0');
  const told = { announced: [] as string[], said: [] as string[] };
  for (const [at, { text, around, isNew }] of lines.entries()) {
    const [, words = ''] = (isNew && alone.exec(text)) || [];
    const isMessage = words !== '' && words.length <= maxChars && wordsOf(words).length >= minWords;
    if (!isMessage || before.includes(words)) continue;
    if ([text, ...around].some((one) => announcing.test(one))) told.announced.push(words);
    else if (around.some((one) => dialog.test(one)) && question.test(words)) told.announced.push(words);
    else if (
      isWithinKnown(lines, at) &&
      !isPressed(text, around) &&
      !isCount(words, known) &&
      !isTitle(words)
    )
      told.said.push(words);
  }
  const announced = [...new Set(told.announced)].slice(0, maxAnnounced);
  const said = [...new Set(told.said)];
  const all = announced.length + said.length > maxTexts ? announced : [...announced, ...said];
  return all.map((words) => JSON.parse(`"${words}"`));
}

/** The lines of a page as it is now, new where none before had the same elements and texts. */
function linesSince(before: string, now: string): Line[] {
  const keyOf = (line: string) => wordsOfLine(line.replace(/ inert\b/g, '')).words.trim();
  const known = new Set(before.split('\n').map(keyOf));
  const open: { text: string; depth: number }[] = [];
  return now.split('\n').map((text) => {
    const depth = text.search(/[^ ]/);
    while (open[0] && open[0].depth >= depth) open.shift();
    const around = open.map((one) => one.text);
    open.unshift({ text, depth });
    return { text, around, isNew: !known.has(keyOf(text)) };
  });
}

/** Whether what stands above and below is as before, up to the message itself and a button of it. */
function isWithinKnown(lines: readonly Line[], at: number): boolean {
  const isOther = ({ isNew }: Line) => !isNew;
  const above = lines.slice(Math.max(0, at - maxTogether), at).toReversed();
  const below = lines.slice(at, at + maxTogether);
  const come = [above, below].flatMap((some) => some.slice(0, lengthUpTo(some.findIndex(isOther))));
  const others = come.filter(({ text }) => !alone.test(text));
  const areOfMessage = others.every(({ text }) => buttonOfMessage.test(text)) && others.length <= 1;
  return areOfMessage && come.length - others.length <= maxTexts;
}

/** All of it where there is no end. */
const lengthUpTo = (end: number) => (end < 0 ? maxTogether : end);

function isPressed(text: string, [parent = '']: readonly string[]): boolean {
  return pressed.test(text.replace(/: ".*/, '')) || pressed.test(parent);
}

/** Whether it only says what stands below it: few words, and none that tells of a deed or a state. */
function isTitle(words: string): boolean {
  const all = wordsOf(words);
  return all.length <= maxTitleWords && !/[\d.!?…:]/.test(words) && !all.some((word) => telling.test(word));
}

/** Whether a text has stood there with other numbers, such as a total. */
function isCount(words: string, known: string): boolean {
  return !isSentence.test(words) && known.includes(words.replace(numbers, '0'));
}
