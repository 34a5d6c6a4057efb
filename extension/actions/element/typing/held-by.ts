import { fieldValue } from '../../../dom/tree/fields/field-value';
import { editContextOf, isTextField } from '../../../dom/tree/fields/form-field';

/** All that a field contains, also one whose text the page draws itself. */
export function heldBy(field: Element | null): string {
  if (!field?.isConnected) return '';
  // A page that draws the text itself does so a frame later.
  const context = editContextOf(field);
  return (context ? `${context.text}\n` : '') + (fieldValue(field) ?? '');
}

/** Without what the page has added at the end and selected, as fields that complete a word do. */
export function withoutProposal(field: Element): string {
  const held = heldBy(field);
  return isTextField(field) && field.selectionEnd === held.length
    ? held.slice(0, field.selectionStart ?? held.length)
    : held;
}

/** What typing will replace. */
export function selectedIn(element: Element | null): string {
  if (!element) return '';
  if (isTextField(element) && element.selectionStart !== null)
    return element.value.slice(element.selectionStart, element.selectionEnd ?? undefined);
  return element.ownerDocument.getSelection()?.toString() ?? '';
}
