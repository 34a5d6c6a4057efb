/** What `select` does with an `input` that suggests the options of a `datalist`: it fills in the value of one. */

import { fireInputAndChange, oneTask } from '../../../dom/events/fire';
import { moveFocus } from '../../../dom/events/focus';
import { replaceText } from '../../../dom/keyboard/edit';
import { setNativeValue } from '../../../dom/tree/fields/field-value';
import { isDisabled, isInput, isTextField } from '../../../dom/tree/fields/form-field';
import { maskIfPrivate } from '../../../dom/tree/fields/private-field';
import { collapse } from '../../../protocol/collapse';
import type { PageWorld } from '../../page-world';
import { whileReacting } from '../waiting/while-reacting';
import { listBoxOf } from './list-box-of';
import { shownChoice } from './shown-choice';

/** The field of a step that has a datalist: the element itself, or what is the list in it. */
export function suggestingField(element: Element, shadow: PageWorld['shadow']): HTMLInputElement | undefined {
  const field = isInput(element) ? element : listBoxOf(element, shadow);
  return field && isInput(field) && field.list ? field : undefined;
}

/** What the browser suggests: no option that is disabled or has no value. */
export function suggestionsOf(field: HTMLInputElement): HTMLOptionElement[] {
  return [...(field.list?.options ?? [])].filter((option) => option.value !== '' && !isDisabled(option));
}

/** @param current what the selector means now */
export async function selectSuggestion(
  world: PageWorld,
  field: HTMLInputElement,
  chosen: HTMLOptionElement[],
  current: () => Element | null,
) {
  const fieldNow = () => {
    const now = current();
    return now && (suggestingField(now, world.shadow) ?? (field.isConnected ? field : undefined));
  };
  const value = chosen.map((option) => option.value).join(',');
  const labels = chosen.map((option) => collapse(option.label)).join(',');
  const held = field.value;
  const isOption = ({ localName }: Element) => localName === 'option';
  const choice = shownChoice(() => fieldNow() ?? field, field, world.shadow, isOption);
  const shows = choice.watch(labels, '');
  moveFocus(field, world.devices, world.shadow);
  if (held !== value) {
    if (isTextField(field)) replaceText(field, value, world.devices);
    else {
      setNativeValue(field, value);
      fireInputAndChange(field);
    }
  }
  const read = () => {
    const now = fieldNow();
    const text = now?.value ?? '';
    // Some pages put the words in place of the value, or keep the choice beside the field and empty that.
    const success = now != null && (text === value || collapse(text) === labels || shows());
    const shown = maskIfPrivate(now ?? null, text);
    const reason = now
      ? `The page did not keep the choice: the field now holds "${shown}".`
      : 'The page took the field away.';
    return { success, value: shown, changed: text !== held, ...(!success && { reason }) };
  };
  world.deliver(read());
  await oneTask(field.ownerDocument);
  return whileReacting(world, read);
}
