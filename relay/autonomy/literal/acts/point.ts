/** `Find the order 1042`, before what is to be done with it. */
import { itemInList } from '../find/item-in-list';
import { inPlaces } from '../find/places';
import type { Phrase } from '../grammar/instruction';
import { bareWord } from '../grammar/token';
import { articles, prepositions } from '../grammar/words';
import { isItem } from '../page/items';
import { describe, type Page } from '../page/page';
import type { Resolved, Run } from './run';
import { spoken } from './run';

/** Behind everything that does something. */
const distance = 60;

/** The row or card that it is in, which is then what `it` and `its` mean. */
export function resolvePoint(run: Run, page: Page, target: Phrase): Resolved {
  // Alone it would ask for nothing.
  if (!run.goesOn) return { failure: '' };
  const places: string[][] = [[]];
  for (const token of target) {
    const word = bareWord(token) ?? '';
    if (prepositions.has(word)) places.push([]);
    else if (!articles.has(word)) places.at(-1)?.push(...token.words);
  }
  const items = page.elements.filter((one) => isItem(page, one) && one.role !== 'dialog');
  const named = inPlaces(
    page,
    items,
    places.filter((words) => words.length > 0),
  );
  const innermost = named.filter(
    ({ index, end }) => !named.some((one) => one.index > index && one.index < end),
  );
  const ordinal = itemInList(page, target);
  const one = 'found' in ordinal ? ordinal.found : innermost[0];
  if (!one || (innermost.length > 1 && !('found' in ordinal)))
    return { failure: `Nothing on the page, or more than one thing, is called ${spoken(target)}.` };
  return {
    distance,
    // biome-ignore lint/correctness/useYield: there is nothing to do yet
    async *perform() {
      run.last = one;
      return { done: `Found ${describe(one)}.` };
    },
  };
}
