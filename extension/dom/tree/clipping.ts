/** Tells whether content is clipped away by a box of zero size. */
import { isContainingBlock } from './containing-block';

/** Inside of a box of no size: which positions do not get out of it. */
export interface Clipping {
  absolute: boolean;
  fixed: boolean;
}

/**
 * Whether the content of an element is cut off by a box of no size, its own or one around; null where it is not.
 * @param outer what holds around the element
 * @param isInline nothing is cut off by what has no box of its own; reading that again would cost long pages too much
 */
export function clippingIn(
  element: Element,
  style: CSSStyleDeclaration,
  outer: Clipping | null,
  isInline: boolean,
): Clipping | null {
  const { position } = outer ? style : { position: '' };
  const still =
    outer && ((position === 'absolute' && !outer.absolute) || (position === 'fixed' && !outer.fixed))
      ? null
      : outer;
  if (!still && (isInline || !cuts(element, style))) return null;
  return {
    absolute: still?.absolute || isContainingBlock(style, 'absolute'),
    fixed: still?.fixed || isContainingBlock(style, 'fixed'),
  };
}

/** The overflow of the whole page is the window's. */
function cuts(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.overflow === 'visible' || element.localName === 'body' || element.localName === 'html')
    return false;
  const { width, height } = element.getBoundingClientRect();
  return (width === 0 && style.overflowX !== 'visible') || (height === 0 && style.overflowY !== 'visible');
}
