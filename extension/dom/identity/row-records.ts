/** Keeps what the fields of rows held when the refs in them were told, and what was written into them since. */
import { composedAncestors } from '../tree/walk';
import { isOtherRow } from './is-other-row';
import { rowWithFields } from './row-around';
import { contentOf, fieldsOf, isSame, type RowContents } from './row-contents';
import { isKeyChanged, keysOf } from './row-keys';
import type { InRow, RowRecord } from './row-record';

export class RowRecords {
  /** The latest of each row. */
  readonly #latest = new WeakMap<Element, RowRecord>();
  readonly #onWritten = (event: Event) => this.#noteWritten(event);

  /** From now on notes what is written into the fields of this tree, before the page hears of it. */
  listenIn(root: Node): void {
    for (const type of ['input', 'change']) root.addEventListener(type, this.#onWritten, true);
  }

  inRow(element: Element, rows: RowContents): InRow | undefined {
    const row = rowOf(element, rows);
    return (
      row && {
        record: this.#recordOf(row, rows),
        ownAt: rows.fieldsOf(row).indexOf(element),
        keys: keysOf(element, row, rows.placeOf(row)),
      }
    );
  }

  /**
   * Whether the element stands in another row than before.
   * @param how.isNew whether the page has made it anew
   * @param how.isRepeated whether the act before this one was on it too
   * @param how.others what was kept of the other elements with refs
   */
  isOther(
    before: InRow,
    element: Element,
    how: { isNew: boolean; isRepeated: boolean; others: readonly InRow[]; rows: RowContents },
  ): boolean {
    const row = rowOf(element, how.rows);
    if (!row) return false;
    if (isKeyChanged(before.keys, keysOf(element, row, how.rows.placeOf(row)), row)) return true;
    const ofOthers = new Set(how.others.map(({ record }) => record));
    for (const record of ofOthers) {
      const other = record.row.deref();
      if (record === before.record || other === row || (other && other === before.record.row.deref()))
        ofOthers.delete(record);
    }
    return isOtherRow({ ...how, before: before.record, row, ownAt: before.ownAt, others: [...ofOthers] });
  }

  #recordOf(row: Element, rows: RowContents): RowRecord {
    const standing = rows.of(row);
    const known = this.#latest.get(row);
    // A row that the page has changed gets a record of its own: refs that were told before keep theirs.
    const kept = known && isSame(known.contents, standing.contents) ? known : { row: new WeakRef(row) };
    const record = Object.assign(kept, standing, { told: standing.contents, written: new Map() });
    this.#latest.set(row, record);
    return record;
  }

  /** What the page writes without such an event is its own. */
  #noteWritten(event: Event): void {
    const [field] = event.composedPath() as Element[];
    if (!field) return;
    for (const row of [field, ...composedAncestors(field)]) {
      const record = this.#latest.get(row);
      const written = record ? fieldsOf(row) : [];
      const at = written.findIndex((one) => one.contains(field));
      const one = written[at];
      if (!record || !one || at >= record.contents.length) continue;
      const text = contentOf(one);
      Object.assign(record, { contents: record.contents.with(at, text) });
      if (text === '') record.written.delete(at);
      else record.written.set(at, text);
    }
  }
}

function rowOf(element: Element, rows: RowContents): Element | undefined {
  return rowWithFields(element, (part) => rows.fieldsOf(part).some((one) => one !== element));
}
