import { scrollTo } from '../../../dom/actionability/scroll-to';
import { rootOf } from '../../../dom/tree/root-of';
import type { ReadyTarget } from '../finding/target';

/** Of the height of the window; most menus take less than the rest. */
const lowest = 2 / 3;

/** Scrolls what is low in the window to its middle, so that a menu has room to open below it; whether it was low. */
export function raise({ element, point }: ReadyTarget): boolean {
  const isLow = point.y > rootOf(element.ownerDocument).clientHeight * lowest;
  if (isLow) scrollTo(element, 'center', 'nearest', 'center');
  return isLow;
}
