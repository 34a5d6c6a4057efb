/**
 * What `select` does, in a lazy script: with `select` elements itself, with a `datalist` through `selectSuggestion`, with
 * other lists through `selectCustom`.
 */

import { fireInputAndChange, oneTask } from '../../../dom/events/fire';
import { moveFocus } from '../../../dom/events/focus';
import { fieldValue, optionsOf } from '../../../dom/tree/fields/field-value';
import { isMarkedReadOnly, isSelect } from '../../../dom/tree/fields/form-field';
import { maskIfPrivate } from '../../../dom/tree/fields/private-field';
import { collapse } from '../../../protocol/collapse';
import { RelayError } from '../../../protocol/errors';
import type { Step } from '../../action-spec';
import type { PageWorld } from '../../page-world';
import type { currentElement, readyTarget } from '../finding/target';
import type { mouseClick } from '../pointing/mouse-click';
import { listAround } from './list-around';
import { listBoxOf } from './list-box-of';
import { listOptions } from './list-options';
import { type OptionName, onlyBeginning } from './option-name';
import { opensList } from './plain-list';
import { selectCustom } from './select-custom';
import { selectSuggestion, suggestingField, suggestionsOf } from './select-datalist';

/** What keeps state in the page script, or is recognised by it. */
interface SelectParts {
  readyTarget: typeof readyTarget;
  currentElement: typeof currentElement;
  click: typeof mouseClick;
}

export async function selectOptions(
  world: PageWorld,
  { selector, value }: Step<OptionName | OptionName[]>,
  { readyTarget, currentElement, click }: SelectParts,
) {
  const names = [value].flat();
  const refuses = (element: Element) => {
    const list = isSelect(element) ? element : suggestingField(element, world.shadow);
    if (!list)
      return listBoxOf(element, world.shadow) || (names.length === 1 && opensList(element))
        ? (world.secrets?.refusal(element) ?? null)
        : 'it is no list. Click it, then click the option.';
    if (list.multiple || names.length === 1) return world.secrets?.refusal(list) ?? null;
    return `it holds exactly one choice, and ${names.length} were named. Name one option.`;
  };
  const standIn = (element: Element) => listAround(element, world.shadow);
  const needs = { visible: true, enabled: true, followsLabel: true, standIn, refuses };
  let chosen: HTMLOptionElement[] = [];
  const isStill = stillness(world);
  // Options often arrive later than their list.
  const andThen = ({ element }: { element: Element }): true | string => {
    const field = suggestingField(element, world.shadow);
    if (field && isMarkedReadOnly(field)) return 'read-only';
    const list = isSelect(element) ? element : field?.list;
    if (!list) return true;
    const offered = field ? suggestionsOf(field) : optionsOf(element as HTMLSelectElement);
    const { options, missing } = pick([...list.options], offered, names);
    chosen = options;
    if (missing === undefined) return true;
    const there = offered.map((option) => collapse(option.label));
    const reason = `${missing.why}; there are ${listOptions(there, missing.name)}`;
    if (isStill(there.join())) throw missed(selector, reason);
    return reason;
  };
  const { element, matches } = await readyTarget(world, selector, { ...needs, andThen });
  const field = suggestingField(element, world.shadow);
  if (field) {
    const now = () => currentElement(world, selector, element);
    return { matches, ...(await selectSuggestion(world, field, chosen, now)) };
  }
  if (!isSelect(element)) {
    const found = () => currentElement(world, selector, element);
    return { matches, ...(await selectCustom(world, selector, element, names, click, matches, found)) };
  }
  const list = element;
  moveFocus(list, world.devices, world.shadow);
  const before = [...list.selectedOptions];
  for (const option of list.options) option.selected = chosen.includes(option);
  const changed = before.length !== list.selectedOptions.length || before.some((option) => !option.selected);
  if (changed) fireInputAndChange(list);
  const read = () => {
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
  };
  world.deliver(read());
  await oneTask(list.ownerDocument);
  // What the page has made in its place is only found by a script that may still be on its way.
  if (!list.isConnected) await world.load('rebind');
  return read();
}

/** Whether each has an equal option in `others`: a list that was rendered again has other objects. */
function areAlike(some: HTMLOptionElement[], others: HTMLOptionElement[]): boolean {
  return some.every(({ value, label }) => others.some((one) => one.value === value && one.label === label));
}

/**
 * Whether a list that has options has kept them for as long as a caller that cannot wait gives what is missing. Options
 * that come later change it.
 */
function stillness({ document, missAfterMs }: PageWorld): (options: string) => boolean {
  let last = '';
  let sinceMs = 0;
  return (options) => {
    const nowMs = performance.now();
    if (options !== last || document.readyState !== 'complete') sinceMs = nowMs;
    last = options;
    return options !== '' && nowMs - sinceMs >= (missAfterMs ?? Infinity);
  };
}

function missed(selector: string, reason: string): RelayError {
  const message = `"${selector}" cannot be acted on: it is ${reason}.`;
  return new RelayError('not_actionable', message, { outcome: 'not_executed' });
}

/** Models write "40mm" for "40 mm". */
const closedUp = (words: string) => words.replace(/\s+/g, '').toLowerCase();

function onlyOne<Item>(items: Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** @returns in `missing` what is wrong with the list: that it has no such option, or none that is enabled */
function pick(
  all: HTMLOptionElement[],
  offered: HTMLOptionElement[],
  names: OptionName[],
): { options: HTMLOptionElement[]; missing?: { why: string; name: OptionName } } {
  const options: HTMLOptionElement[] = [];
  for (const name of names) {
    const option = meant(all, offered, name);
    if (!option) {
      const isDisabled = meant(all, all, name) !== undefined;
      const option = JSON.stringify(name);
      const why = isDisabled
        ? `a list whose option ${option} is disabled`
        : `a list without the option ${option}`;
      return { options: [], missing: { why, name } };
    }
    options.push(option);
  }
  return { options };
}

/** The option of this name among those that are offered of a list. */
function meant(
  list: HTMLOptionElement[],
  offered: HTMLOptionElement[],
  name: OptionName,
): HTMLOptionElement | undefined {
  const ofValue = (value: string) => offered.find((one) => one.value === value);
  const ofLabel = (label: string) => {
    const words = collapse(label);
    const exactIn = (options: HTMLOptionElement[]) =>
      options.find((one) => collapse(one.label) === words) ??
      options.find((one) => collapse(one.label).toLowerCase() === words.toLowerCase()) ??
      onlyOne(options.filter((one) => closedUp(one.label) === closedUp(words)));
    const exact = exactIn(offered);
    if (exact || exactIn(list)) return exact;
    const all = list.map((option) => ({ option, words: collapse(option.label) }));
    const begins = onlyBeginning(all, words)?.option;
    return begins && offered.includes(begins) ? begins : undefined;
  };
  if (typeof name === 'string') return ofValue(name) ?? ofLabel(name);
  if ('index' in name) return offered.find((one) => one === list[name.index]);
  return 'value' in name ? ofValue(name.value) : ofLabel(name.label);
}
