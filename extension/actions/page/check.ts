import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { tickBox } from '../element/set-checked';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

export const checkSpec = {
  title: 'Check a box',
  description: 'Ticks a checkbox, switches a switch on, or chooses a radio button.',
  synonyms: ['tick', 'setChecked'],
  selector: 'required',
  value: {
    description: 'nothing, or `false` to take the tick off',
    schema: z.unknown(),
  },
  effect: 'act',
  destructive: true,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#agree' },
} satisfies ActionSpec;

export function check(world: PageWorld, { selector, value }: Step) {
  return tickBox(world, selector, `${value}` !== 'false');
}
