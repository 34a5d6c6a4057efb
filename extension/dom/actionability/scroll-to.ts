/** Scrolls an element into view at once; of an element without a box, what renders it. */
import { isHiddenPage, pageOf, scrollersAround } from '../tree/scrollers';
import { imageOf } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';
import { type Point, pointOn } from './clickable-point';

/**
 * Scrolls all scroll containers around the element at once, without smooth scrolling. Of boxes with `overflow: hidden`,
 * which a person cannot scroll, only where the element cannot be seen otherwise.
 */
export function scrollTo(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'center',
): void {
  const undo = scrollAllTo(element, block, inline);
  undo();
  if (!pointOn(element)) scrollAllTo(element, block, inline);
}

/** @returns puts the boxes back that a person cannot scroll */
export function scrollAllTo(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'center',
): () => void {
  const shown = shownBy(element);
  const page = pageOf(shown.ownerDocument);
  const places = scrollersAround(shown, ({ overflow }) => overflow === 'hidden').flatMap((box) =>
    box !== page || isHiddenPage(page)
      ? [{ box, left: box.scrollLeft, top: box.scrollTop, behavior: 'instant' as const }]
      : [],
  );
  shown.scrollIntoView({ block, inline, behavior: 'instant' });
  return () => {
    for (const { box, ...place } of places) box.scrollTo(place);
  };
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
