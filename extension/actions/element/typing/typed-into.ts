import { focusedElement } from '../../../dom/events/focus';
import { editingHost, isTextField } from '../../../dom/tree/fields/form-field';
import { composedContains, type ShadowLookup } from '../../../dom/tree/walk';

/** Whether the text field that an element is, is in or holds has the focus. */
export function isTypedInto(element: Element, shadow: ShadowLookup): boolean {
  const focused = focusedElement(element.ownerDocument, shadow);
  if (!focused || !(isTextField(focused) || editingHost(focused))) return false;
  return composedContains(focused, element) || composedContains(element, focused);
}
