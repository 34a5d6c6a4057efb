/** Reads names and prompts as words that can be compared: small letters, without accents and signs. */

/** In small letters without accents; `ß`, `ł` and the like as two or one plain letters. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[ßłøæœ]/g, (letter) => ({ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' })[letter] ?? letter)
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[\p{L}]*[ıɑɡ\u0370-\u04ff]\p{L}*/gu, inLatin);
}

/** A word of Latin letters and some of other scripts that look like them: "Dеlete". */
function inLatin(word: string): string {
  return /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (letter) => lookalikes.get(letter) ?? letter) : word;
}

const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiјjѕsһhԁdкkмmтtвbнhоoαaεeιiκkνvοoρpτtυuχxıiɑaɡg'].map((letter, index, all) => [
    letter,
    all[index + 1] ?? '',
  ]),
);

/** The words of a text, folded; an elided article (`l'`, `d'`) counts as a word of its own. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A table's words, written with spaces between them. */
export function wordSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(wordsOf));
}
