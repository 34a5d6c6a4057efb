/** The page after this one, as the browser keeps it. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { TabWorld } from '../tab-world';
import { arrived, whereItIs } from './arrived';

/** Fails with navigation_failed when there is no later page. */
export const forward = {
  summary: 'Goes forward in the history of the tab.',
  synonyms: ['goForward'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 30_000,
  result: arrived,
  example: { selector: '' },
  async run(world) {
    await world.navigate('forward', 'commit');
    return whereItIs(world);
  },
} satisfies Action<TabWorld>;
