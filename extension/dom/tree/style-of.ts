/** Only the window of an element's own document tells its style, and a document that has none has no styles. */

/** The style as it is now, of the element or of its `::before` or `::after`. */
export function styleOf(element: Element, pseudo?: string): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element, pseudo);
}
