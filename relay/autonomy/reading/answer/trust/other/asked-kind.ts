/** Tells answers that cannot be of the kind that is asked for: 40 % is no room, and a price is no traffic. */
import { spansOf } from '../../../language/spans/spans';
import { wordsOf } from '../../../language/words';
import type { Page } from '../../../page/page';
import type { Question } from '../../../question/question';
import { presence } from '../../match';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';
import { stemsAround } from '../stems-around';

export function isOtherKind(candidate: Candidate, question: Question, page: Page): boolean {
  if (question.isPolar) return false;
  return (
    isAmountForName(candidate, question) ||
    isCountForNames(candidate, question) ||
    isPriceForMeasure(candidate, question) ||
    lacksOrigin(candidate, question, page)
  );
}

/** What has a number, a price or a share of its own. */
const numeric =
  /\b(?:numbers?|codes?|size|level|pages?|id|versions?|errors?|status|port|floor|platform|gate|line|bus|year|day|date|time|price|costs?|fee|rate|discount|share|percentage|score|result|value|reading|interest|grade|mark|class|limit|amount|resistance|pressure|tariff|postcode|section|paragraph|chapter|clause|place|bid|offer|payment|track|option|settings?|seat|room|zone|tier|figure|target|capacity|dose|strength|setting|budget|fare)\b/i;
const whichNoun =
  /^(?:and |so )?(?:in |on |at |from |for |with |by |of )?(?:which|what) (?<noun>[\w-]+(?: [\w-]+)?)\b/i;
const amount = /^[-−+±~]?\s?(?:[€£$]|USD|EUR|GBP)?\s?\d[\d.,\s]*(?:%|[€£$]|kr|(?:USD|EUR|GBP)\b)?$/i;
const withUnit = /[%€£$]|\b(?:kr|USD|EUR|GBP)\b/;

/** What is bought, said or done is no amount. */
const ofThings =
  /^what (?:did|do|does|have|has|had) .*\b(?:buy|bought|order|ordered|purchased?|say|said|write|written|eat|eaten|do|done|happen|happened|include|contain)\b/i;

/** Whether all it has is an amount where a thing is asked for, as by its kind: "which room". */
function isAmountForName({ fact }: Candidate, { text, type, head }: Question): boolean {
  if (type || !amount.test(fact.text)) return false;
  if (ofThings.test(text) && withUnit.test(fact.text)) return true;
  if (head === undefined) return false;
  const noun = whichNoun.exec(text)?.groups?.noun;
  if (noun === undefined) return false;
  return withUnit.test(fact.text)
    ? !numeric.test(noun) || /^(?:room|seat|gate|platform|floor)/i.test(noun)
    : /^(?:make|model|brand)\b|^\w+[^s]ies\b|^(?:languages|colou?rs|countries|cities|carriers)\b/i.test(noun);
}

const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/i;

/** Whether it only says how many there are of what is asked for: "in five languages". */
function isCountForNames({ fact }: Candidate, { text, type, isCount }: Question): boolean {
  const noun =
    type || isCount
      ? undefined
      : /^(?:in |on |for )?(?:which|what) (?<noun>\w+(?<![siu])s)\b/i.exec(text)?.groups?.noun;
  if (noun === undefined) return false;
  const words = wordsOf(fact.text);
  const at = words.findIndex(
    ({ text: word }, index) =>
      word.toLowerCase() === noun.toLowerCase() && several.test(words[index - 1]?.text ?? ''),
  );
  const after = at < 0 ? '' : fact.text.slice(words[at]?.end ?? 0);
  return at >= 0 && !/^(?::|,| \(| such as| including| –| —| are)/.test(after);
}

const ofMoney =
  /\bhow much (?:more |extra |further )?(?:(?:\w+ )?money|cash|credit|budget|allowance|compensation|bonus|commission|funding|of|is|are|was|were|does|do|did|will|would|can|may|should|must|has|have|interest|rent|tax|vat|deposit|discount|refund|savings?|income|revenue|pension|debt)\b|\b(?:pay|paid|pays|owe|owes|spend|spent|earn|claim|charged?|cost|costs|save|borrow|transfer|withdraw)\b/i;

/** Whether it is a price where something else is measured: "how much traffic", "how loud". */
function isPriceForMeasure({ fact, spans }: Candidate, { text, type }: Question): boolean {
  if (
    type !== 'quantity' ||
    ofMoney.test(text) ||
    /\bhow (?:big|high|large)\b|\bby how much\b|\bamount\b/i.test(text)
  )
    return false;
  const certain = spans.filter(({ certainty }) => certainty >= 0.5);
  const money = spansOf('money', fact.text);
  return (
    certain.length > 0 &&
    certain.every(({ start }) => money.some((span) => span.start <= start && span.end >= start))
  );
}

const ofOrigin =
  /^(?:found(?:ed)?|establish(?:ed)?|built|build|born|died?|invent(?:ed)?|releas(?:e|ed)|publish(?:ed)?|install(?:ed)?|finish(?:ed)?|manufactured|discovered|elected|hired|renovated|demolished|launched)$/i;
const timely = new Set<unknown>(['moment', 'year', 'date']);

/** Whether it does not say that what the question dates has happened, as that it was founded. */
function lacksOrigin({ fact }: Candidate, { terms, type, text }: Question, page: Page): boolean {
  if (!timely.has(type) || !/\b(?:was|were|did)\b/i.test(text)) return false;
  const act = terms.find((term) => term.start >= 0 && ofOrigin.test(term.text));
  return (
    act !== undefined &&
    fact.kind !== 'value' &&
    presence(act, stemsAround(fact, page)) === 0 &&
    presence(act, stemsOf(fact.after)) === 0
  );
}
