/** The keys by which `accesskey` reaches an element; in a lazy script. */
import { moveFocus, withFocusEvents } from '../events/focus';
import type { InputState, Modifiers } from '../events/input-state';
import { controlOf, isInput, isTextArea, isTextField } from '../tree/fields/form-field';
import { elementsIn, type ShadowLookup } from '../tree/walk';

/**
 * Focuses and clicks the element whose access key is pressed, as Chromium does: visible or not, and even if the page has
 * prevented the key. Only a text area gets no click.
 * @param target what has the focus: its document is searched
 * @returns false where the key is no access key
 */
export function pressAccessKey(
  { ownerDocument }: Element,
  key: string,
  modifiers: Modifiers,
  { devices, shadow }: InputState,
): boolean {
  const element = accessKeyTarget(ownerDocument, key, modifiers, shadow);
  if (!element) return false;
  moveFocus(element, devices, shadow);
  if (isInput(element) && isTextField(element)) element.select();
  if (!isTextArea(element))
    withFocusEvents(element.ownerDocument, devices, shadow, () => (element as HTMLElement).click());
  return true;
}

/** Of several elements with the same key the last one is meant, of a label its control. */
export function accessKeyTarget(
  document: Document,
  key: string,
  { altKey, ctrlKey, metaKey }: Modifiers,
  shadow: ShadowLookup,
): Element | undefined {
  const isMac = document.defaultView?.navigator.platform.startsWith('Mac') === true;
  if (!altKey || metaKey || ctrlKey !== isMac) return undefined;
  const found = [...elementsIn(document, shadow)].findLast(
    (element) => element.getAttribute('accesskey')?.toLowerCase() === key.toLowerCase(),
  );
  return found && controlOf(found);
}
