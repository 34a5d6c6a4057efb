import * as z from 'zod/mini';
import { isEditable, isEnabled } from '../../dom/actionability/actionability';
import { find } from '../../dom/find/find';
import { isVisible } from '../../dom/tree/visibility';
import type { ActionSpec, Step } from '../action-spec';
import { firstShown } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { textResult } from '../results';

const states = new Map<unknown, (element: Element) => boolean>([
  ['enabled', isEnabled],
  ['disabled', (element) => !isEnabled(element)],
  ['editable', isEditable],
]);

export const visibleSpec = {
  title: 'Check visibility',
  description:
    'Tells whether a matching element is visible, enabled or editable now: `true` or `false`, without waiting.',
  synonyms: ['isVisible', 'is_visible', 'isDisplayed'],
  selector: 'required',
  value: {
    description: '`enabled`, `disabled` or `editable` to ask for that; without it whether it is visible',
    schema: z.optional(z.enum(['', 'visible', 'enabled', 'disabled', 'editable'])),
  },
  effect: 'read',
  isShortRead: true,
  offeredToModel: false,
  timeoutMs: 5_000,
  result: textResult,
  example: { selector: 'h1' },
} satisfies ActionSpec;

export async function visible(world: PageWorld, { selector, value }: Step) {
  const found = find(world, selector);
  const is = states.get(value);
  const meant = firstShown(found);
  return String(is ? meant !== undefined && is(meant) : found.some(isVisible));
}
