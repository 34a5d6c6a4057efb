import * as z from 'zod/mini';
import { hitAt } from '../../dom/actionability/clickable-point';
import { movePointer } from '../../dom/mouse/pointer';
import type { ActionSpec, Step } from '../action-spec';
import { readyTarget } from '../element/finding/target';
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
  const hoverElement = await world.load('hover');
  const at = value ? value.position : undefined;
  return hoverElement(world, selector, at, { hitAt, move: movePointer, readyTarget });
}
