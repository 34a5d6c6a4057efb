import { collapse } from '../../../protocol/collapse';
import { fieldValue } from './field-value';
import { editContextOf, isInput, isSelect, isTextArea } from './form-field';
import { maskIfPrivate } from './private-field';

/** The value to show: masked in private fields, the labels of chosen options in lists. */
export function shownValue(element: Element): string | null {
  if (isInput(element) && ['button', 'submit', 'reset', 'image', 'checkbox', 'radio'].includes(element.type))
    return null;
  if (isSelect(element))
    return maskIfPrivate(
      element,
      [...element.selectedOptions].map(({ label }) => collapse(label)).join(', '),
    );
  const holds =
    isInput(element) ||
    isTextArea(element) ||
    element.hasAttribute('aria-valuenow') ||
    element.hasAttribute('aria-valuetext') ||
    element.localName === 'progress' ||
    element.localName === 'meter' ||
    // Else its own content says it.
    (editContextOf(element) !== null && element.textContent === '');
  const value = holds ? fieldValue(element) : null;
  return value && maskIfPrivate(element, value);
}
