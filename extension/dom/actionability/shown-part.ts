/** Finds what stands for a field that the page hides: its label. */
import { clippersAround } from '../tree/scrollers';
import { isVisible } from '../tree/visibility';
import { composedAncestors, matches, own } from '../tree/walk';

/** Whether a page keeps the element for screen readers alone: in a dot, or beyond the page's upper or left edge. */
export function isUnseen(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  const around = [element, ...clippersAround(element).clippers].map((one) => one.getBoundingClientRect());
  const isDot = around.some(({ width, height }) => width <= 1 || height <= 1);
  return isDot || right + scrollX <= 0 || bottom + scrollY <= 0;
}

/** What stands for a field is a line of a form, not a part of the page. */
const maxFieldCssPx = 100;

/**
 * The element, or where the page hides that: its visible label, or what shows the field. Null where nothing shows.
 */
export function shownPart(element: Element): Element | null {
  const shows = isVisible(element);
  if (shows && !isUnseen(element)) return element;
  const labels: Iterable<Element> = own(element, 'labels') ?? [];
  const label = [...labels].find((one) => isVisible(one) && !isUnseen(one));
  return label ?? (shows ? (frameOf(element) ?? element) : null);
}

/** The box around a field that is in the page for the keyboard alone, if there is no other field in it. */
function frameOf(field: Element): Element | undefined {
  if (!matches(field, 'input:not([type=file]), textarea, select')) return undefined;
  const around = composedAncestors(field).find((at) => isVisible(at) && !isUnseen(at));
  const isOwn = around?.querySelectorAll('input:not([type=hidden]), textarea, select').length === 1;
  return isOwn && around.getBoundingClientRect().height <= maxFieldCssPx ? around : undefined;
}
