/** Tells whether elements are visible or rendered. */
import { styleOf } from './style-of';
import { composedAncestors, matches } from './walk';

/**
 * Whether the element has a box and neither it nor its frame is hidden by style. Transparent and off-screen elements
 * are visible, as in https://www.w3.org/TR/webdriver2/#element-displayedness and Playwright.
 */
export function isVisible(element: Element): boolean {
  if (!isDrawn(element)) return false;
  const frame = frameAround(element);
  return !frame || isVisible(frame);
}

/** Whether it is rendered, even without size: an empty element can be focused and receive keys. */
export function isRendered(element: Element): boolean {
  const frame = frameAround(element);
  return isVisible(element) || (isShown(element) && (!frame || isVisible(frame)));
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function isDrawn(element: Element): boolean {
  if (element.localName === 'area') {
    const image = imageOf(element);
    return image !== null && isDrawn(image);
  }
  if (isShown(element) && hasBox(element)) return true;
  return styleOf(element)?.display === 'contents' && hasVisibleContent(element);
}

/** Why an element is not visible; completes the sentence "it is ...". */
export function invisibleBecause(element: Element): string {
  const frame = frameAround(element);
  if (frame && !isVisible(frame)) return `in the frame ${tagOf(frame)}, which is ${invisibleBecause(frame)}`;
  const above = composedAncestors(element);
  const hidden = above.find((at) => styleOf(at)?.display === 'none');
  if (hidden)
    return hidden === element
      ? 'not displayed (display: none)'
      : `inside ${tagOf(hidden)}, which is not displayed`;
  const style = styleOf(element);
  if (style && style.visibility !== 'visible') return `hidden (visibility: ${style.visibility})`;
  const closed = above.find((at) => at !== element && matches(at, 'details:not([open])'));
  if (closed && !element.checkVisibility()) return `inside the closed ${tagOf(closed)}; click its summary`;
  const unpainted = above.find((at) => at !== element && isUnpainted(at));
  if (unpainted) return `inside ${tagOf(unpainted)}, which is not drawn (content-visibility: hidden)`;
  return 'without any size';
}

function isUnpainted(element: Element): boolean {
  return styleOf(element)?.getPropertyValue('content-visibility') === 'hidden';
}

/** The image of an area of an image map. */
export function imageOf(area: Element): HTMLImageElement | null {
  const name = area.localName === 'area' && area.closest('map')?.getAttribute('name');
  const images = name ? [...area.ownerDocument.images] : [];
  return images.find((image) => image.getAttribute('usemap') === `#${name}`) ?? null;
}

/** The frame element around an element's document, if it is same-origin. */
export function frameAround(element: Element): Element | null {
  return element.ownerDocument.defaultView?.frameElement ?? null;
}

/** A short selector-like description: `button#save.primary`. */
export function tagOf(element: Element): string {
  const named = element.getAttribute('id');
  const id = named ? `#${named}` : '';
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return `<${element.localName}${id}${classes.join('')}>`;
}

/** Whether it has a box with a size. */
export function hasBox(element: Element): boolean {
  for (const box of element.getClientRects()) if (box.width > 0 && box.height > 0) return true;
  return false;
}

function hasVisibleContent(element: Element): boolean {
  const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
  for (const child of assigned.length > 0 ? assigned : element.childNodes) {
    if (child.nodeType === 1 && isVisible(child as Element)) return true;
    if (child.nodeType === 3 && child.textContent?.trim()) {
      const range = child.ownerDocument?.createRange();
      range?.selectNode(child);
      const box = range?.getBoundingClientRect();
      if (box && box.width > 0 && box.height > 0) return true;
    }
  }
  return false;
}
