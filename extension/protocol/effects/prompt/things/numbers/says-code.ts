/** Tells whether the words of a clause have a code, such as D-25-0412. */
import { withoutCodeLetters } from '../../clauses/without/without-code-letters';
import type { ThingNumber } from './numbers-of-things';

/** Zeroes before a part of its number count for nothing. */
export function saysCode(words: readonly string[], { kind, value }: ThingNumber): boolean {
  if (!kind.endsWith('-')) return false;
  const digits = words.map(plain);
  // Clauses leave out letters that are small words.
  const hasLetters = words.includes(kind.slice(0, -1)) || withoutCodeLetters(`${kind}1`) === '1';
  return hasLetters && value.split('-').every((part) => digits.includes(plain(part)));
}

function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
