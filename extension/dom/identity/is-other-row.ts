/** Tells whether a row has become another one, by what stands in its fields. */
import { hasWords, isBlank, isSame, type RowContents } from './row-contents';
import type { RowRecord } from './row-record';

interface Case {
  before: RowRecord;
  /** The row now. */
  row: Element;
  /** Which field the element is; -1 where it is none. */
  ownAt: number;
  /** Whether the page has made the element anew. */
  isNew: boolean;
  /** Whether the act before this one was on the element too, so that it may have changed the row. */
  isRepeated: boolean;
  /** What was kept of other rows. */
  others: readonly RowRecord[];
  rows: RowContents;
}

export function isOtherRow({ before, row, ownAt, isNew, isRepeated, others, rows }: Case): boolean {
  const { contents: now, beside, hasTwin } = rows.of(row);
  const { contents, told, written, single } = before;
  const hasMoreOrLess = isNew && beside !== before.beside;
  const moved = (texts: readonly string[]) => !isBlank(texts) && rows.isBeside(row, texts);
  // What was written into it is still there, and nowhere else.
  const stands = [...written.values()].some((text) => now.includes(text) && !rows.isElsewhere(row, text));
  // Of two rows that look the same, one has gone or come.
  if (isSame(now, contents)) return hasMoreOrLess && (hasTwin || before.hasTwin) && !stands && !isBlank(now);
  if (moved(contents)) return true;
  // The page has refused what was written.
  if (isSame(now, told)) return false;
  if (moved(told) || (!isBlank(now) && others.some((one) => isSame(one.told, now)))) return true;
  if (stands || isRepeated) return false;
  const isLost = (text: string) => !now.includes(text);
  const rest = told.filter((text, at) => at !== ownAt && text !== '' && !written.has(at));
  const title = rest.find((text) => hasWords(text) && single.has(text));
  if (title !== undefined) return isLost(title);
  const words = rest.filter(hasWords);
  const telling = words.length > 0 ? words : rest;
  if (telling.length > 1) return telling.every(isLost);
  if (rest.length > 0 || written.size > 0 || !isNew || !now.some(hasWords)) return false;
  const own = told[ownAt] ?? '';
  return own === '' ? hasMoreOrLess : hasWords(own);
}
