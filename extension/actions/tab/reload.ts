import type { ActionSpec } from '../action-spec';
import { arrivalOf, arrivalResult } from '../results';
import type { TabWorld } from '../tab-world';
import { noValue } from '../values';

export const reloadSpec = {
  title: 'Reload',
  description: 'Loads the page again and waits for it.',
  synonyms: ['refresh'],
  selector: 'optional',
  value: noValue,
  effect: 'act',
  destructive: false,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 30_000,
  result: arrivalResult,
  example: { selector: '' },
} satisfies ActionSpec;

/** Resolves once the page has loaded again. */
export async function reload(world: TabWorld) {
  await world.navigate('reload', 'load');
  return arrivalOf(world);
}
