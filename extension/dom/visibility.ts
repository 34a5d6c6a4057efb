// Why: what the user cannot see is not acted on and not shown.
import { composedAncestors } from './walk';

/**
 * Whether the element takes up room on the page and is not hidden by style. Transparent and off-screen elements
 * are visible, as in https://www.w3.org/TR/webdriver2/#element-displayedness and Playwright.
 */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) {
    return styleOf(element)?.display === 'contents' && hasVisibleContent(element);
  }
  if (hasBox(element)) return true;
  return styleOf(element)?.display === 'contents' && hasVisibleContent(element);
}

/** Why an element is not visible, in words that finish the sentence "it is ...". */
export function invisibleBecause(element: Element): string {
  const hidden = composedAncestors(element).find((at) => styleOf(at)?.display === 'none');
  if (hidden)
    return hidden === element
      ? 'not displayed (display: none)'
      : `inside ${tagOf(hidden)}, which is not displayed`;
  const style = styleOf(element);
  if (style && style.visibility !== 'visible') return `hidden (visibility: ${style.visibility})`;
  return 'without any size';
}

/** An element as a person who wrote the page would call it: `button#save.primary`. */
export function tagOf(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return `<${element.localName}${id}${classes.join('')}>`;
}

function hasBox(element: Element): boolean {
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

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element);
}
