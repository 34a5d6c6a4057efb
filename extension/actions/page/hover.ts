// Why: menus and tips open under the mouse, and where only CSS would open them the caller must know.

import * as z from 'zod/mini';
import { oneTask } from '../../dom/fire';
import { noModifiers } from '../../dom/mouse-events';
import { hitAt } from '../../dom/point';
import { movePointer } from '../../dom/pointer';
import { composedAncestors } from '../../dom/walk';
import { watchChanges } from '../../dom/watch';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { readyTarget } from '../target';

export const hover = {
  summary: 'Moves the mouse over an element.',
  synonyms: ['hoverOver', 'mouseover', 'mouseOver', 'moveTo', 'mouseMove'],
  selector: 'required',
  value: { words: 'nothing', schema: z.unknown() },
  effect: 'act',
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
  async run(world, { selector }) {
    const hoverRuleFor = await world.hoverRules();
    const { element, matches, point } = await readyTarget(world, selector, { hit: true });
    const watch = watchChanges(element);
    const hit = hitAt(element.ownerDocument, point, world.shadow) ?? element;
    movePointer({ devices: world.devices, shadow: world.shadow, modifiers: noModifiers }, hit, point);
    await oneTask(world.document);
    const changed = watch.changed();
    const rule = changed ? null : hoverRuleFor(composedAncestors(hit), world.shadow);
    const reason = `The page shows its reaction by the CSS rule "${rule}", which a script cannot set off; the page itself did nothing. Act on what the rule would reveal by another way.`;
    return {
      success: rule === null,
      matches,
      defaultPrevented: false,
      changed,
      ...(rule !== null && { reason }),
    };
  },
} satisfies Action<PageWorld>;
