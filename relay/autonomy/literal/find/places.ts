/** Where elements are: the row, card, dialog or section whose words a phrase names. */

import { isInItem } from '../page/items';
import { isItemNoun, isPlace, isPlaceWord, isThing, singular } from '../page/kinds';
import { isBox, type Page, type PageElement } from '../page/page';
import { says } from '../page/said';
import { holdersOf } from './holders';
import { inOrdinal, ordinalPlace } from './ordinal-items';

/**
 * Those of the candidates of which every place is true. Each place is looked for beside all of them: what one place
 * leaves does not have the words of the next one because no other is left.
 * @param places each in words: `["row"]`, `["ada", "lovelace"]`
 */
export function inPlaces(
  page: Page,
  candidates: readonly PageElement[],
  places: readonly (readonly string[])[],
): readonly PageElement[] {
  let left = candidates;
  const plain = places.filter((words) => !ordinalPlace(words));
  for (const words of plain) left = both(left, left.length > 0 ? inPlace(page, candidates, words) : []);
  const counted = (items: readonly PageElement[]) => {
    const meant = inPlaces(page, items, plain);
    return meant.length > 0 ? meant : items;
  };
  for (const words of places) {
    const ordinal = left.length > 0 ? ordinalPlace(words) : undefined;
    if (!ordinal) continue;
    const one = inOrdinal(page, candidates, ordinal, counted);
    left = both(left, one.length > 0 ? one : inPlace(page, candidates, words));
  }
  return left;
}

function both(some: readonly PageElement[], others: readonly PageElement[]): readonly PageElement[] {
  const known = new Set(others);
  return some.filter((element) => known.has(element));
}

function inPlace(
  page: Page,
  candidates: readonly PageElement[],
  words: readonly string[],
): readonly PageElement[] {
  const holders = (said: readonly string[], how: Parameters<typeof holdersOf>[3] = {}) =>
    said.length > 0 ? holdersOf(page, candidates, said, how) : candidates;
  const inItem = (some: readonly PageElement[]) => some.filter((element) => isInItem(page, element));
  const [first = '', ...behind] = words;
  const [last = ''] = words.slice(-1);
  const named = words.slice(0, -1);
  const readings = [() => holders(words)];
  if (isPlaceWord(last))
    readings.push(() =>
      named.length > 0
        ? holders(named, { fits: (around) => isPlace(around, last) || last === 'page' })
        : ofKind(page, candidates, last),
    );
  if (
    named.length === 0
      ? isItemNoun(singular(last)) && !isChoice(page, candidates, last)
      : isThing(singular(last))
  )
    readings.push(() => inItem(holders(named)));
  // `message Invoice March`, `row Ada`
  if (behind.length > 0 && (isThing(singular(first)) || isPlaceWord(first)))
    readings.push(() => inItem(holders(behind)));
  // `Travel label` in a list called `Labels`, `invoice R-105` under `Invoices`
  if (named.length > 0)
    readings.push(
      () => both(holders(named), holders([last], { general: true })),
      () => both(holders(behind), holders([first], { general: true })),
    );
  for (const reading of readings) {
    const found = reading();
    if (found.length > 0) return found;
  }
  return [];
}

/** `notifications for email`: where a box is called after it, the word tells boxes apart. */
function isChoice(page: Page, candidates: readonly PageElement[], word: string): boolean {
  return candidates.every(isBox) && page.elements.some((one) => isBox(one) && says(one, [word]));
}

function ofKind(page: Page, candidates: readonly PageElement[], word: string): readonly PageElement[] {
  if (singular(word) === 'page') return candidates;
  return candidates.filter((element) => page.above(element).some((around) => isPlace(around, word)));
}
