/** Reads what is entered in a form field, as a person sees it. */
import { isCheckable, isInput, isPicker, isSelect, isTextArea, isTextField } from '../tree/fields/form-field';
import { labelsOf } from '../tree/fields/labels-of';
import { tidy } from './passage-text';

/** The label and the value of a field, if it has a value; a checkbox is on or off, of radio buttons one is chosen. */
export function enteredValueOf(element: Element): { name: string; text: string } | undefined {
  const value = enteredIn(element);
  if (value === '') return undefined;
  return { name: nameOf(element), text: value };
}

function enteredIn(element: Element): string {
  if (isSelect(element))
    return [...element.options]
      .filter(({ selected }) => selected)
      .map((option) => tidy(option.textContent ?? ''))
      .join(', ');
  if (isCheckable(element)) {
    if (element.type === 'checkbox') return element.checked ? 'on' : 'off';
    return element.checked ? 'chosen' : '';
  }
  const isRead = isTextArea(element) || (isInput(element) && (isTextField(element) || isPicker(element)));
  return isRead ? tidy(element.value) : '';
}

function nameOf(element: Element): string {
  const label = labelsOf(element)
    .map((one) => (one.textContent ?? '').replace(element.textContent || '\0', ''))
    .join(' ');
  const own = ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? '');
  return tidy([label, ...own].find((text) => text.trim() !== '') ?? '');
}
