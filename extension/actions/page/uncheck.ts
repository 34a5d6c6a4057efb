/** A person says what the box shall be, not that it be clicked. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { tickBox } from '../tick-box';

export const uncheck = {
  summary: 'Takes the tick off a checkbox or switches a switch off.',
  synonyms: ['untick'],
  selector: 'required',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#agree' },
  run: (world, { selector }) => tickBox(world, selector, false),
} satisfies Action<PageWorld>;
