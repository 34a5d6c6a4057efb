import * as z from 'zod/mini';
import { isDisabled } from '../../dom/tree/fields/form-field';
import { maskIfPrivate } from '../../dom/tree/fields/private-field';
import type { ActionSpec, Step } from '../action-spec';
import { presentTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

export const attributeSpec = {
  title: 'Read an attribute',
  description: 'Reads an attribute of an element; empty when it has none of that name.',
  synonyms: ['getAttribute', 'get_attribute', 'attr'],
  selector: 'required',
  value: {
    description:
      'the name, such as `href`; of `checked`, `disabled` and their like it reads `true` or `false` as it is now',
    schema: z.string().check(z.minLength(1)),
  },
  effect: 'read',
  isShortRead: true,
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'a', value: 'href' },
} satisfies ActionSpec;

export async function attribute(world: PageWorld, { selector, value }: Step<string>) {
  const { element } = await presentTarget(world, selector);
  const state: unknown = Reflect.get(element, value === 'readonly' ? 'readOnly' : value);
  // The property does not include that the fieldset is disabled.
  if (value === 'disabled' && isDisabled(element)) return 'true';
  if (typeof state === 'boolean') return String(state);
  const words = element.getAttribute(value) ?? '';
  return value.toLowerCase() === 'value' ? maskIfPrivate(element, words) : words;
}
