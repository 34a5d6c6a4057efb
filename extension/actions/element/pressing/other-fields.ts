import { isVisible } from '../../../dom/tree/visibility';
import { composedContains } from '../../../dom/tree/walk';

/** The fields in sight besides that of an element: what gets the focus in place of these is put there by the page for it. */
export function otherFields(element: Element): Set<Element> {
  const all = element.ownerDocument.querySelectorAll('input, textarea, [contenteditable]');
  const isOther = (one: Element) => !composedContains(one, element) && !composedContains(element, one);
  return new Set([...all].filter((one) => isOther(one) && isVisible(one)));
}
