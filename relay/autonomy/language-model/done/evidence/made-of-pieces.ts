/** Finds a quote whose pieces stand apart on a page, such as the number and the state of an order. */

/** What can be done, not what has been: the names of controls, and the heads of columns. */
const controls =
  /\b(?:button|checkbox|radio|switch|tab|menuitem\w*|option|columnheader|textbox|searchbox|combobox|spinbutton) "((?:\\.|[^"\\])*)"/g;
/** Longer quotes are no such list of pieces. */
const maxQuoteChars = 400;

/**
 * Whether the quote is made of whole texts of the page that stand there in this order. It then proves as much as the same
 * texts with `...` between them do, so each is of two words or has a number or `countsAlone`; unless all are of one row.
 * What buttons and the like are called is no such text.
 * @param page.text each row in a line, with tabs between its cells
 * @param page.fold makes texts comparable: words with single spaces
 */
export function isMadeOfPieces(
  quote: string,
  page: { text: string; tree: string; fold(text: string): string; countsAlone(words: string): boolean },
): boolean {
  if (quote.length > maxQuoteChars) return false;
  const { text, tree, fold } = page;
  const names = new Set([...tree.matchAll(controls)].map(([, name = '']) => fold(name)));
  const rows = text.split('\n').map((line) =>
    line
      .split('\t')
      .map(fold)
      .filter((words) => words !== '' && !names.has(words)),
  );
  const isStrong = (words: string) => /\d/.test(words) || words.includes(' ') || page.countsAlone(words);
  return rows.some((row) => areInOrder(quote, row)) || areInOrder(quote, rows.flat().filter(isStrong));
}

/** Whether some of the pieces, in their order, make up the quote. */
function areInOrder(quote: string, pieces: readonly string[]): boolean {
  /** How many characters of the quote pieces so far can make up. */
  const reached = new Set([0]);
  for (const words of pieces) {
    for (const at of [...reached].sort((one, other) => other - one)) {
      const end = at + words.length;
      if (!quote.startsWith(words, at) || (end < quote.length && quote[end] !== ' ')) continue;
      if (end >= quote.length) return true;
      reached.add(end + 1);
    }
  }
  return false;
}
