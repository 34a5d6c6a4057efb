/** Tells the parts of a page that no person can see: closed lists and menus, transparent and clipped texts. */
import { styleOf } from '../../tree/style-of';

/** Whether nothing of the element, or of what is in it, can be seen. */
export function isUnseen(element: Element): boolean {
  const { display, opacity, overflowX = 'visible', fontSize } = styleOf(element) ?? {};
  // An element without a box of its own shows what is in it.
  if (display === 'contents') return false;
  if (!element.checkVisibility() || opacity === '0') return true;
  if (fontSize === '0px' && element.childElementCount === 0) return true;
  const { width, height } = element.getBoundingClientRect();
  return overflowX !== 'visible' && display !== 'inline' && (width < 1 || height < 1);
}

/** Whether the text is hidden by the style that it inherits. A part around it may be hidden and the text not. */
export function isHiddenText({ parentElement }: Node): boolean {
  return parentElement !== null && (styleOf(parentElement)?.visibility ?? 'visible') !== 'visible';
}
