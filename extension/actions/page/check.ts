/** A person says what the box shall be, not that it be clicked. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { tickBox } from '../tick-box';

export const check = {
  summary: 'Ticks a checkbox, switches a switch on, or chooses a radio button.',
  synonyms: ['tick', 'setChecked'],
  selector: 'required',
  value: {
    words: 'nothing, or `false` to take the tick off',
    schema: z.unknown(),
  },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#agree' },
  run: (world, { selector, value }) => tickBox(world, selector, `${value}` !== 'false'),
} satisfies Action<PageWorld>;
