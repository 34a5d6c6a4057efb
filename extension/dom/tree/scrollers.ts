/** The scroll containers and clipping elements around an element. */

import { isContainingBlock } from './containing-block';
import { rootOf } from './root-of';
import { styleOf } from './style-of';
import { composedAncestors } from './walk';

/** The scrolling element of the page. */
export function pageOf(document: Document): Element {
  return document.scrollingElement ?? rootOf(document);
}

/** The body's overflow is the viewport's, unless the root element has its own. */
function isPage(element: Element): boolean {
  const { body, documentElement } = element.ownerDocument;
  return (
    element === documentElement ||
    element === pageOf(element.ownerDocument) ||
    (element === body && styleOf(documentElement)?.overflow === 'visible')
  );
}

/** Whether a person cannot scroll the page. */
export function isHiddenPage({ ownerDocument: { body, documentElement } }: Element): boolean {
  const overflowOf = (element: Element | null) => element && styleOf(element)?.overflow;
  const own = overflowOf(documentElement);
  return (own === 'visible' ? overflowOf(body) : own) === 'hidden';
}

/** The scroll containers from the element outwards, innermost first, the page last. */
export function scrollersAround(
  element: Element,
  scrolls: (style: CSSStyleDeclaration) => boolean,
): Element[] {
  const scrollers = composedAncestors(element).filter((at) => {
    const style = styleOf(at);
    return style && !isPage(at) && scrolls(style);
  });
  return [...scrollers, pageOf(element.ownerDocument)];
}

/** The elements that clip an element, innermost first, and whether it is fixed in the viewport. */
export function clippersAround(element: Element): { clippers: Element[]; fixed: boolean } {
  const clippers: Element[] = [];
  let position = styleOf(element)?.position ?? 'static';
  for (const at of composedAncestors(element).slice(1)) {
    const style = styleOf(at);
    // Absolute and fixed elements are clipped only by their containing blocks.
    if (!style || at === at.ownerDocument.documentElement || !isContainingBlock(style, position)) continue;
    position = style.position;
    const cuts = style.overflow !== 'visible' && !/^(inline|contents)$/.test(style.display);
    if (cuts && !isPage(at)) clippers.push(at);
  }
  return { clippers, fixed: position === 'fixed' };
}
