import type { ActionSpec, Step } from '../action-spec';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { noValue } from '../values';
import { setChecked } from './check';

export const uncheckSpec = {
  title: 'Uncheck a box',
  description: 'Takes the tick off a checkbox or switches a switch off.',
  synonyms: ['untick'],
  selector: 'required',
  value: noValue,
  effect: 'act',
  destructive: true,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#agree' },
} satisfies ActionSpec;

export function uncheck(world: PageWorld, { selector }: Step) {
  return setChecked(world, selector, false);
}
