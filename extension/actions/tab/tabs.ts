import * as z from 'zod/mini';
import type { ActionSpec } from '../action-spec';
import type { TabWorld } from '../tab-world';
import { noValue } from '../values';

export const tabsSpec = {
  title: 'List tabs',
  description: 'Lists the tabs of the session.',
  synonyms: ['listTabs', 'getTabs'],
  selector: 'optional',
  value: noValue,
  effect: 'read',
  offeredToModel: false,
  timeoutMs: 5_000,
  result: z.object({
    success: z.boolean(),
    tabs: z.array(z.object({ tab: z.number(), url: z.string(), title: z.string(), current: z.boolean() })),
  }),
  example: { selector: '' },
} satisfies ActionSpec;

/** The tabs of this session only, not those of the user. */
export async function tabs(world: TabWorld) {
  const tabs = (await world.tabs()).map(({ tabId, ...rest }) => ({ tab: tabId, ...rest }));
  return { success: true, tabs };
}
