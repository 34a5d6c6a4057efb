import { editingHost, isDisabled, isMarkedReadOnly, isPicker, isTextField } from './form-field';
import { isRendered } from './visibility';
import { elementsFrom, type ShadowLookup } from './walk';

/** The only field in an element that is none itself and is not the whole page; null where there are none or several. */
export function fieldIn(element: Element, shadow: ShadowLookup): Element | null {
  if (isField(element) || element.matches('html, body, form, select, button')) return null;
  let only: Element | null = null;
  for (const one of elementsFrom(element, shadow)) {
    if (!isField(one) || !isRendered(one) || one.getAttribute('aria-hidden') === 'true') continue;
    if (isDisabled(one) || isMarkedReadOnly(one) || (only && editingHost(one) === only)) continue;
    if (only) return null;
    only = one;
  }
  return only;
}

function isField(element: Element): boolean {
  return isTextField(element) || isPicker(element) || editingHost(element) !== null;
}
