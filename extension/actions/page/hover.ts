import * as z from 'zod/mini';
import { hitAt, type Point } from '../../dom/actionability/clickable-point';
import { throughFrames } from '../../dom/actionability/hit-target';
import { watchChanges } from '../../dom/actionability/watch-changes';
import { oneTask } from '../../dom/events/fire';
import { movePointer } from '../../dom/mouse/pointer';
import { composedAncestors } from '../../dom/tree/walk';
import type { ActionSpec, Step } from '../action-spec';
import { inputStateOf } from '../element/input-state';
import { readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { orJson, position } from '../values';

const hoverValue = z.optional(
  z.union([orJson(z.strictObject({ position: z.optional(position) })), z.literal('')]),
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
  const missedByStyle = await world.load('hover-rules');
  const { element, matches, point } = await readyTarget(world, selector, {
    hit: true,
    position: value ? value.position : undefined,
  });
  const watch = watchChanges(element);
  const meet = (document: Document, at: Point) => hitAt(document, at, world.shadow);
  const first = meet(element.ownerDocument, point) ?? element;
  const { hit, ...spot } = throughFrames({ hit: first, point }, meet);
  movePointer(inputStateOf(world), hit, spot.point);
  await oneTask(world.document);
  const changed = watch.changed();
  const reason = changed ? null : missedByStyle(composedAncestors(hit), world.shadow);
  return {
    success: reason === null,
    matches,
    defaultPrevented: false,
    changed,
    ...(reason !== null && { reason }),
  };
}
