import { isRendered } from '../visibility';
import { elementsFrom, matches, type ShadowLookup } from '../walk';
import { editingHost, isCheckable, isDisabled, isMarkedReadOnly, isPicker, isTextField } from './form-field';

/** The only such field in an element that is none itself and is not the whole page; null where there are none or several. */
export function fieldIn(
  element: Element,
  shadow: ShadowLookup,
  isField: (element: Element) => boolean,
): Element | null {
  if (isField(element) || matches(element, 'html, body, form, select, button')) return null;
  let only: Element | null = null;
  for (const one of elementsFrom(element, shadow)) {
    if (!isField(one) || !isRendered(one) || one.getAttribute('aria-hidden') === 'true') continue;
    if (isDisabled(one) || isMarkedReadOnly(one) || (only && editingHost(one) === only)) continue;
    if (only) return null;
    only = one;
  }
  return only;
}

/** What takes text or a value. */
export function isFilled(element: Element): boolean {
  return isTextField(element) || isPicker(element) || editingHost(element) !== null;
}

/** What is checked; also where a role makes it so. */
export function isChecked(element: Element): boolean {
  return isCheckable(element) || /^(checkbox|radio|switch)$/.test(element.getAttribute('role') ?? '');
}
