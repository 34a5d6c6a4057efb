/** Downloads what a link is called after, or the file in a row: `Download the receipt` by the link `Receipt`. */

import { type Found, find } from '../../find/find';
import { inPlaces } from '../../find/places';
import { placesIn } from '../../find/said-places';
import type { Phrase } from '../../grammar/instruction';
import { restrictions } from '../../grammar/words';
import { innermostItem, isInItem } from '../../page/items';
import { describe, type Page, type PageElement } from '../../page/page';
import { notFound } from '../mouse';
import { act, type Resolved, type Run } from '../run';
import { opensMenu } from './open-menu';

/** Behind a control that says that it downloads. */
const distance = 60;

export function resolveDownload(run: Run, page: Page, target: Phrase): Resolved {
  const called = find(page, target, {
    among: ({ role }) => role === 'link',
    partial: 'prefix',
    near: run.last,
  });
  const found = 'missing' in called ? fileOf(page, target) : called;
  if (!('found' in found)) return notFound(found, target);
  const link = describe(found.found);
  if (menuBeside(page, found.found)) return { failure: `${link} may lead to a page about it.` };
  return {
    distance: distance + found.distance,
    async *perform() {
      const outcome = yield* act(run, 'click', found.found);
      if ('failure' in outcome) return outcome;
      // A link may lead to a page about it.
      return outcome.result.download === undefined
        ? { failure: `Clicked ${link}, but no download began.` }
        : { done: `Downloaded by ${link}.` };
    },
  };
}

const kinds = 'pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|zip|tar|t?gz|dmg|exe|msi|deb|apk|ics|json|epub|mp[34]';
const filePath = new RegExp(`\\.(?:${kinds})(?:[?#]|$)|[/?&_-]download\\b`, 'i');

function isFile({ role, href = '' }: PageElement): boolean {
  return role === 'link' && filePath.test(href);
}

/** `the invoice for March`: the only link to a file in the row of all that is said. */
function fileOf(page: Page, target: Phrase): Found {
  const places = placesIn(target);
  const isClear = places.length > 0 && !places.flat().some((word) => restrictions.has(word));
  const files = isClear ? page.elements.filter((one) => isFile(one) && isInItem(page, one)) : [];
  const found = inPlaces(page, files, places);
  if (found[0] && found.length === 1) return { found: found[0], distance: places.flat().length };
  return found.length > 1 ? { several: found, distance: places.flat().length } : { missing: true };
}

/** The row of the link has a menu, in which there may be the download itself. */
function menuBeside(page: Page, link: PageElement): boolean {
  const item = innermostItem(page, link);
  return item !== null && page.inside(item).some((one) => opensMenu(page, one));
}
