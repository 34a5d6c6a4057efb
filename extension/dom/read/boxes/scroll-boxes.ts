/** Boxes that a person can scroll, and what they can bring to light. */
import { styleOf } from '../../tree/style-of';
import { isVisible } from '../../tree/visibility';
import type { Box } from './boxes';

/** The area begins inside of the border. */
const borderPx = 20;
const scrolling = /auto|scroll/;

/** Whether the box has more in it than it shows, and lets a person scroll there. */
export function scrolls(element: Element, style: CSSStyleDeclaration): boolean {
  return scrollsDown(element, style) || scrollsSideways(element, style);
}

export function scrollsDown(element: Element, { overflowY }: CSSStyleDeclaration): boolean {
  return scrolling.test(overflowY) && element.scrollHeight > element.clientHeight;
}

function scrollsSideways(element: Element, { overflowX }: CSSStyleDeclaration): boolean {
  return scrolling.test(overflowX) && element.scrollWidth > element.clientWidth;
}

/** Parts of the window that the box of a page takes at least: a list beside it is narrower. */
const [minWidth, minHeight] = [0.4, 0.5];

/** The only large box that scrolls down, in a page that does not scroll itself. */
export function boxOfPage(document: Document): Element | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const boxes = [...document.querySelectorAll('body *')].filter((one) => {
    if (one.clientWidth < clientWidth * minWidth || one.clientHeight < clientHeight * minHeight) return false;
    const style = styleOf(one);
    return style !== null && style !== undefined && scrollsDown(one, style) && isVisible(one);
  });
  return boxes.length === 1 ? boxes[0] : undefined;
}

/**
 * Where content of a scroll box can be brought to light: all of its scrollable area, in the direction in which it scrolls.
 * @param shown what can be seen of the box itself
 * @returns in CSS pixels of the viewport
 */
export function reachIn(element: Element, style: CSSStyleDeclaration, shown: Box): Box {
  const own = element.getBoundingClientRect();
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
  const isReversed = /reverse/.test(style.flexDirection) && style.display.includes('flex');
  // Areas that begin at the right or at the bottom have negative positions, https://drafts.csswg.org/cssom-view/#scrolling-area
  const fromRight = style.direction === 'rtl' || (isReversed && style.flexDirection === 'row-reverse');
  const fromBottom = isReversed && style.flexDirection === 'column-reverse';
  const left = fromRight ? own.right - scrollLeft - scrollWidth : own.left - scrollLeft;
  const top = fromBottom ? own.bottom - scrollTop - scrollHeight : own.top - scrollTop;
  const sideways = scrollsSideways(element, style);
  const down = scrollsDown(element, style);
  return {
    left: sideways ? left : shown.left,
    right: sideways ? left + scrollWidth + borderPx : shown.right,
    top: down ? top : shown.top,
    bottom: down ? top + scrollHeight + borderPx : shown.bottom,
  };
}
