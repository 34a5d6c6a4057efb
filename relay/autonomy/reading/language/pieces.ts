/**
 * Cuts what is too long to be a sentence. Patterns that look for names and numbers may take the square of a text's
 * length; on pieces of a bounded length the whole page takes time in proportion to its own.
 */

/** Longer than any sentence that people write. */
export const maxPieceLength = 1_000;

/** The text in pieces of at most `maxPieceLength`, cut after white space where there is some; together they are the text. */
export function piecesOf(text: string): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  for (let start = 0; start < text.length || start === 0; ) {
    const end = start + maxPieceLength;
    const space = end < text.length ? text.lastIndexOf(' ', end - 1) : -1;
    const cut = space > start ? space + 1 : end;
    pieces.push({ text: text.slice(start, cut), start });
    start = cut;
  }
  return pieces;
}
