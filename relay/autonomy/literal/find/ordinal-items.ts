/** `the first row`, `the second result`, `the last message from Ada`: items of a list by their place in it. */

import { ordinals } from '../grammar/words';
import { hasItemRole, isItem } from '../page/items';
import { isThing, singular } from '../page/kinds';
import type { Page, PageElement } from '../page/page';
import { says } from '../page/said';
import { countIn, holds } from './ranges';

/** Words for an item of any list. */
const itemWords = /^(?:row|line|item|entry|card|result|one|product|option|hit|match|element|tile|listing)$/;
const listed = /^(?:row|listitem|article|treeitem|option)$/;

export interface Place {
  /** 1 is the first, -1 the last. */
  ordinal: number;
  /** What each of the items says that are counted; nothing where the word is for any of them. */
  noun: readonly string[];
}

/** Reads `first row`; no count and no plural: `the last two messages` are several. */
export function ordinalPlace(words: readonly string[]): Place | undefined {
  const [first = '', ...rest] = words;
  const ordinal = ordinalOf(first);
  const last = rest.at(-1) ?? '';
  if (ordinal === undefined || rest.length === 0 || rest.length > 2 || singular(last) !== last)
    return undefined;
  if (rest.some((word) => /^(?:\d+|two|three|four|five|and|or)$/.test(word))) return undefined;
  const isAny = itemWords.test(last) || isThing(last);
  return { ordinal, noun: isAny ? rest.slice(0, -1) : rest };
}

function ordinalOf(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word);
  if (digits) return Number(digits[1]);
  return Object.hasOwn(ordinals, word) ? ordinals[word] : undefined;
}

/**
 * Those of the candidates that are in the item with this place among the items of its list.
 * @param counted which of the items count: `the second message from Ada`
 */
export function inOrdinal(
  page: Page,
  candidates: readonly PageElement[],
  { ordinal, noun }: Place,
  counted: (items: readonly PageElement[]) => readonly PageElement[],
): readonly PageElement[] {
  const meant = new Set<PageElement>();
  for (const candidate of candidates) {
    const items = listAround(page, candidate, candidates).filter((one) => isOf(page, one, noun));
    const one = counted(items).at(ordinal > 0 ? ordinal - 1 : ordinal);
    if (one) meant.add(one);
  }
  return candidates.filter((candidate) => [...meant].some((item) => holds(item, candidate)));
}

/** How many parts may be wrapped around each item. */
const maxWrappers = 3;

/** The items of the list that the element is in one of. */
function listAround(
  page: Page,
  element: PageElement,
  candidates: readonly PageElement[],
): readonly PageElement[] {
  const chain = [element, ...page.above(element)];
  const from = chain.findIndex((one) => listed.test(one.role ?? ''));
  const item = chain[from];
  if (item) {
    const lists = chain.slice(from, from + maxWrappers).map((one) => siblingsOf(page, one));
    return lists.find((some) => some.length > 1) ?? [item];
  }
  // Without a role of their own those count that have what is sought.
  const at = chain.find(
    ({ parent }) =>
      parent !== null &&
      countIn(candidates, parent.index, parent.end) > countIn(candidates, element.index, element.end),
  );
  if (at) return siblingsOf(page, at).filter((one) => countIn(candidates, one.index, one.end) > 0);
  const group = chain.find((one) => isItem(page, one) && !hasItemRole(one));
  return group ? siblingsOf(page, group) : [element];
}

function siblingsOf(page: Page, item: PageElement): readonly PageElement[] {
  const { parent, role } = item;
  if (!parent) return [item];
  return page
    .inside(parent)
    .filter((one) => one.parent === parent && one.role === role && !isHead(page, one));
}

/** The row with the heads of the columns. */
export function isHead(page: Page, row: PageElement): boolean {
  return row.role === 'row' && page.inside(row).some(({ role }) => role === 'columnheader');
}

function isOf(page: Page, item: PageElement, noun: readonly string[]): boolean {
  return noun.length === 0 || [item, ...page.inside(item)].some((one) => says(one, noun));
}
