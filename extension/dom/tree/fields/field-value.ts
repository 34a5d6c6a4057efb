/** Reads and sets the value of form fields with the native setters. */

import { styleOf } from '../style-of';
import { drawnText } from './drawn-text';
import { editContextOf, isCheckable, isDisabled, isInput, isSelect, isTextArea } from './form-field';

/** Sets the value past any property that the page put on the element itself (React does). Fires nothing. */
export function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const view = field.ownerDocument.defaultView;
  const prototype = isTextArea(field)
    ? view?.HTMLTextAreaElement.prototype
    : view?.HTMLInputElement.prototype;
  const setter = prototype && Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (setter) setter.call(field, value);
  else field.value = value;
}

/** What a field holds: its text, the chosen options' values, `true` or `false` for a box; null for anything else. */
export function fieldValue(element: Element): string | null {
  if (isCheckable(element)) return String(element.checked);
  if (isInput(element) && element.type === 'file')
    return [...(element.files ?? [])].map((file) => file.name).join(', ');
  if (isInput(element) || isTextArea(element)) return element.value;
  if (isSelect(element)) return [...element.selectedOptions].map((option) => option.value).join(', ');
  const context = editContextOf(element);
  if (context) return drawnText(element as HTMLElement) || context.text;
  if ((element as HTMLElement).isContentEditable) return editedText(element as HTMLElement);
  const spoken = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (spoken !== null) return spoken;
  return 'value' in element && typeof element.value !== 'object' ? String(element.value) : null;
}

/** Without placeholders (they let the mouse through) and the marks of no width that editors put carets on. */
function editedText(region: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: lines of an editor are made by its layout.
  let text = region.innerText;
  // Of characters that show as dots `innerText` has the dots.
  if (/^[•●■○]+$/.test(text.trim())) text = region.textContent ?? '';
  for (const fixed of region.querySelectorAll<HTMLElement>('[contenteditable=false]')) {
    const style = styleOf(fixed);
    // biome-ignore lint/performance/useDomNodeTextContent: as above.
    if (style?.pointerEvents === 'none') text = text.replace(fixed.innerText, '');
  }
  text = text.replaceAll('\ufeff', '');
  // The line that an empty paragraph keeps open.
  return text === '\n' ? '' : text;
}

/** What the field would make of a value, by its sanitization algorithm; `''` when it would refuse it. */
export function sanitizedValue(field: HTMLInputElement, value: string): string {
  const copy = field.cloneNode(false) as HTMLInputElement;
  setNativeValue(copy, value);
  return copy.value;
}

/** The options of a select that can be chosen, with their words. */
export function optionsOf(select: HTMLSelectElement): HTMLOptionElement[] {
  return [...select.options].filter((option) => !isDisabled(option));
}
