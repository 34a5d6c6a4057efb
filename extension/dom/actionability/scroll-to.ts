/** Scrolls an element into view at once; of an element without a box, what renders it. */
import { isHiddenPage, pageOf, scrollersAround } from '../tree/scrollers';
import { imageOf } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';
import { type Point, pointOn } from './clickable-point';

/** Boxes that were scrolled although a person cannot, and where they were. Emptied by `putBack`, after each act. */
let moved: { box: Element; from: ScrollToOptions; to: ScrollToOptions }[] = [];

/**
 * Scrolls all scroll containers around the element at once, without smooth scrolling. Of boxes with `overflow: hidden`,
 * which a person cannot scroll, only where the element cannot be seen otherwise.
 * @param hiddenBlock how far these: only as far as needed unless told
 */
export function scrollTo(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'center',
  hiddenBlock: ScrollLogicalPosition = 'nearest',
): void {
  scrollAllTo(element, block, inline);
  putBack();
  if (!pointOn(element)) scrollAllTo(element, hiddenBlock, 'nearest');
}

/** As `scrollTo`, with all boxes around the element. */
export function scrollAllTo(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'center',
): void {
  const shown = shownBy(element);
  const page = pageOf(shown.ownerDocument);
  const boxes = scrollersAround(shown, ({ overflow }) => overflow === 'hidden')
    .filter((box) => box !== page || isHiddenPage(page))
    .map((box) => ({ box, from: placeOf(box) }));
  shown.scrollIntoView({ block, inline, behavior: 'instant' });
  moved.push(...boxes.map((one) => ({ ...one, to: placeOf(one.box) })));
}

/** Scrolls the boxes back that a person cannot scroll, unless the page has scrolled them since; whether any was. */
export function putBack(): boolean {
  let isBack = false;
  for (const { box, from, to } of moved.reverse()) {
    const { left, top } = placeOf(box);
    if (left !== to.left || top !== to.top) continue;
    box.scrollTo(from);
    isBack ||= left !== from.left || top !== from.top;
  }
  moved = [];
  return isBack;
}

const placeOf = ({ scrollLeft: left, scrollTop: top }: Element): ScrollToOptions => ({
  left,
  top,
  behavior: 'instant',
});

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
