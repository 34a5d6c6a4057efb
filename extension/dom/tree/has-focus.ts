/** Whether the focus is on the element, or inside it in a shadow tree or frame. */
export function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}
