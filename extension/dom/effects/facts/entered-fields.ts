/** Reads what is filled in in the dialog or form of a control, or in the smallest part around it that has a field. */
import { collapse } from '../../../protocol/collapse';
import type { EnteredField } from '../../../protocol/effects/entered-fields';
import { nameOf } from '../../accessibility/name';
import { isDisabled, isSelect, isTextField } from '../../tree/fields/form-field';
import { isPrivate } from '../../tree/fields/private-field';
import { isVisible } from '../../tree/visibility';
import { composedAncestors, matches, own } from '../../tree/walk';
import { formAround } from './form-facts';
import { textOf } from './headings';
import { dialogAround } from './place-of';

const wholePages = 'body, html, main, [role=main]';
const fields = 'input, select, textarea';
const maxLevels = 8;
const maxFields = 40;
const maxChars = 80;
const maxOptions = 60;

export function enteredFields(control: Element): EnteredField[] {
  const { dialog, form } = { dialog: dialogAround(control), form: formAround(control) };
  const near = composedAncestors(control).slice(1, maxLevels);
  const end = near.findIndex((at) => matches(at, wholePages));
  const parts = [dialog, form, ...(end < 0 ? near : near.slice(0, end))];
  for (const part of parts) {
    const found = part ? fieldsIn(part) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function fieldsIn(part: Element): EnteredField[] {
  const all = [...(own(part, 'querySelectorAll')(fields) as NodeListOf<HTMLInputElement>)].slice(
    0,
    maxFields,
  );
  return all.flatMap((field) => {
    if (!(isSelect(field) || isTextField(field)) || !isVisible(field) || isPrivate(field)) return [];
    // What cannot be changed tells of something, such as what is due.
    if (field.readOnly || isDisabled(field)) return [];
    const label = labelFor(field);
    if (!isSelect(field)) return [{ label, value: collapse(field.value).slice(0, maxChars) }];
    const [chosen] = field.selectedOptions;
    const others = [...field.options].filter((one) => one !== chosen).slice(0, maxOptions);
    return [{ label, value: collapse(chosen?.text ?? ''), others: others.map(({ text }) => collapse(text)) }];
  });
}

/** Its name, or the text right before it or before its cell. */
export function labelFor(field: Element): string {
  const cell = field.closest('td, [role=cell], dd');
  const before = [field, cell].map((one) => one?.previousElementSibling);
  const beside = before.find(
    (one) => one && own(one, 'querySelector')(fields) === null && textOf(one) !== '',
  );
  return (nameOf(field) || (beside ? textOf(beside, maxChars) : '') || field.id).slice(0, maxChars);
}
