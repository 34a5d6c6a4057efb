/** Sorts by a list of orders, or by the head of a column. */

import { find } from '../../find/find';
import type { Phrase } from '../../grammar/instruction';
import { bareWord } from '../../grammar/token';
import { articles } from '../../grammar/words';
import { isItemNoun, isPlaceWord, singular } from '../../page/kinds';
import { labelsOf } from '../../page/labels';
import type { Page, PageElement } from '../../page/page';
import { says } from '../../page/said';
import { optionOf, resolveChoice } from '../inputs/choice';
import { mouseOn, notFound } from '../mouse';
import type { Resolved, Run } from '../run';
import { orderIn, resolveColumnWay, resolveWay } from './sort-way';

export function resolveSort(run: Run, page: Page, what: Phrase, by: Phrase): Resolved {
  const lists = page.elements.filter((element) => isSortList(page, element) && isAbout(page, element, what));
  const [list] = lists;
  const order = orderIn(by);
  const isHead = (element: PageElement) =>
    element.active === true &&
    [element, ...page.above(element)].some(({ role }) => role === 'columnheader') &&
    isAbout(page, element, what);
  // An option may be called just so: `Newest first`.
  const isOption = lists.some((one) => optionOf(one, by) !== undefined);
  if (order && !isOption) {
    const way = list && lists.length === 1 ? resolveWay(run, page, list, order) : undefined;
    return way ?? resolveColumnWay(run, page, isHead, order);
  }
  if (list && lists.length === 1 && (!list.options || optionOf(list, by) !== undefined))
    return resolveChoice(run, page, list, by);
  const found = find(page, by, { among: isHead, partial: 'prefix' });
  if (!('found' in found)) return list ? resolveChoice(run, page, list, by) : notFound(found, by);
  return { distance: found.distance, perform: () => mouseOn(run, 'click', found.found) };
}

function isSortList(page: Page, element: PageElement): boolean {
  const isList = element.options !== undefined || element.role === 'combobox' || element.popup === true;
  return (
    isList &&
    labelsOf(page, element).some((label) => label.some((word) => /^(?:sort|order|sorted)$/.test(word)))
  );
}

/** `the reviews`, `the table`: words of the list's own name, of the page, or for a part of it. */
function isAbout(page: Page, element: PageElement, what: Phrase): boolean {
  const words = what.filter((token) => !articles.has(bareWord(token) ?? '')).flatMap((token) => token.words);
  if (words.length === 0 || words.every((word) => isPlaceWord(word) || isItemNoun(singular(word))))
    return true;
  const labels = labelsOf(page, element).flat().map(singular);
  return (
    words.every((word) => labels.includes(singular(word))) ||
    [element, ...page.above(element)].some((around) => says(around, words)) ||
    page.elements.some((one) => one.role === 'heading' && says(one, words))
  );
}
