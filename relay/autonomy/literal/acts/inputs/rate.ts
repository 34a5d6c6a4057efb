/** Gives so many stars: `Rate the film 4 stars`. */
import { inPlaces } from '../../find/places';
import { placesIn } from '../../find/said-places';
import type { Phrase } from '../../grammar/instruction';
import { bareWord } from '../../grammar/token';
import { pronouns } from '../../grammar/words';
import { labelsOf } from '../../page/labels';
import { isSlider, type Page, type PageElement } from '../../page/page';
import { says } from '../../page/said';
import { notFound } from '../mouse';
import { type Resolved, type Run, spoken } from '../run';
import { take } from './choice';

const distance = 5;

export function resolveRate(
  run: Run,
  page: Page,
  { stars, what }: { stars: number; what: Phrase },
): Resolved {
  const places = placesIn(what.filter((token) => !isPointing(token)));
  const unknown = places.find((words) => !page.elements.some((one) => says(one, words)));
  if (unknown) return { failure: `Nothing on the page is called "${unknown.join(' ')}".` };
  const all = page.elements.filter((one) => gives(page, one, stars));
  const found = all.length > 1 && places.length > 0 ? inPlaces(page, all, places) : all;
  const [one, ...others] = found;
  if (!one)
    return {
      failure: `Nothing on the page gives ${stars} stars${what.length > 0 ? ` to ${spoken(what)}` : ''}.`,
    };
  if (others.length > 0) return notFound({ several: found, distance }, what);
  return { distance, perform: () => take(run, one) };
}

/** `it`, `this`: there is only one thing to rate. */
function isPointing(token: Phrase[number]): boolean {
  return pronouns.has(bareWord(token) ?? '');
}

function gives(page: Page, element: PageElement, stars: number): boolean {
  if (!element.active || isSlider(element) || element.role === 'link') return false;
  // Others' ratings are something to filter by.
  if (page.above(element).some(({ name = '' }) => /\b(?:filter|refine)/i.test(name))) return false;
  const wanted = new RegExp(`^(?:rate |give )?${stars}(?: stars?)?(?: (?:out )?of \\d+(?: stars?)?)?$`);
  return labelsOf(page, element).some((label) => {
    const name = label.join(' ');
    return wanted.test(name) && /\bstars?\b|\bof\b|^rate /.test(name);
  });
}
