/** Keeps what the elements stood for when their refs were told, and tells which stand for something else by now. */
import type { Refs } from '../find/refs';
import type { ShadowLookup } from '../tree/walk';
import { isAnother, type Meaning, meaningOf, withoutNumbers } from './meaning';
import { hasWords, RowContents } from './row-contents';
import type { InRow } from './row-record';
import { RowRecords } from './row-records';

/** What is known of all elements with refs at one moment. */
interface Moment {
  readonly rows: RowContents;
  /** How many have the same name, but for its numbers. */
  readonly named: ReadonlyMap<string, number>;
  readonly inRows: readonly InRow[];
}

const maxKnown = 5_000;

export class Meanings {
  readonly #refs: Refs;
  readonly #shadow: ShadowLookup;
  /** By ref, the latest last. */
  readonly #known = new Map<string, Meaning>();
  readonly #records = new RowRecords();
  /** The refs of the latest act that were not told since: it may have changed their rows. */
  #actedOn = new Set<string>();

  constructor(refs: Refs, shadow: ShadowLookup) {
    this.#refs = refs;
    this.#shadow = shadow;
  }

  get(ref: string): Meaning | undefined {
    return this.#known.get(ref);
  }

  noteAct(refs: readonly string[]): void {
    this.#actedOn = new Set(refs);
  }

  /** From now on notes what is written into the fields of this tree. */
  listenIn(root: Node): void {
    this.#records.listenIn(root);
  }

  /** The ref of the element was told. */
  take(ref: string, element: Element, rows: RowContents): void {
    this.#known.delete(ref);
    this.#actedOn.delete(ref);
    const inRow = this.#records.inRow(element, rows);
    this.#known.set(ref, { ...meaningOf(element, this.#shadow), inRow });
    const [first = ref] = this.#known.size > maxKnown ? this.#known.keys() : [];
    if (first !== ref) this.#known.delete(first);
  }

  /** The ref means this element now, in the same row as before. */
  move(ref: string, element: Element, rows: RowContents): void {
    const known = this.#known.get(ref);
    if (known) this.#known.set(ref, { ...known, inRow: this.#records.inRow(element, rows) });
  }

  moment(): Moment {
    const named = new Map<string, number>();
    for (const { name } of this.#known.values()) {
      const words = withoutNumbers(name);
      named.set(words, (named.get(words) ?? 0) + 1);
    }
    const inRows = [...this.#known.values()].flatMap(({ inRow }) => inRow ?? []);
    return { rows: new RowContents(), named, inRows };
  }

  /**
   * Whether the page has written another row into the element since its ref was told.
   * @param isRepeated whether the act before this one was on it too: that means the element, unless its row stands elsewhere
   */
  isReused(ref: string, isRepeated: boolean): boolean {
    const before = this.#known.get(ref);
    const element = this.#refs.elementOf(ref);
    if (!before || !element) return false;
    const others = [...this.#known].filter(([other]) => other !== ref && this.#refs.isAttached(other));
    const elsewhere = () =>
      others.flatMap(([other]) => {
        const at = this.#refs.elementOf(other);
        return at ? meaningOf(at, this.#shadow) : [];
      });
    const isUntold = this.#actedOn.has(ref);
    if (this.isOtherRow(ref, element, { ...this.moment(), isNew: false, isRepeated: isUntold })) return true;
    return (
      !isRepeated &&
      isAnother(
        before,
        meaningOf(element, this.#shadow),
        others.map(([, meaning]) => meaning),
        elsewhere,
      )
    );
  }

  /** Whether the fields and attributes around the element say that its row is another one than that of the ref. */
  isOtherRow(
    ref: string,
    element: Element,
    { named, inRows, ...how }: Moment & { isNew: boolean; isRepeated: boolean },
  ): boolean {
    const before = this.#known.get(ref);
    if (!before?.inRow || isNamedAlone(before, named)) return false;
    return this.#records.isOther(before.inRow, element, { ...how, others: inRows });
  }
}

/** A name in words that nothing else has, but for its numbers, tells enough. */
function isNamedAlone({ name }: Meaning, named: ReadonlyMap<string, number>): boolean {
  const words = withoutNumbers(name);
  return hasWords(words.slice(words.indexOf(' ') + 1)) && named.get(words) === 1;
}
