/** Chooses an option in a list, a group of options or a menu. */

import { find } from '../../find/find';
import type { Phrase } from '../../grammar/instruction';
import { wordsOf } from '../../grammar/token';
import { articles } from '../../grammar/words';
import { isGroup, optionsIn } from '../../page/groups';
import { labelsOf } from '../../page/labels';
import { describe, isBox, isTextual, type Page, type PageElement } from '../../page/page';
import { mouseOn } from '../mouse';
import { act, type Execution, look, lookUntil, noteSet, type Resolved, type Run, spoken } from '../run';
import { setBox } from './tick';

/** In this list or group. */
export function resolveChoice(run: Run, page: Page, element: PageElement, option: Phrase): Resolved {
  if (element.disabled) return { failure: `${describe(element)} is disabled.` };
  if (element.options) {
    const label = optionOf(element, option);
    if (label === undefined) return { failure: noOption(element, option) };
    return { distance: 0, perform: () => select(run, element, label) };
  }
  if (isGroup(element)) {
    const inside = optionsIn(page, element);
    const found = find(page, option, {
      among: (one) => inside.includes(one),
      partial: 'prefix',
      named: true,
    });
    if ('found' in found) return { distance: found.distance, perform: () => take(run, found.found) };
    return { failure: noOption(element, option) };
  }
  if (!isList(element)) return { failure: `${describe(element)} has no options.` };
  return { distance: 0, perform: () => chooseInOpened(run, element, option) };
}

function isList({ role, popup, expanded, tag }: PageElement): boolean {
  return role === 'combobox' || popup === true || (expanded !== undefined && tag === 'button');
}

function noOption(element: PageElement, option: Phrase): string {
  const there = element.options?.slice(0, 8).map(({ label }) => `"${label}"`) ?? [];
  return `${describe(element)} has no option ${spoken(option)}${there.length > 0 ? `; it has ${there.join(', ')}` : ''}.`;
}

/** The label of the option that is called so, or the only one that begins so. */
export function optionOf({ options = [] }: PageElement, option: Phrase): string | undefined {
  return (
    labelOf(options, wordsIn(option)) ??
    labelOf(
      options,
      wordsIn(option).replace(/^(?:item|option|value|entry) | (?:item|option|value|entry)$/g, ''),
    )
  );
}

function labelOf(options: NonNullable<PageElement['options']>, wanted: string): string | undefined {
  const offered = options.filter(({ disabled }) => !disabled);
  const exact = offered.find(({ label, value }) =>
    [label, value].some((one) => wordsOf(one).join(' ') === wanted || wordsWithoutArticles(one) === wanted),
  );
  if (exact) return exact.label;
  const beginning = offered.filter(({ label }) => `${wordsOf(label).join(' ')} `.startsWith(`${wanted} `));
  return wanted !== '' && beginning.length === 1 ? beginning[0]?.label : undefined;
}

function wordsIn(option: Phrase): string {
  const words = option.flatMap(({ words: own }) => own);
  return words.filter((word, index) => words.length === 1 || index > 0 || !articles.has(word)).join(' ');
}

/** The `A.` of `Bob A.` is no article. */
function wordsWithoutArticles(text: string): string {
  return wordsOf(text)
    .filter((word, at, all) => at === all.length - 1 || !articles.has(word))
    .join(' ');
}

async function* select(run: Run, element: PageElement, label: string): Execution {
  const before = await look(run);
  const outcome = yield* act(run, 'select', element, label);
  if ('failure' in outcome) return outcome;
  noteSet(run, element, before);
  return { done: `Chose "${label}" in ${describe(element)}.` };
}

/** A box, an option, a menu item or a tab, as it is meant to be taken. */
export async function* take(run: Run, element: PageElement): Execution {
  if (isBox(element)) return yield* setBox(run, element, true);
  if (element.role === 'tab' && element.selected === true)
    return { done: `${describe(element)} is chosen already.` };
  const outcome = yield* mouseOn(run, 'click', element);
  return 'failure' in outcome ? outcome : { done: `Chose ${describe(element)}.` };
}

/** Opens a list of its own making, types into it where that filters, and clicks the option. */
async function* chooseInOpened(run: Run, element: PageElement, option: Phrase): Execution {
  const before = await look(run);
  const shown = (page: Page) => optionShown(page, element, option);
  let found = shown(before);
  if (!found && element.expanded !== true) {
    const opened = yield* act(run, 'click', element);
    if ('failure' in opened) return opened;
    found = await lookUntil(run, shown);
  }
  if (!found && isTextual(element) && !element.readonly) {
    const typed = yield* act(run, 'type', element, option.map(({ text }) => text).join(' '));
    if ('failure' in typed) return typed;
    found = await lookUntil(run, shown);
  }
  if (!found) return { failure: noOption(element, option) };
  const outcome = yield* mouseOn(run, 'click', found);
  if ('failure' in outcome) return outcome;
  run.last = element;
  noteSet(run, element, before);
  return { done: `Chose ${describe(found)} in ${describe(element)}.` };
}

export const optionRole = /^(?:option|menuitem|menuitemradio|menuitemcheckbox|treeitem|radio)$/;

/** `German (Deutsch)` for `German`. */
function optionsThatBegin(page: Page, list: PageElement, option: Phrase): readonly PageElement[] {
  const wanted = `${wordsIn(option)} `;
  return page.elements.filter(
    (one) =>
      one.ref !== list.ref &&
      optionRole.test(one.role ?? '') &&
      labelsOf(page, one).some((label) => `${label.join(' ')} `.startsWith(wanted)),
  );
}

/** An option with exactly this name; where a list has none, a text behind the element that opened it. */
function optionShown(page: Page, list: PageElement, option: Phrase): PageElement | undefined {
  const wanted = wordsIn(option).replaceAll(' ', '');
  const named = page.elements.filter(
    (element) =>
      element.ref !== list.ref && labelsOf(page, element).some((label) => label.join('') === wanted),
  );
  const index = page.elements.find(({ ref }) => ref === list.ref)?.index ?? -1;
  const exact = named.filter(({ role }) => optionRole.test(role ?? ''));
  const options = exact.length > 0 ? exact : optionsThatBegin(page, list, option);
  const behind = named.filter(
    (one) => one.index > index && (one.active || one.role === 'listitem') && !isTextual(one),
  );
  const [first, ...more] = options.length > 0 ? options : behind;
  return more.some((one) => first && one.index >= first.end) ? undefined : first;
}
