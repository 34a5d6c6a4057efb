/** Finds what stands for a field that the page hides: its label, or the box around it. */
import { isCheckable } from '../tree/fields/form-field';
import { labelsOf } from '../tree/fields/labels-of';
import { clippersAround } from '../tree/scrollers';
import { styleOf } from '../tree/style-of';
import { isRendered, isVisible } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';
import { isBoxOf } from './same-control';

/** Whether a page keeps the element for screen readers alone: in a dot, or beyond the page's upper or left edge. */
export function isUnseen(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  const around = [element, ...clippersAround(element).clippers].map((one) => one.getBoundingClientRect());
  const isDot = around.some(({ width, height }) => width <= 1 || height <= 1);
  const { clip = '', clipPath = '' } = styleOf(element) ?? {};
  const isCut = /^rect\((0px,? ?){4}\)$/.test(clip) || /^inset\((50|100)%\)$/.test(clipPath);
  return isDot || isCut || right + scrollX <= 0 || bottom + scrollY <= 0;
}

/**
 * The element, or where the page hides that: its visible label, or the box that shows the field. Null where nothing shows.
 */
export function shownPart(element: Element): Element | null {
  const shows = isVisible(element);
  const isBox = isCheckable(element);
  const takesNoMouse = (one: Element) => styleOf(one)?.pointerEvents === 'none';
  const isDead = takesNoMouse(element);
  if (shows && !isDead && !isUnseen(element)) return element;
  const label = labelsOf(element).find((one) => isVisible(one) && !isUnseen(one) && !takesNoMouse(one));
  const around = composedAncestors(element).find((at) => isVisible(at) && !isUnseen(at) && !takesNoMouse(at));
  const box = isRendered(element) && around && isBoxOf(around, element) ? around : undefined;
  // A label gives a text field the focus; what opens a list is the box.
  return (isBox ? (label ?? box) : (box ?? label)) ?? (shows ? element : null);
}
