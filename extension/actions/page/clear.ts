/** Emptying a field is asked for by its own name. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import { fillField } from '../fill-field';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

export const clear = {
  summary: 'Empties a field or a rich editor.',
  synonyms: ['clearText', 'clearField', 'clearInput', 'empty'],
  selector: 'required',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name' },
  run: (world, { selector }) => fillField(world, selector, ''),
} satisfies Action<PageWorld>;
