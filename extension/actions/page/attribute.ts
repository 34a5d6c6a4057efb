/** Links, images and states live in attributes. */
import * as z from 'zod/mini';
import { isDisabled } from '../../dom/tree/form-field';
import { maskIfPrivate } from '../../dom/tree/private-field';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { presentTarget } from '../target';

export const attribute = {
  summary: 'Reads an attribute of an element; empty when it has none of that name.',
  synonyms: ['getAttribute', 'get_attribute', 'attr'],
  selector: 'required',
  value: {
    words:
      'the name, such as `href`; of `checked`, `disabled` and their like it reads `true` or `false` as it is now',
    schema: z.string().check(z.minLength(1)),
  },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'a', value: 'href' },
  async run(world, { selector, value }) {
    const { element } = await presentTarget(world, selector);
    const state: unknown = Reflect.get(element, value === 'readonly' ? 'readOnly' : value);
    // The property knows nothing of a group around that is disabled.
    if (value === 'disabled' && isDisabled(element)) return 'true';
    if (typeof state === 'boolean') return String(state);
    const words = element.getAttribute(value) ?? '';
    return value.toLowerCase() === 'value' ? maskIfPrivate(element, words) : words;
  },
} satisfies Action<PageWorld, string>;
