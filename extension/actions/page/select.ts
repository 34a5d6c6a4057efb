import * as z from 'zod/mini';
import { collapse } from '../../dom/accessibility/name';
import { fireInputAndChange } from '../../dom/events/fire';
import { moveFocus } from '../../dom/events/focus';
import { fieldValue, optionsOf } from '../../dom/tree/field-value';
import { isSelect } from '../../dom/tree/form-field';
import { maskIfPrivate } from '../../dom/tree/private-field';
import type { ActionSpec, Step } from '../action-spec';
import { afterOneTask } from '../element/after-task';
import { listBoxOf } from '../element/list-box-of';
import { mouseClick } from '../element/mouse-click';
import { currentElement, readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { orJson } from '../values';

/** An option by exactly one of these; a plain string is a value or a label. */
const named = z.union([
  z.strictObject({ value: z.string().check(z.describe('The value of the option.')) }),
  z.strictObject({ label: z.string().check(z.describe('What the option reads.')) }),
  z.strictObject({ index: z.int().check(z.nonnegative(), z.describe('Its place in the list, from 0.')) }),
]);
type Name = string | z.infer<typeof named>;
const wanted = z.union([orJson(z.array(z.union([z.string(), named]))), orJson(named), z.string()]);

export const selectSpec = {
  title: 'Select options',
  description:
    'Chooses one or more options of a list by what they read or by value: of a `select` element, or of a combobox or list box that the page has made itself.',
  synonyms: ['selectOption', 'select_option', 'choose', 'chooseOption'],
  selector: 'required',
  value: {
    description:
      'the option\'s value or its words, or {"value"}, {"label"} or {"index": from 0}; several as an array, for a list that takes several',
    schema: wanted,
  },
  effect: 'act',
  destructive: true,
  idempotent: true,
  takesSecrets: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#fruit', value: 'Pear' },
} satisfies ActionSpec;

export async function select(world: PageWorld, { selector, value }: Step<z.infer<typeof wanted>>) {
  const names = [value].flat();
  const refuses = (element: Element) => {
    if (!isSelect(element))
      return listBoxOf(element, world.shadow)
        ? (world.secrets?.refusal(element) ?? null)
        : 'it is no list. Click it, then click the option.';
    if (element.multiple || names.length === 1) return world.secrets?.refusal(element) ?? null;
    return `it holds exactly one choice, and ${names.length} were named. Name one option.`;
  };
  const needs = { visible: true, enabled: true, followsLabel: true, refuses };
  let chosen: HTMLOptionElement[] = [];
  // Options often arrive later than their list.
  const andThen = ({ element }: { element: Element }): true | string => {
    if (!isSelect(element)) return true;
    const { options, missing } = pick(element, names);
    chosen = options;
    const there = optionsOf(element).map((option) => `"${collapse(option.label)}"`);
    return (
      missing === undefined ||
      `without the option ${missing}; there are ${there.slice(0, 20).join(', ') || 'none'}`
    );
  };
  const { element, matches } = await readyTarget(world, selector, { ...needs, andThen });
  if (!isSelect(element)) {
    const selectCustom = await world.load('select-custom');
    return { matches, ...(await selectCustom(world, selector, element, names, { click: mouseClick })) };
  }
  const list = element;
  moveFocus(list, world.devices, world.shadow);
  const before = [...list.selectedOptions];
  for (const option of list.options) option.selected = chosen.includes(option);
  const changed = before.length !== list.selectedOptions.length || before.some((option) => !option.selected);
  if (changed) fireInputAndChange(list);
  return afterOneTask(world, list.ownerDocument, () => {
    const now = currentElement(world, selector, list) as HTMLSelectElement | null;
    const kept = now ? [...now.selectedOptions] : [];
    const success = now !== null && areAlike(chosen, kept) && areAlike(kept, chosen);
    const reason = now ? 'The page did not keep the choice.' : 'The page took the list away.';
    return {
      success,
      matches,
      value: maskIfPrivate(now, (now && fieldValue(now)) ?? ''),
      changed,
      ...(!success && { reason }),
    };
  });
}

/** Whether each has an equal option in `others`: a list that was rendered again has other objects. */
function areAlike(some: HTMLOptionElement[], others: HTMLOptionElement[]): boolean {
  return some.every(({ value, label }) => others.some((one) => one.value === value && one.label === label));
}

function pick(list: HTMLSelectElement, names: Name[]): { options: HTMLOptionElement[]; missing?: string } {
  const options: HTMLOptionElement[] = [];
  for (const name of names) {
    const option = meant(list, name);
    if (!option) return { options: [], missing: JSON.stringify(name) };
    options.push(option);
  }
  return { options };
}

function meant(list: HTMLSelectElement, name: Name): HTMLOptionElement | undefined {
  const all = optionsOf(list);
  const ofValue = (value: string) => all.find((one) => one.value === value);
  const ofLabel = (label: string) => {
    const words = collapse(label);
    return (
      all.find((one) => collapse(one.label) === words) ??
      all.find((one) => collapse(one.label).toLowerCase() === words.toLowerCase())
    );
  };
  if (typeof name === 'string') return ofValue(name) ?? ofLabel(name);
  if ('index' in name) return all.find((one) => one.index === name.index);
  return 'value' in name ? ofValue(name.value) : ofLabel(name.label);
}
