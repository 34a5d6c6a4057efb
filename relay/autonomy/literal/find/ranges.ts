/** Elements in document order, searched without looking at each. */
import type { PageElement } from '../page/page';

/** How many of them stand before the index. */
export function countBefore(elements: readonly PageElement[], index: number): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((elements[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many have an index from `first` to before `end`. */
export function countIn(elements: readonly PageElement[], first: number, end: number): number {
  return Math.max(0, countBefore(elements, end) - countBefore(elements, first));
}

/** Whether the other one is the element, or in it. */
export function holds(one: PageElement, other: PageElement): boolean {
  return one.index <= other.index && other.index < one.end;
}
