/** Scrolls an element into view at once; of an element without a box, what renders it. */
import { pageOf, scrollersAround } from '../tree/scrollers';
import { imageOf } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';
import type { Point } from './clickable-point';

/** Scrolls all scroll containers around the element at once, without smooth scrolling. */
export function scrollTo(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'center',
): void {
  shownBy(element).scrollIntoView({ block, inline, behavior: 'instant' });
}

/** Scrolls a point of an element to the middle of each scroll container around it, as far as these go. */
export function scrollPointTo(element: Element, point: () => Point): void {
  const { ownerDocument: document } = element;
  const { innerWidth = 0, innerHeight = 0 } = document.defaultView ?? {};
  const window = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const page = pageOf(document);
  for (const scroller of scrollersAround(element, ({ overflow }) => overflow !== 'visible')) {
    if (scroller === element && scroller !== page) continue;
    const { left, top, width, height } = scroller === page ? window : scroller.getBoundingClientRect();
    const { x, y } = point();
    scroller.scrollBy({ left: x - left - width / 2, top: y - top - height / 2, behavior: 'instant' });
  }
}

function shownBy(element: Element): Element {
  const hasBox = (one: Element) => one.getClientRects().length > 0;
  const pointIn = () => [...element.getElementsByTagName('*')].find(hasBox);
  const image = imageOf(element);
  if (image || hasBox(element)) return image ?? element;
  return pointIn() ?? composedAncestors(element).find(hasBox) ?? element;
}
