/** Compares whom a question asks for with whom a row or a label is for: "Child 5–15" for a ten-year-old. */
import { smallNumbers } from '../../../../../../extension/protocol/small-numbers';
import { stemOf, wordsOf } from '../../../language/words';
import type { Fact } from '../../../page/fact';
import type { Question } from '../../../question/question';

const inWords = smallNumbers.slice(1).join('|');
const told = new RegExp(
  String.raw`\b(?<old>\d{1,2}|${inWords})[- ](?:years?|yrs?)[- ]olds?\b|\b(?:aged?|turned|I am|I['’]m|who is) (?<aged>\d{1,2}|${inWords})\b(?![-:.\d]| (?!years?\b)\p{L})`,
  'iu',
);
const people =
  /\b(?:child(?:ren)?|kids?|adults?|seniors?|youths?|juniors?|infants?|teens?|teenagers?|babies|students?|young|ages?|aged|years?|yrs?)\b/i;
const between = /(?<!\d)(?<from>\d{1,2})\s?(?:–|-|to)\s?(?<to>\d{1,2})(?![\d:.])/;
const below = /\b(?:under|below|younger than) (?<below>\d{1,2})\b|\bup to (?<upTo>\d{1,2})\b/i;
const above =
  /(?<![\d:.])(?<from>\d{1,2})\s?(?:\+|(?:and|or) (?:over|older|above))|\b(?:over|from) (?<over>\d{1,2})\b/i;
const counts = { age: 0.35, opposite: 0.6 };

/** What is added for a row or a label that is for whom the question asks, and taken for one that is for others. */
export function forWhomScore(fact: Fact, question: Question): number {
  return ageScore(fact, question) - (isOfOpposite(fact, question) ? counts.opposite : 0);
}

/** By the age that the question tells. */
function ageScore({ kind, rowLabel, label, row }: Fact, { text }: Question): number {
  if (kind === 'sentence') return 0;
  const { old, aged } = told.exec(text)?.groups ?? {};
  const age = numberOf(old ?? aged ?? '');
  if (Number.isNaN(age)) return 0;
  const fits = [rowLabel || row, label].map((one) => isFor(age, one)).find((one) => one !== undefined);
  return fits === undefined ? 0 : fits ? counts.age : -counts.age;
}

function numberOf(word: string): number {
  const at = smallNumbers.indexOf(word.toLowerCase());
  return word === '' ? Number.NaN : at < 0 ? Number(word) : at;
}

/** Whether it is for that age; undefined where it tells none. */
function isFor(age: number, text: string): boolean | undefined {
  if (!people.test(text) && !below.test(text)) return undefined;
  const range = between.exec(text)?.groups;
  if (range) return age >= Number(range.from) && age <= Number(range.to);
  const young = below.exec(text)?.groups;
  if (young) return young.upTo === undefined ? age < Number(young.below) : age <= Number(young.upTo);
  const old = above.exec(text)?.groups;
  return old && age >= Number(old.from ?? old.over);
}

const ofPrices = /^(?:prices?|fees?|rates?|tickets?|fares?|costs?)$/i;
const negated =
  /\b(?:non[- ]?|(?:not|isn['’]t|aren['’]t) (?:an? )?(?:\w+ )??|without (?:an? )?)(?<word>\p{L}{3,})(?=[\s?,.]|$)/giu;

/** Whether its label is the opposite of what the question says: "Member", for those who are none. */
export function isOfOpposite({ kind, label }: Fact, { text, isPolar }: Question): boolean {
  if (isPolar || kind === 'sentence' || label === '' || /\b(?:non|not|no|without)\b/i.test(label))
    return false;
  const said = wordsOf(label).filter(({ text: word }) => !ofPrices.test(word));
  if (said.length === 0) return false;
  return [...text.matchAll(negated)].some(({ groups }) =>
    said.every(({ stem }) => stem === stemOf(groups?.word ?? '')),
  );
}
