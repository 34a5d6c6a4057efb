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

const tickedBoxes =
  'input[type=checkbox i]:checked, [role=checkbox][aria-checked=true], [role=switch][aria-checked=true]';

/** What is filled in, and the labels of the boxes that are ticked with it. */
export function enteredFields(control: Element): { entered: EnteredField[]; ticked: string[] } {
  const { dialog, form } = { dialog: dialogAround(control), form: formAround(control) };
  const near = composedAncestors(control).slice(1, maxLevels);
  const end = near.findIndex((at) => matches(at, wholePages));
  const parts = [dialog, form, ...(end < 0 ? near : near.slice(0, end))];
  for (const part of parts) {
    const found = part ? fieldsIn(part) : [];
    if (part && found.length > 0) return { entered: found, ticked: tickedIn(part) };
  }
  return { entered: [], ticked: [] };
}

function tickedIn(part: Element): string[] {
  return [...(own(part, 'querySelectorAll')(tickedBoxes) as NodeListOf<Element>)]
    .slice(0, maxFields)
    .map((box) => (nameOf(box) || textOf(box.nextElementSibling ?? box, maxChars)).slice(0, maxChars));
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
  const told = beside ? textOf(beside, maxChars) : '';
  const name = nameOf(field);
  // What stands in an empty field is an example of a value.
  const isExample = name === (field as Partial<HTMLInputElement>).placeholder && told !== '';
  return ((isExample ? '' : name) || told || field.id).slice(0, maxChars);
}
