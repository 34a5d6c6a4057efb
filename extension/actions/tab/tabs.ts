/** A page may open further tabs; the caller wants to know which there are. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { TabWorld } from '../tab-world';

/** The tabs of this session only, never the user's own. */
export const tabs = {
  summary: 'Lists the tabs of the session.',
  synonyms: ['listTabs', 'getTabs'],
  selector: 'optional',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'read',
  timeoutMs: 5_000,
  result: z.object({
    success: z.boolean(),
    tabs: z.array(z.object({ tab: z.number(), url: z.string(), title: z.string(), current: z.boolean() })),
  }),
  example: { selector: '' },
  async run(world) {
    const tabs = (await world.tabs()).map(({ tabId, ...rest }) => ({ tab: tabId, ...rest }));
    return { success: true, tabs };
  },
} satisfies Action<TabWorld>;
