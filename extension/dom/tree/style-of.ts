/** The style as it is now, of the element or of its `::before` or `::after`. */
export function styleOf(element: Element, pseudo?: string): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element, pseudo);
}
