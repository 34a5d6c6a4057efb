/** Some pages only wake a field up once it has the focus. */
import * as z from 'zod/mini';
import { oneTask } from '../../dom/events/fire';
import { moveFocus } from '../../dom/events/focus';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { actResult } from '../results';
import { readyTarget } from '../target';

export const focus = {
  summary: 'Gives an element the keyboard focus.',
  synonyms: ['setFocus', 'focusElement'],
  selector: 'required',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 5_000,
  result: actResult,
  example: { selector: '#name' },
  async run(world, { selector }) {
    const needs = { rendered: true, enabled: true, followsLabel: true };
    const { element, matches } = await readyTarget(world, selector, needs);
    const success = moveFocus(element, world.devices, world.shadow);
    await oneTask(element.ownerDocument);
    return {
      success,
      matches,
      ...(!success && { reason: 'The element cannot take the focus, or the page gave it on.' }),
    };
  },
} satisfies Action<PageWorld>;
