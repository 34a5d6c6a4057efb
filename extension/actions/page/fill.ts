import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { fillField } from '../element/filling/fill-field';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

export const fillSpec = {
  title: 'Fill a field',
  description: 'Replaces what a text field, a date or other picker, or a rich editor holds.',
  synonyms: ['input', 'setValue', 'set_value', 'enterText', 'inputText', 'write'],
  selector: 'required',
  value: {
    description:
      'the new text, or a value in the form of the field: 2024-12-31, 23:59, 2024-12, 2024-W52, #ff8800, 42',
    schema: z.string(),
  },
  valueMayBeLarge: true,
  effect: 'act',
  destructive: true,
  idempotent: true,
  takesSecrets: true,
  recordedAs: 'input',
  offeredToModel: true,
  brief: 'new text; 2024-12-31, 23:59, #ff8800, 42',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#name', value: 'Ada Lovelace' },
} satisfies ActionSpec;

export function fill(world: PageWorld, { selector, value }: Step<string>) {
  return fillField(world, selector, value);
}
