// Why: lists are sorted, sliders moved and cards dropped by dragging.
import * as z from 'zod/mini';
import { dragAndDrop } from '../../dom/drag';
import { oneTask } from '../../dom/fire';
import { noModifiers } from '../../dom/mouse-events';
import { pointOn } from '../../dom/point';
import { watchChanges } from '../../dom/watch';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { presentTarget, readyTarget } from '../target';

export const drag = {
  summary: 'Drags an element onto another one, by HTML drag and drop where the page uses it, else by mouse.',
  synonyms: ['dragAndDrop', 'drag_and_drop', 'dragTo'],
  selector: 'required',
  value: { words: 'the selector of the element to drop it on', schema: z.string().check(z.minLength(1)) },
  effect: 'act',
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#apple', value: '#basket' },
  async run(world, { selector, value }) {
    const goal = await presentTarget(world, value);
    const { element, matches, point } = await readyTarget(world, selector, { enabled: true, hit: true });
    world.begin(element, goal.element);
    if (!pointOn(goal.element)) goal.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const from = pointOn(element) ?? point;
    const to = pointOn(goal.element);
    const watch = watchChanges(element);
    const hand = { devices: world.devices, shadow: world.shadow, modifiers: noModifiers };
    const outcome = to
      ? await dragAndDrop(hand, element, from, goal.element, to)
      : { reason: 'Both elements do not fit into the window together.', defaultPrevented: false };
    await oneTask(world.document);
    return {
      success: outcome.reason === undefined,
      matches,
      defaultPrevented: outcome.defaultPrevented,
      changed: watch.changed(),
      ...(outcome.reason !== undefined && { reason: outcome.reason }),
    };
  },
} satisfies Action<PageWorld, string>;
