/** The same page afresh. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { TabWorld } from '../tab-world';
import { arrived, whereItIs } from './arrived';

/** Resolves once the page has loaded again. */
export const reload = {
  summary: 'Loads the page again and waits for it.',
  synonyms: ['refresh'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 30_000,
  result: arrived,
  example: { selector: '' },
  async run(world) {
    await world.navigate('reload', 'load');
    return whereItIs(world);
  },
} satisfies Action<TabWorld>;
