/** Reads names and prompts as words that can be compared: small letters, without accents and signs. */
import { inLatin } from './in-latin';

/** In small letters without accents; `ß`, `ł` and the like as two or one plain letters. */
export function folded(text: string): string {
  return inLatin(withPlainLetters(text).normalize('NFKD').replace(unseen, ''))
    .toLowerCase()
    .replace(/[ßłøæœ]/g, (letter) => ({ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' })[letter] ?? letter)
    .replace(/[’ʼ`´]/g, "'");
}

/** Marks on letters, and what no person sees. */
const unseen = /\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
/** Letters in circles, squares and brackets, each row with its first code. */
const enclosed = /[\u249c-\u24b5\u{1f110}-\u{1f129}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const rows = [0x1f170, 0x1f150, 0x1f110, 0x249c];

function withPlainLetters(text: string): string {
  return text.replace(enclosed, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const first = rows.find((row) => code >= row) ?? code;
    return String.fromCharCode('a'.charCodeAt(0) + code - first);
  });
}

/** The words of a text, folded; an elided article (`l'`, `d'`) counts as a word of its own. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A table's words, written with spaces between them. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(wordsOf));
}
