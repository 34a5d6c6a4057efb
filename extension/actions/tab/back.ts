/** The page before this one, as the browser keeps it. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { TabWorld } from '../tab-world';
import { arrived, whereItIs } from './arrived';

/** Fails with navigation_failed when there is no earlier page. */
export const back = {
  summary: 'Goes back to the page before in the history of the tab.',
  synonyms: ['goBack'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 30_000,
  result: arrived,
  example: { selector: '' },
  async run(world) {
    await world.navigate('back', 'commit');
    return whereItIs(world);
  },
} satisfies Action<TabWorld>;
