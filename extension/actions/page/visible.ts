/** Whether something shows is a question, not a failure. */
import * as z from 'zod/mini';
import { isEditable, isEnabled } from '../../dom/actionability/actionability';
import { find } from '../../dom/find/find';
import { isVisible } from '../../dom/tree/visibility';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';
import { firstShown } from '../target';

const states = new Map<unknown, (element: Element) => boolean>([
  ['enabled', isEnabled],
  ['disabled', (element) => !isEnabled(element)],
  ['editable', isEditable],
]);

export const visible = {
  summary:
    'Tells whether a matching element is visible, enabled or editable now: `true` or `false`, without waiting.',
  synonyms: ['isVisible', 'is_visible', 'isDisplayed'],
  selector: 'required',
  value: {
    words: '`enabled`, `disabled` or `editable` to ask for that; without it whether it is visible',
    schema: z.unknown(),
  },
  effect: 'read',
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
  async run(world, { selector, value }) {
    const found = find(world, selector);
    const is = states.get(value);
    const meant = firstShown(found);
    return String(is ? meant !== undefined && is(meant) : found.some(isVisible));
  },
} satisfies Action<PageWorld>;
