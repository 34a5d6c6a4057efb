import { fieldValue } from '../../dom/tree/fields/field-value';
import { controlOf } from '../../dom/tree/fields/form-field';
import { isPrivate } from '../../dom/tree/fields/private-field';
import { tagOf } from '../../dom/tree/visibility';
import { RelayError } from '../../protocol/errors';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { noValue } from '../values';

export const valueSpec = {
  title: 'Read a field',
  description: "Reads what a field holds: its text, the chosen options' values, `true` or `false` of a box.",
  synonyms: ['getValue', 'get_value', 'inputValue'],
  selector: 'required',
  value: noValue,
  effect: 'read',
  isShortRead: true,
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: '#name' },
} satisfies ActionSpec;

export async function value(world: PageWorld, { selector }: Step) {
  const element = controlOf((await presentTarget(world, selector)).element);
  if (world.withoutPrivate && isPrivate(element)) {
    throw new RelayError(
      'forbidden',
      `"${selector}" holds a password, a code or a card number. Only a step reads it, no task, and its key needs the scope "act".`,
    );
  }
  const held = fieldValue(element);
  if (held !== null) return held;
  throw new RelayError(
    'wrong_element',
    `"${selector}" is ${tagOf(element)}, which holds no value. Use "text".`,
  );
}
