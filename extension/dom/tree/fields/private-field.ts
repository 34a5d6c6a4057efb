/** Recognises fields for passwords, codes, keys and card numbers, and masks their values. */

import { styleOf } from '../style-of';
import { isInput, isSelect, isTextArea } from './form-field';
import { labelsOf } from './labels-of';
import { isPrivateName } from './private-names';

declare global {
  /**
   * Fields that were private when they were last looked at; `names` has them by their parent, because a page may render
   * a field again to show its password. In the isolated world of the extension; dies with the document.
   */
  var tabrelayPrivate: { fields: WeakSet<Element>; names: WeakMap<Node, string> } | undefined;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field
const privateAutofill = /(^|\s)(current-password|new-password|one-time-code|cc-(?!name|type)[a-z-]+)(\s|$)/;

/** Whether the element is, or is in, a field whose value is private. A field that once was stays so. */
export function isPrivate(element: Element): boolean {
  const isControl =
    isInput(element) || isTextArea(element) || isSelect(element) || typeOf(element) === 'password';
  const field = isControl ? element : element.closest('[contenteditable]:not([contenteditable=false i])');
  if (!field || nonTextTypes.has(typeOf(field))) return false;
  globalThis.tabrelayPrivate ??= { fields: new WeakSet(), names: new WeakMap() };
  const { fields, names } = globalThis.tabrelayPrivate;
  const parent = field.parentNode ?? field;
  const key = `${field.id}|${field.getAttribute('name') ?? ''}\n`;
  const siblings = names.get(parent) ?? '';
  const before = fields.has(field) || (key.length > 2 && siblings.includes(key));
  if (!before && !looksPrivate(field)) return false;
  fields.add(field);
  names.set(parent, siblings.replace(key, '') + key);
  return true;
}

function looksPrivate(field: Element): boolean {
  const attribute = (name: string) => field.getAttribute(name) ?? '';
  const autofill = attribute('autocomplete').toLowerCase();
  const style = styleOf(field);
  if (typeOf(field) === 'password' || privateAutofill.test(autofill)) return true;
  // Empty where there is no style.
  if (!/^(none)?$/.test(style?.getPropertyValue('-webkit-text-security') ?? '')) return true;
  if (typeOf(field) === 'search' || attribute('role') === 'searchbox' || autofill.includes('postal'))
    return false;
  const root = field.getRootNode() as Partial<Document>;
  const labels = [
    ...labelsOf(field),
    ...attribute('aria-labelledby')
      .split(' ')
      .map((id) => root.getElementById?.(id)),
  ].map((label) => label?.textContent?.trim() ?? '');
  const names = ['name', 'id', 'data-testid', 'aria-label', 'placeholder', 'aria-placeholder'].map(attribute);
  return [...names, ...labels, style?.fontFamily ?? ''].some(isPrivateName);
}

function typeOf(field: Element): string {
  return (field.getAttribute('type') ?? '').toLowerCase();
}

/** Input types without typed text. */
const nonTextTypes = new Set('button submit reset image checkbox radio file range color hidden'.split(' '));

/** The value of a field, masked with one dot per character if the field is private. */
export function maskIfPrivate(element: Element | null, held: string): string {
  return element && isPrivate(element) ? held.replace(/./gsu, '•') : held;
}

/** Masks the text in the document itself, as in editors and their parts; null where there is nothing to mask. */
export function maskedText(element: Element): string | null {
  const holdsText = isTextArea(element) || (!isInput(element) && element.closest('[contenteditable]'));
  return holdsText && isPrivate(element) ? maskIfPrivate(element, element.textContent?.trim() ?? '') : null;
}
