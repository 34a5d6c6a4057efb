/** Steps go to the session's current tab; this changes which one that is. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { TabWorld } from '../tab-world';
import { arrived } from './arrived';

const value = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  z.literal('last'),
]);

/** Fails with bad_request when the tab is not one of the session's. */
export const tab = {
  summary: 'Makes another tab of the session the current one.',
  synonyms: ['switchTab', 'selectTab'],
  selector: 'optional',
  value: {
    words: 'the number of the tab as tabs lists it, or "last" for the one opened last',
    schema: value,
  },
  effect: 'act',
  timeoutMs: 5_000,
  result: arrived,
  example: { selector: '', value: 'last' },
  async run(world, { value }) {
    const wanted = value === 'last' ? (await world.tabs()).at(-1)?.tabId : value;
    if (wanted !== undefined) await world.switchTo(wanted);
    return { success: true, url: (await world.tab()).url };
  },
} satisfies Action<TabWorld, z.infer<typeof value>>;
