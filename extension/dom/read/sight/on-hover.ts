/** Says at a row that it has more controls than a person sees before the mouse is over it. */
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import { composedParent, matches, own } from '../../tree/walk';
import { contains } from '../boxes/boxes';
import type { Surroundings } from './surroundings';

const controls = 'button, a[href], [role=button]';
const maxRowControls = 6;
const smallestPx = 8;
/** Such a row is one line, or a card. */
const maxRowPx = 400;

/**
 * For one read of an unchanged page. The mark stands at the smallest part around a transparent control that has words to be
 * seen. What the mouse goes through, such as a menu that is shut, is none.
 */
export function createOnHover(
  around: (element: Element) => Surroundings,
  wordsIn: (element: Element) => string,
): (element: Element) => string {
  let counts: Map<Element, number> | undefined;
  return (element) => {
    counts ??= countIn(element.ownerDocument, around, wordsIn);
    const count = counts.get(element) ?? 0;
    return count > 0 ? `(${count} more on hover)` : '';
  };
}

function countIn(
  page: Document,
  around: (element: Element) => Surroundings,
  wordsIn: (element: Element) => string,
): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const control of page.querySelectorAll(controls)) {
    const row = isTransparent(control, around) ? rowOf(control, around, wordsIn) : undefined;
    if (row) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  for (const [row, count] of counts) if (count > maxRowControls) counts.delete(row);
  return counts;
}

function isTransparent(control: Element, around: (element: Element) => Surroundings): boolean {
  const { width, height } = control.getBoundingClientRect();
  if (width < smallestPx || height < smallestPx || !around(control).hidden || !isVisible(control))
    return false;
  return styleOf(control)?.pointerEvents !== 'none' && !matches(control, ':disabled, [aria-hidden=true] *');
}

function rowOf(
  control: Element,
  around: (element: Element) => Surroundings,
  wordsIn: (element: Element) => string,
): Element | undefined {
  const box = control.getBoundingClientRect();
  for (let at = composedParent(control) as Element | null; at; at = composedParent(at) as Element | null) {
    if (matches(at, 'body, html, main, dialog, [role=dialog]')) return undefined;
    if (around(at).hidden || !wordsIn(at)) continue;
    const row = at.getBoundingClientRect();
    const isAlone = own(at, 'querySelectorAll')('*').length < 100;
    return isAlone && row.height <= maxRowPx && contains(row, box) ? at : undefined;
  }
  return undefined;
}
