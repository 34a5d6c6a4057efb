/** Tells a count of what a question asks to count from other numbers. */
import type { Span } from '../../language/spans/names';
import { stopWords } from '../../language/stop-words';
import { stemOf, wordsOf } from '../../language/words';
import type { Fact } from '../../page/fact';
import type { Question } from '../../question/question';
import { agreement, presence } from '../match';
import { stemsOf } from '../stems';

const countedWithin = 32;
const phrase = /\b(?:how many|number of) (?<words>(?:[\w-]+(?:['’]s)? ?){1,4})/i;
const auxiliary = /\b(?:do|does|did|can|could|will|would|should|must|may|might) (?!be\b)/i;
/** So many digits in a long text are a part of a number that names something. */
const ofCodes = /^\d{4,}$/;
const maxFigureLength = 20;
/** Words after a number that are not counted. */
const unit =
  /^[-\s]?(?:[mck]?m|kg|g|mm|°|%|€|£|\$|inch(?:es)?|(?:kilo|centi|milli)?met(?:er|re)s?|feet|ft|miles?|per ?cent|euros?|dollars?|francs?|crowns?|hours?|minutes?|pounds?|litres?|liters?|[KMGT]B|k?W|V|Hz)(?![\p{L}\d])/u;

const unitOfTime = /^[-\s](?:days?|weeks?|months?|years?|nights?)\b/i;

/** What is counted in days. */
const daysOff = new Set(['holiday', 'leave', 'vacation'].map(stemOf));

/** Whether a number before this text is a measure of something else than what is counted. */
export function isMeasured(after: string, { counted }: Question): boolean {
  const [time] = unitOfTime.exec(after) ?? [];
  // "250 g green lentils" is how many lentils.
  const [, first, second] = wordsOf(after.slice(0, countedWithin));
  if (unit.test(after) && [first, second].some((word) => word?.stem === counted)) return false;
  const isOff = /^[-\s]days?\b/i.test(time ?? '') && counted !== undefined && daysOff.has(counted);
  return unit.test(after) || (time !== undefined && !isOff && stemOf(time.slice(1)) !== counted);
}

/** "2022" counts only what follows it. */
export function isYear(text: string, after: string, { counted }: Question): boolean {
  if (!/^(?:19|20)\d\d$/.test(text)) return false;
  const [next] = wordsOf(after.slice(0, countedWithin));
  return counted === undefined || next === undefined || agreement(next.stem, counted) === 0;
}

/** The column of how many there are of what the row is about. */
export const quantityLabel = /^(?:qty|quantity|number|no|count|pieces|pcs|units?)\b/i;

/** What is counted follows the number or is its label. */
function countsItems(
  { end, text: figure }: Span,
  { text, label, kind, row, rowLabel }: Fact,
  { text: asked }: Question,
): boolean {
  const noun = phrase.exec(asked)?.groups?.words?.split(auxiliary)[0] ?? '';
  const stems = wordsOf(noun.replace(/^of |\b(?:\p{Lu}\w*|\w+['’]s)\b ?/gu, ''))
    .filter(({ text }) => !stopWords.has(text.toLowerCase()))
    .map(({ stem }) => stem);
  const isCode = text.length > maxFigureLength && ofCodes.test(figure);
  const isQuantity = kind === 'cell' && quantityLabel.test(label) && !/[.,]/.test(text);
  const after = `${text.slice(end, end + countedWithin)} ${kind === 'sentence' || isCode ? '' : label} ${isQuantity ? `${rowLabel} ${row}` : ''}`;
  const start = end - figure.length;
  // Of a long text with many numbers the beginning is not read again for each.
  const before = text.slice(Math.max(0, start - countedWithin), start);
  // "Table for 8"
  if (/\b(?:table|party|group) (?:for|of) $/i.test(before) && /\b(?:people|persons|guests)\b/i.test(asked))
    return true;
  const isIn = (words: string) =>
    wordsOf(words).some(({ stem }) => stems.some((one) => agreement(one, stem) > 0));
  // "Bicycles travel free, but no more than eight are taken."
  const isLimit = limited.test(before) && verb.test(text.slice(end));
  return isIn(after) || (isLimit && isIn(text.slice(0, end)));
}

const limited = /\b(?:no more than|not more than|at most|up to|a maximum of|only) $/i;
const verb =
  /^ (?:of them )?(?:is|are|may|can|will|must|at a time|at once|at the same time|together|each|per|(?:to|for|on|in) (?:an?|each|every))\b/i;

const nounBefore = /(?<noun>\p{L}[\p{L}-]+):? $/u;

/** "Attendance 1,140" */
function isAfterNoun({ start, text: figure }: Span, { text }: Fact, { counted }: Question): boolean {
  const noun = nounBefore.exec(text.slice(Math.max(0, start - countedWithin), start))?.groups?.noun;
  if (counted === undefined || noun === undefined || !/^\d/.test(figure)) return false;
  return agreement(counted, stemOf(noun)) > 0;
}

const beforeName = /^ (?:on|in|at|for|from|by) (?:the )?(?<name>[\p{L}\d][\p{L}\d-]*)/u;
const afterName = /(?<name>[\p{L}\d][\p{L}\d-]*):? $/u;

/** Whether the number is given for a name of the question, and its noun is said before: "14 on Eider, 6 on Gannet". */
function isForName({ start, end }: Span, { text }: Fact, { terms }: Question): boolean {
  const names = [
    beforeName.exec(text.slice(end, end + countedWithin))?.groups?.name,
    afterName.exec(text.slice(Math.max(0, start - countedWithin), start))?.groups?.name,
  ];
  const said = stemsOf(names.filter((name) => name !== undefined).join(' '));
  return terms.some((term) => term.isName && term.start >= 0 && presence(term, said) === 1);
}

const clauseNumber = /^\d{1,2}(?:\.|(?:\.\d{1,2})+\.?) (?=\p{Lu})/u;

/** Whether the number is that of the paragraph: "3.2 A lost tool is charged". */
export function isOfParagraph({ start }: Span, { kind, text }: Fact): boolean {
  return start === 0 && kind === 'sentence' && clauseNumber.test(text);
}

/** "Remaining: 5.5 days", of holidays */
function isDaysOff({ end }: Span, { kind, text }: Fact, { counted }: Question): boolean {
  return (
    kind !== 'sentence' &&
    counted !== undefined &&
    daysOff.has(counted) &&
    /^[-\s]days?\W*$/i.test(text.slice(end))
  );
}

/** Whether a number counts what the question asks to count. */
export function isCounted(span: Span, fact: Fact, question: Question): boolean {
  return (
    countsItems(span, fact, question) ||
    isOfAskedColumn(fact, question) ||
    isForName(span, fact, question) ||
    isAfterNoun(span, fact, question) ||
    isDaysOff(span, fact, question)
  );
}

const leastLabel = 4;

/** Whether the question has the words of the column, such as "in use", and one of the row. */
function isOfAskedColumn({ kind, label, rowLabel }: Fact, { text, terms }: Question): boolean {
  if (kind !== 'cell' || label.length < leastLabel) return false;
  const row = stemsOf(rowLabel);
  return (
    text.toLowerCase().includes(` ${label.toLowerCase()}`) &&
    terms.some(({ stem, start }) => start >= 0 && row.has(stem))
  );
}

/** Whether the column is only where it is counted, and another has what is: of "how many apps are on the tablets" the apps. */
export function isOfOtherColumn(
  { label, otherColumns = '' }: Fact,
  { counted, isCount, text }: Question,
): boolean {
  const [word, ...others] = wordsOf(label);
  if (!isCount || counted === undefined || word === undefined || others.length > 0) return false;
  const isWhere = wordsOf(text).some(
    ({ stem, start }) => stem === word.stem && isPlace.test(text.slice(0, start)),
  );
  return isWhere && word.stem !== counted && stemsOf(otherColumns).has(counted);
}

const isPlace =
  /\b(?:on|in|at|of|for|with|from) (?:the|each|all|these|those|my|our|an?) (?:[\w'’-]+ ){0,3}$/i;
