import { roleOf } from '../../../dom/accessibility/role';
import { isSelect } from '../../../dom/tree/fields/form-field';
import { elementsFrom, type ShadowLookup } from '../../../dom/tree/walk';

/** The combobox, list box or button of a list that is no `select` element: the element itself or one in it. */
export function listBoxOf(element: Element, shadow: ShadowLookup): Element | undefined {
  for (const one of elementsFrom(element, shadow)) if (isListBox(one)) return one;
  return undefined;
}

export function isListBox(element: Element): boolean {
  if (isSelect(element)) return false;
  return element.ariaHasPopup === 'listbox' || /^(combobox|listbox)$/.test(roleOf(element));
}
