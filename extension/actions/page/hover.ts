import * as z from 'zod/mini';
import { hitAt, type Point } from '../../dom/actionability/clickable-point';
import { throughFrames } from '../../dom/actionability/hit-target';
import { watchChanges } from '../../dom/actionability/watch-changes';
import { movePointer } from '../../dom/mouse/pointer';
import type { ActionSpec, Step } from '../action-spec';
import { inputStateOf } from '../element/input-state';
import { nextFrame } from '../element/next-frame';
import { readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { orJson, position } from '../values';

const hoverValue = z.optional(
  z.union([
    orJson(z.strictObject({ position: z.optional(position).check(z.describe('Where in the element.')) })),
    z.literal(''),
  ]),
);

export const hoverSpec = {
  title: 'Hover',
  description: 'Moves the mouse over an element.',
  synonyms: ['hoverOver', 'mouseover', 'mouseOver', 'moveTo', 'mouseMove'],
  selector: 'required',
  value: {
    description:
      'nothing, or {"position": {"x", "y"} in CSS pixels from the corner of the element\'s padding box}',
    schema: hoverValue,
  },
  effect: 'act',
  destructive: false,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
} satisfies ActionSpec;

export async function hover(world: PageWorld, { selector, value }: Step<z.output<typeof hoverValue>>) {
  const { followHover, isMoving, stateAround, unread } = await world.load('hover-styles');
  const { element, matches, point } = await readyTarget(world, selector, {
    hit: true,
    position: value ? value.position : undefined,
  });
  const meet = (document: Document, at: Point) => hitAt(document, at, world.shadow);
  const first = meet(element.ownerDocument, point) ?? element;
  const { hit, ...spot } = throughFrames({ hit: first, point }, meet);
  const isUnread = followHover(hit, world.devices, world.shadow);
  const shown = () => stateAround(hit, hit, world.shadow).shown;
  const before = shown();
  const wasMoving = isMoving(hit.ownerDocument);
  const watch = watchChanges(element);
  movePointer(inputStateOf(world), hit, spot.point);
  await nextFrame(world);
  // A transition has only begun.
  const isShowing = () => shown() !== before || (!wasMoving && isMoving(hit.ownerDocument));
  const changed = watch.changed() || isShowing();
  return {
    success: true,
    matches,
    defaultPrevented: false,
    changed,
    ...(isUnread && !changed && { note: unread }),
  };
}
