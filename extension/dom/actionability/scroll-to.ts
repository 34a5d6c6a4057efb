/** Scrolls an element into view at once; of an element without a box, what renders it. */
import { imageOf } from '../tree/visibility';
import { composedAncestors } from '../tree/walk';

/** Scrolls all scroll containers around the element at once, without smooth scrolling. */
export function scrollTo(
  element: Element,
  block: ScrollLogicalPosition,
  inline: ScrollLogicalPosition = 'center',
): void {
  shownBy(element).scrollIntoView({ block, inline, behavior: 'instant' });
}

function shownBy(element: Element): Element {
  const hasBox = (one: Element) => one.getClientRects().length > 0;
  const pointIn = () => [...element.getElementsByTagName('*')].find(hasBox);
  const image = imageOf(element);
  if (image || hasBox(element)) return image ?? element;
  return pointIn() ?? composedAncestors(element).find(hasBox) ?? element;
}
