import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { arrivalResult } from '../results';
import type { TabWorld } from '../tab-world';

const target = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  z.literal('last'),
]);

export const tabSpec = {
  title: 'Switch tab',
  description: 'Makes another tab of the session the current one.',
  synonyms: ['switchTab', 'selectTab'],
  selector: 'optional',
  value: {
    description: 'the number of the tab as tabs lists it, or "last" for the one opened last',
    schema: target,
  },
  effect: 'act',
  destructive: false,
  idempotent: true,
  offeredToModel: true,
  brief: 'number or last',
  timeoutMs: 5_000,
  result: arrivalResult,
  example: { selector: '', value: 'last' },
} satisfies ActionSpec;

/** @throws RelayError bad_request when the tab is not one of the session's. */
export async function tab(world: TabWorld, { value }: Step<z.infer<typeof target>>) {
  const wanted = value === 'last' ? (await world.tabs()).at(-1)?.tabId : value;
  if (wanted !== undefined) await world.switchTo(wanted);
  return { success: true, url: (await world.tab()).url };
}
