/** The quick and sure way to put a value into any kind of field. */
import * as z from 'zod/mini';
import type { Action } from '../action';
import { fillField } from '../fill-field';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

export const fill = {
  summary: 'Replaces what a text field, a date or other picker, or a rich editor holds.',
  synonyms: ['input', 'setValue', 'set_value', 'enterText', 'inputText', 'write'],
  selector: 'required',
  value: {
    words:
      'the new text, or a value in the form of the field: 2024-12-31, 23:59, 2024-12, 2024-W52, #ff8800, 42',
    schema: z.string(),
  },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name', value: 'Ada Lovelace' },
  run: (world, { selector, value }) => fillField(world, selector, value),
} satisfies Action<PageWorld, string>;
