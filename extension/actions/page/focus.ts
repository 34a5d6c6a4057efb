import { oneTask } from '../../dom/events/fire';
import { moveFocus } from '../../dom/events/focus';
import { hasFocus } from '../../dom/tree/has-focus';
import type { ActionSpec, Step } from '../action-spec';
import { currentElement, readyTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { actResult } from '../results';
import { noValue } from '../values';

export const focusSpec = {
  title: 'Focus',
  description: 'Gives an element the keyboard focus.',
  synonyms: ['setFocus', 'focusElement'],
  selector: 'required',
  value: noValue,
  effect: 'act',
  destructive: false,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: actResult,
  example: { selector: '#name' },
} satisfies ActionSpec;

export async function focus(world: PageWorld, { selector }: Step) {
  const needs = { rendered: true, enabled: true, followsLabel: true };
  const { element, matches } = await readyTarget(world, selector, needs);
  moveFocus(element, world.devices, world.shadow);
  await oneTask(element.ownerDocument);
  // Pages give it on with a timer too.
  await world.tick();
  const now = currentElement(world, selector, element);
  const success = now !== null && hasFocus(now);
  return {
    success,
    matches,
    ...(!success && { reason: 'It takes no focus, or the page gave it on.' }),
  };
}
