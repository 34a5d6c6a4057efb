import { setNativeValue } from '../tree/fields/field-value';
import { isTextField } from '../tree/fields/form-field';
import type { Devices } from './devices';
import { fire } from './fire';

/** Fires `change` if typing has changed the field, and keeps the browser from firing a second one. */
export function commitTyping(field: Element, devices: Devices): void {
  const before = devices.valueBeforeTyping.get(field);
  devices.valueBeforeTyping.delete(field);
  if (before === undefined || !isTextField(field) || field.value === before) return;
  // The browser compares with the last value set by script before it fires a `change` of its own.
  const { selectionStart, selectionEnd, value } = field;
  setNativeValue(field, value === '' ? '0' : '');
  setNativeValue(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  fire(field, 'Event', 'change', { bubbles: true });
}
