import type { ActionSpec } from '../action-spec';
import { arrivalOf, arrivalResult } from '../results';
import type { TabWorld } from '../tab-world';
import { noValue } from '../values';

export const forwardSpec = {
  title: 'Go forward',
  description: 'Goes forward in the history of the tab.',
  synonyms: ['goForward'],
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

/** @throws RelayError navigation_failed when there is no later page. */
export async function forward(world: TabWorld) {
  await world.navigate('forward', 'commit');
  return arrivalOf(world);
}
