/** Menus and tips open under the mouse, and where only CSS would open them the caller must know. */

import * as z from 'zod/mini';
import { hitAt, type Point } from '../../dom/actionability/clickable-point';
import { throughFrames } from '../../dom/actionability/hit-target';
import { watchChanges } from '../../dom/actionability/watch-changes';
import { oneTask } from '../../dom/events/fire';
import { movePointer } from '../../dom/mouse/pointer';
import { composedAncestors } from '../../dom/tree/walk';
import type { Action } from '../action';
import { inputStateOf } from '../input-state-of';
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
    const findUnappliedHoverRule = await world.hoverRules();
    const { element, matches, point } = await readyTarget(world, selector, { hit: true });
    const watch = watchChanges(element);
    const meet = (document: Document, at: Point) => hitAt(document, at, world.shadow);
    const first = meet(element.ownerDocument, point) ?? element;
    const { hit, ...spot } = throughFrames({ hit: first, point }, meet);
    movePointer(inputStateOf(world), hit, spot.point);
    await oneTask(world.document);
    const changed = watch.changed();
    const reason = changed ? null : findUnappliedHoverRule(composedAncestors(hit), world.shadow);
    return {
      success: reason === null,
      matches,
      defaultPrevented: false,
      changed,
      ...(reason !== null && { reason }),
    };
  },
} satisfies Action<PageWorld>;
