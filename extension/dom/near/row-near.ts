/** The rows of elements that are like one another: what tells them apart, and which was that of an element that is gone. */
import { rowAround, textsOf } from '../identity/row-around';
import type { VisibilityFilter } from '../read/sight/visibility-filter';

const maxWordsLength = 60;

/** The innermost row around the element that says something. */
function rowOf(element: Element): Element | undefined {
  let row = rowAround(element);
  while (row && textsOf(row).length === 0) row = rowAround(row);
  return row;
}

/** What the row around the element says. */
export function rowTextsOf(element: Element): string[] {
  const row = rowOf(element);
  return row ? textsOf(row) : [];
}

/** The first words of its row; empty where it is in none. With a filter only what a person can see. */
export function rowWords(element: Element, filter: VisibilityFilter | undefined): string {
  const row = rowOf(element);
  if (!row) return '';
  const seen = filter?.wordsIn(row);
  const words = textsOf(row)
    .filter((text) => seen?.includes(text) ?? true)
    .join(' ');
  return words.length > maxWordsLength ? `${words.slice(0, maxWordsLength)}…` : words;
}

/**
 * Which of the rows is the one that said this before, -1 where none or not surely one is: it has the first text that no
 * two of them have, and most of the others.
 */
export function sameRow(before: readonly string[], rows: readonly (readonly string[])[]): number {
  const own = before.filter((text) => rows.filter((row) => row.includes(text)).length <= 1);
  const title = own.find((text) => /\p{L}{2}/u.test(text)) ?? own[0];
  const index = title === undefined ? -1 : rows.findIndex((row) => row.includes(title));
  const kept = before.filter((text) => rows[index]?.includes(text)).length;
  return kept * 2 > before.length ? index : -1;
}
