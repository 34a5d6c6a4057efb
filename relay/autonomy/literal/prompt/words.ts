/** Compares wordings: case, accents, typing errors, word stems. */
import leven from 'leven';

/** Longer than what anything is called; what comes behind is not compared. */
const maxComparedLength = 500;

/** Normalises a text for comparison: lower case, no accents, no punctuation at the ends, single spaces. */
export function fold(whole: string): string {
  return whole
    .slice(0, maxComparedLength)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’`]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"']+|[\s"'.,:;*…]+$/g, '');
}

/** The words of a text; `firstName` and `first_name` are two words. */
export function wordsOf(text: string): string[] {
  const apart = text.slice(0, maxComparedLength).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return fold(apart)
    .split(/[^\p{L}\p{N}#+@$€£%]+/u)
    .filter((word) => word !== '' && word !== '#');
}

/** How similar `label` and `phrase` are, 0 to 1; from `minSimilarity` on the element may be acted on. */
export function similarity(phrase: string, label: string): number {
  if (phrase === label) return 1;
  const [a, b] = [fold(phrase), fold(label)];
  if (a === '' || b === '') return 0;
  if (a === b) return 0.99;
  const [x, y] = [wordsOf(phrase), wordsOf(label)];
  if (x.length === 0 || y.length === 0) return 0;
  if (x.join('') === y.join('')) return 0.97;
  const [long, short] = [y.join(' '), x.join(' ')];
  if (stands(x, y)) return 0.62 + (0.28 * short.length) / long.length + (y[0] === x[0] ? 0.03 : 0);
  if (stands(y, x)) return x.every((word) => y.includes(word) || saysNothing.has(word)) ? 0.86 : 0.5;
  const mistyped = typo(short, long);
  if (mistyped > 0) return mistyped;
  const met = x.filter((word) => y.some((other) => isSameWord(word, other)));
  if (met.length === x.length && stems(x) === stems(y)) return 0.9;
  if (met.length === x.length) return 0.55 + 0.3 * (x.length / y.length);
  return (0.62 * 2 * met.length) / (x.length + y.length);
}

/** Words that people add to a label. */
const saysNothing = new Set(
  'the a an this that on in at of to my your page button link field icon box here now please item option one'.split(
    ' ',
  ),
);

/** From this similarity on an element may be acted on. */
export const minSimilarity = 0.64;

/** Whether a text contains the words, whole and consecutive. */
export function holdsWords(text: string, words: string): boolean {
  const wanted = wordsOf(words);
  return wanted.length > 0 && stands(wanted, wordsOf(text));
}

function stands(part: string[], whole: string[]): boolean {
  if (part.length === 0 || part.length > whole.length) return false;
  return ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

/** A typing error: about one letter in six, but never a digit or the first letter. */
function typo(one: string, other: string): number {
  const most = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > most / 6) return 0;
  if (most < 6 || one[0] !== other[0] || digits(one) !== digits(other)) return 0;
  const distance = leven(one, other);
  return distance <= Math.floor(most / 6) ? 0.86 - distance / most : 0;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function isSameWord(one: string, other: string): boolean {
  return one === other || stem(one) === stem(other);
}

function stems(words: string[]): string {
  return words.map(stem).sort().join(' ');
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|y)$/, 'i').replace(/(?:es|s)$/, '') : word;
}

const numbers = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** 1 for `first` and `1st`, -1 for `last`. */
export function ordinalOf(word: string): number | undefined {
  const small = word.toLowerCase();
  if (small === 'last' || small === 'final' || small === 'bottom') return -1;
  if (small === 'top') return 1;
  const named = numbers.indexOf(small);
  if (named >= 0) return named + 1;
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(small);
  return digits ? Number(digits[1]) : undefined;
}

export const ordinalPattern = `(?:${numbers.join('|')}|last|final|\\d+(?:st|nd|rd|th))`;

/** The names in `rXk, "Lvdx" and foo`. */
export function listOf(text: string): string[] {
  return text
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+and\s+|\s*&\s*/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
