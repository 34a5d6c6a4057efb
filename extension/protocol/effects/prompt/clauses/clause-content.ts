/** The words of a clause or a row that say which thing is meant. */
import { fillers, finishers } from '../../names/verbs/verb-table';
import { wordSet, wordsOf } from '../../words';
import { askingWords, ordinals, pronouns, quantifiers, smallWords, softeners } from '../words/prompt-words';
import { isClassVerb } from '../words/verb-meanings';
import type { Clause } from './clause';

const finishing = wordSet(finishers);
const filling = wordSet(fillers);

/** Verbs that ask at the beginning of a clause, and things elsewhere: "Delete the report". */
export const alsoNouns = wordSet('report reports list quote summary answer');

export function contentOf({ words, quotes }: Pick<Clause, 'words' | 'quotes'>): string[] {
  const outside = words.filter(
    (word, index) =>
      word !== '"' &&
      !isClassVerb(word) &&
      (isContent(word) || (index > 0 && alsoNouns.has(word) && !isWhole(words, index))),
  );
  return [...outside, ...quotes.flat().filter((word) => !smallWords.has(word))];
}

const partOf = wordSet('of on in inside from');
const articles = wordSet('the a an my our your this that');

/** "Delete a line of the report" is about a line. */
function isWhole(words: readonly string[], index: number): boolean {
  const before = articles.has(words[index - 1] ?? '') ? index - 2 : index - 1;
  return before > 1 && partOf.has(words[before] ?? '');
}

export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => (isContent(word) || alsoNouns.has(word)) && !isClassVerb(word));
}

export function isContent(word: string): boolean {
  if (smallWords.has(word) || filling.has(word) || pronouns.has(word) || quantifiers.has(word)) return false;
  return !softeners.has(word) && !finishing.has(word) && !askingWords.has(word) && !ordinals.has(word);
}

export function overlaps(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => holds(others, one));
}

/** Whether a word or another form of it is among others. */
export function holds(others: readonly string[], one: string): boolean {
  return others.some((other) => isAlike(one, other));
}

/** Equal, or forms of one word: `label` and `labels`. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2;
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

/** Whether the words stand there one behind the other. */
export function hasInOrder(words: readonly string[], sought: readonly string[]): boolean {
  return words.some((_, at) => sought.every((word, index) => words[at + index] === word));
}
