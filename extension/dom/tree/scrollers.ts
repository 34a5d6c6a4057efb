/** The scroll containers and clipping elements around an element. */
import { holds } from './containing-block';
import { styleOf } from './style-of';
import { composedAncestors } from './walk';

/** What scrolls the whole page. */
export function pageOf(document: Document): Element {
  return document.scrollingElement ?? document.documentElement;
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

/** The element and all around it that `scrolls` by its style, innermost first, in the end the page. */
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

/** What cuts off an element, innermost first, and whether the page's own scrolling does not move it. */
export function clippersAround(element: Element): { clippers: Element[]; fixed: boolean } {
  const clippers: Element[] = [];
  let position = styleOf(element)?.position ?? 'static';
  for (const at of composedAncestors(element).slice(1)) {
    const style = styleOf(at);
    // Absolute and fixed elements are not cut off by what does not hold them.
    if (!style || at === at.ownerDocument.documentElement || !holds(style, position)) continue;
    position = style.position;
    const cuts = style.overflow !== 'visible' && !/^(inline|contents)$/.test(style.display);
    if (cuts && !isPage(at)) clippers.push(at);
  }
  return { clippers, fixed: position === 'fixed' };
}
