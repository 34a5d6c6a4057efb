/** Downloads what a link is called after: `Download the receipt` by the link `Receipt`. */

import { find } from '../find/find';
import type { Phrase } from '../grammar/instruction';
import { describe, type Page } from '../page/page';
import { notFound } from './mouse';
import { act, type Resolved, type Run } from './run';

/** Behind a control that says that it downloads. */
const distance = 60;

export function resolveDownload(run: Run, page: Page, target: Phrase): Resolved {
  const found = find(page, target, {
    among: ({ role }) => role === 'link',
    partial: 'prefix',
    near: run.last,
  });
  if (!('found' in found)) return notFound(found, target);
  const link = describe(found.found);
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
