import type { ActionSpec } from '../action-spec';
import { arrivalOf, arrivalResult } from '../results';
import type { TabWorld } from '../tab-world';
import { noValue } from '../values';

export const backSpec = {
  title: 'Go back',
  description: 'Goes back to the page before in the history of the tab.',
  synonyms: ['goBack'],
  selector: 'optional',
  value: noValue,
  effect: 'act',
  destructive: false,
  idempotent: false,
  offeredToModel: true,
  timeoutMs: 30_000,
  result: arrivalResult,
  example: { selector: '' },
} satisfies ActionSpec;

/** @throws RelayError navigation_failed when there is no earlier page. */
export async function back(world: TabWorld) {
  await world.navigate('back', 'commit');
  return arrivalOf(world);
}
