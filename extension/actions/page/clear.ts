import type { ActionSpec, Step } from '../action-spec';
import { fillField } from '../element/filling/fill-field';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { noValue } from '../values';

export const clearSpec = {
  title: 'Clear a field',
  description: 'Empties a field or a rich editor.',
  synonyms: ['clearText', 'clearField', 'clearInput', 'empty'],
  selector: 'required',
  value: noValue,
  effect: 'act',
  destructive: true,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name' },
} satisfies ActionSpec;

export function clear(world: PageWorld, { selector }: Step) {
  return fillField(world, selector, '');
}
