/** Reads names and prompts as words that can be compared: small letters, without accents and signs. */
import { inLatin } from './in-latin';

/** In small letters without accents; `ß`, `ł` and the like as two or one plain letters. */
export function folded(text: string): string {
  return inLatin(text.normalize('NFKD').replace(/\p{M}|\p{Cf}/gu, ''))
    .toLowerCase()
    .replace(/[ßłøæœ]/g, (letter) => ({ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' })[letter] ?? letter)
    .replace(/[’ʼ`´]/g, "'");
}

/** The words of a text, folded; an elided article (`l'`, `d'`) counts as a word of its own. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A table's words, written with spaces between them. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(wordsOf));
}
