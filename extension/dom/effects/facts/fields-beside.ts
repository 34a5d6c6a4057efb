/** Reads what is filled in beside a control, for the person who decides on it: which campaign is booked, and for when. */
import { collapse } from '../../../protocol/collapse';
import { isPicker, isSelect, isTextField } from '../../tree/fields/form-field';
import { isPrivate } from '../../tree/fields/private-field';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { labelFor } from './entered-fields';

const wholePages = 'body, html, main, [role=main]';
const fields = 'input, select, textarea';
const maxLevels = 8;
const maxFields = 4;
const maxChars = 60;

export interface FilledField {
  label: string;
  value: string;
}

/** Of the smallest part around the control in which something is filled in. Private values are left out. */
export function fieldsBeside(control: Element): FilledField[] {
  for (const at of composedAncestors(control).slice(1, maxLevels)) {
    if (matches(at, wholePages)) return [];
    const all = [...(own(at, 'querySelectorAll')(fields) as NodeListOf<Element>)];
    const shown = all.filter((one) => (isSelect(one) || isTextField(one) || isPicker(one)) && isVisible(one));
    const filled = shown
      .filter((one) => !isPrivate(one))
      .map((one) => ({ label: labelFor(one).slice(0, maxChars), value: valueIn(one) }))
      .filter(({ value }) => value !== '');
    if (filled.length > 0) return filled.slice(0, maxFields);
  }
  return [];
}

function valueIn(field: Element): string {
  const value = isSelect(field) ? field.selectedOptions[0]?.text : (field as HTMLInputElement).value;
  return collapse(value ?? '').slice(0, maxChars);
}
