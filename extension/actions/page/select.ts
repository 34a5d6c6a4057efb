import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { currentElement, readyTarget } from '../element/finding/target';
import { mouseClick } from '../element/pointing/mouse-click';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { orJson } from '../values';

/** An option by exactly one of these; a plain string is a value or a label. */
const named = z.union([
  z.strictObject({ value: z.string().check(z.describe('The value of the option.')) }),
  z.strictObject({ label: z.string().check(z.describe('What the option reads.')) }),
  z.strictObject({ index: z.int().check(z.nonnegative(), z.describe('Its place in the list, from 0.')) }),
]);
const wanted = z.union([orJson(z.array(z.union([z.string(), named]))), orJson(named), z.string()]);

export const selectSpec = {
  title: 'Select options',
  description:
    'Chooses one or more options of a list by what they read or by value: of a `select` element, or of a combobox or list box that the page has made itself.',
  synonyms: ['selectOption', 'select_option', 'choose', 'chooseOption'],
  selector: 'required',
  value: {
    description:
      'the option\'s value or its words, or {"value"}, {"label"} or {"index": from 0}; several as an array, for a list that takes several',
    schema: wanted,
  },
  effect: 'act',
  destructive: true,
  idempotent: true,
  takesSecrets: true,
  offeredToModel: true,
  brief: 'option, or several as array',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#fruit', value: 'Pear' },
} satisfies ActionSpec;

export async function select(world: PageWorld, step: Step<z.infer<typeof wanted>>) {
  const selectOptions = await world.load('select-options');
  return selectOptions(world, step, { readyTarget, currentElement, click: mouseClick });
}
