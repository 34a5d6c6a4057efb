/** Chooses what is called so: in the list that is named, or wherever it is on the page. */

import { find } from '../../find/find';
import type { Phrase } from '../../grammar/instruction';
import { textOf } from '../../grammar/slots';
import { bareWord } from '../../grammar/token';
import { isGroup, takesValue } from '../../page/groups';
import { isThing, singular } from '../../page/kinds';
import { labelsOf } from '../../page/labels';
import { describe, isBox, isTextual, type Page, type PageElement } from '../../page/page';
import { isClickable, notFound } from '../mouse';
import { type Resolved, type Run, spoken } from '../run';
import { optionOf, optionRole, resolveChoice, take } from './choice';
import { resolveInto } from './enter';

export function resolveChoose(
  run: Run,
  page: Page,
  { option, field, isCut }: { option: Phrase; field: Phrase | undefined; isCut?: true },
): Resolved {
  if (!field) return resolveAnywhere(run, page, option);
  const found = find(page, field, { among: takesValue, partial: 'part', near: run.last });
  if (!('found' in found)) return notFound(found, field);
  const way =
    isTextual(found.found) && found.found.role !== 'combobox'
      ? resolveText(run, page, found.found, { option, isCut })
      : resolveChoice(run, page, found.found, option);
  return 'failure' in way ? way : { ...way, distance: found.distance + way.distance };
}

function resolveText(
  run: Run,
  page: Page,
  field: PageElement,
  { option, isCut }: { option: Phrase; isCut: true | undefined },
): Resolved {
  const text = textOf(option);
  if (text === undefined) return { failure: `Put the text for ${describe(field)} in quotation marks.` };
  const quoted = option.length === 1 && option[0]?.quoted === true;
  return resolveInto(run, page, field, { text, quoted, isOpen: false, ...(isCut && { isCut }) }, false);
}

/** Without a list: what is called so, if it is the only one. */
function resolveAnywhere(run: Run, page: Page, option: Phrase): Resolved {
  const lists = page.elements.filter((element) => optionOf(element, option) !== undefined);
  // `show only closed tickets`
  const noun = bareWord(option.at(-1)) ?? '';
  const isOfThings = option.length > 1 && singular(noun) !== noun && isThing(singular(noun));
  const filters = page.elements.filter(
    (one) => isOfThings && optionOf(one, option.slice(0, -1)) !== undefined,
  );
  if (filters[0] && filters.length === 1 && lists.length === 0)
    return resolveChoice(run, page, filters[0], option.slice(0, -1));
  const shown = isOfThings ? filterCalled(page, option.slice(0, -1)) : undefined;
  if (shown && lists.length === 0) return { distance: 20, perform: () => take(run, shown) };
  const search = {
    among: (element: PageElement) =>
      isClickable(element) && !isTextual(element) && element.tag !== 'select' && !isGroup(element),
    near: run.last,
    named: true,
  };
  const exact = find(page, option, search);
  // `the Team plan` below the heading `Choose a plan`.
  const isLoose = 'missing' in exact && lists.length === 0;
  const found = isLoose ? find(page, option, { ...search, among: isOption, loosely: true }) : exact;
  if ('found' in found) {
    const box = found.found.active ? undefined : boxOfRow(page, found.found);
    if (box) return { distance: found.distance, perform: () => take(run, box) };
    if (!isOption(found.found) && isSelectedBeside(page, option))
      return { failure: `${describe(found.found)} opens it, and a box beside it selects it. Say which.` };
    if (lists.length > 0 && found.distance >= 0 && !isOption(found.found))
      return {
        failure: `${spoken(option)} is an option of a list and the name of ${describe(found.found)}. Say which.`,
      };
    return { distance: found.distance, perform: () => take(run, found.found) };
  }
  const [list] = lists;
  if (list && lists.length === 1) return resolveChoice(run, page, list, option);
  if (lists.length > 1) return notFound({ several: lists, distance: 0 }, option);
  return notFound(found, option);
}

/** `Budget.xlsx` beside a box called `Select Budget.xlsx`: to click the one does not select it. */
function isSelectedBeside(page: Page, option: Phrase): boolean {
  const name = ['select', ...option.flatMap(({ words }) => words)].join(' ');
  return page.elements.some(
    (one) => isBox(one) && labelsOf(page, one).some((label) => label.join(' ') === name),
  );
}

const filtering = /\b(?:filters?|show|view|status)\b/;

/** `show only unread messages`: the only one of several filters that is called so. */
function filterCalled(page: Page, option: Phrase): PageElement | undefined {
  const among = (one: PageElement) =>
    one.active === true &&
    (one.role === 'tab' ||
      one.role === 'radio' ||
      page
        .above(one)
        .some(
          ({ role = '', name = '' }) => /group|toolbar/.test(role) && filtering.test(name.toLowerCase()),
        ));
  const found = find(page, option, { among, named: true });
  return 'found' in found ? found.found : undefined;
}

/** `select David Kim`: the only box in the row that a text without a control of its own is in. */
function boxOfRow(page: Page, text: PageElement): PageElement | undefined {
  const row = page.above(text).find(({ role }) => /^(?:row|listitem)$/.test(role ?? ''));
  const boxes = row ? page.inside(row).filter(isBox) : [];
  return boxes.length === 1 ? boxes[0] : undefined;
}

function isOption(element: PageElement): boolean {
  return isBox(element) || optionRole.test(element.role ?? '') || element.role === 'tab';
}
