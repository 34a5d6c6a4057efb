/** What is kept of a row while refs in it are known. */
import type { Standing } from './row-contents';

export interface RowRecord extends Standing {
  readonly row: WeakRef<Element>;
  /** What the fields held when a ref in the row was told last. */
  told: readonly string[];
  /** What was written since, by the place of its field, unless it is empty. */
  written: Map<number, string>;
}

/** An element in its row. */
export interface InRow {
  readonly record: RowRecord;
  /** Which field of the row it is; -1 where it is none. */
  readonly ownAt: number;
  readonly keys: ReadonlyMap<string, string>;
}
