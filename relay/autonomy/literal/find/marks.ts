/** What says the words of a place on a page, and which of it an element belongs to. */
import { innermostItem, isItem } from '../page/items';
import type { Page, PageElement } from '../page/page';
import { isNamed, says } from '../page/said';
import { countBefore, holds } from './ranges';
import { governs, levelOf } from './sections';

const isColumnHead = ({ role }: PageElement) => role === 'columnheader';

/**
 * What says the words. A part of the page is shown with the text of all that it holds: that counts where the words go
 * over several elements, but not from one row to the next.
 */
export function marksOf(page: Page, words: readonly string[]): PageElement[] {
  const all = page.elements.filter((element) => says(element, words));
  return all.filter((element, at) => {
    if (isLeaf(element) || isNamed(element, words)) return true;
    const next = all[at + 1];
    if (next && holds(element, next)) return false;
    return isItem(page, element) || !page.inside(element).some((one) => isItem(page, one));
  });
}

const isLeaf = ({ index, end }: PageElement) => end === index + 1;

export class Marks {
  readonly #page: Page;
  /** All of them. */
  readonly #all: ReadonlySet<PageElement>;
  /** Those whose words are their own: the text of a larger part counts for that part alone. */
  readonly #own: ReadonlySet<PageElement>;
  /** The same by the row or card that they are in, then by their level as headings, 0 for others; each in document order. */
  readonly #byItem = new Map<PageElement | null, Map<number, PageElement[]>>();
  readonly #columnHeads: readonly PageElement[];

  /** @param marks in document order */
  constructor(page: Page, words: readonly string[], marks: readonly PageElement[]) {
    this.#page = page;
    this.#all = new Set(marks);
    this.#own = new Set(marks.filter((one) => isLeaf(one) || isNamed(one, words)));
    this.#columnHeads = [...this.#own].filter(isColumnHead);
    for (const one of this.#own) {
      const item = innermostItem(page, one);
      const levels = this.#byItem.get(item) ?? new Map<number, PageElement[]>();
      this.#byItem.set(item, levels);
      const same = levels.get(levelOf(one));
      if (same) same.push(one);
      else levels.set(levelOf(one), [one]);
    }
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /**
   * What says the words for an element, in any part of the page around it: the last mark before the element, else the
   * first. No boundary lies between them: what another row or card says is not said of this element, nor what stands in
   * the section of another heading.
   */
  of(element: PageElement): (around: PageElement) => PageElement | undefined {
    const lists = this.#listsOf(element);
    const last = pick(
      lists.map((list) => this.#lastBefore(element, list)),
      (one, other) => one.index > other.index,
    );
    const behind = lists.map((list) => list[countBefore(list, element.index + 1)]);
    const next = pick(behind, (one, other) => one.index < other.index);
    return (around) => {
      if (last && last.index >= around.index) return last;
      if (this.#all.has(around)) return around;
      return next && next.index < around.end ? next : undefined;
    };
  }

  /** Marks that may be of the element, as far as rows and cards are concerned. */
  #listsOf(element: PageElement): (readonly PageElement[])[] {
    const items = [element, ...this.#page.above(element), null];
    const lists = items.flatMap((item) => [...(this.#byItem.get(item)?.values() ?? [])]);
    return [...lists, this.#columnHeads];
  }

  #lastBefore(element: PageElement, list: readonly PageElement[]): PageElement | undefined {
    for (let at = countBefore(list, element.index) - 1; at >= 0; at -= 1) {
      const one = list[at];
      if (one?.role !== 'heading' || holds(one, element) || governs(this.#page, one, element)) return one;
      // The section of the heading before it, of the same level, ends here too, unless that holds this one.
      const previous = list[at - 1];
      if (!previous || !holds(previous, one)) return undefined;
    }
    return undefined;
  }
}

function pick(
  some: readonly (PageElement | undefined)[],
  isBetter: (one: PageElement, other: PageElement) => boolean,
): PageElement | undefined {
  return some.reduce((best, one) => (one && (!best || isBetter(one, best)) ? one : best), undefined);
}
