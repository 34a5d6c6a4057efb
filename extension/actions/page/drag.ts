import * as z from 'zod/mini';
import { covererAt, hitAt } from '../../dom/actionability/clickable-point';
import { EnterFrame } from '../../dom/find/enter-frame';
import { find } from '../../dom/find/find';
import { movePointer, pressPointer, releasePointer } from '../../dom/mouse/pointer';
import { composedAncestors } from '../../dom/tree/walk';
import type { ActionSpec, Step } from '../action-spec';
import type { DragParts } from '../element/drag-element';
import { presentTarget, readyTarget } from '../element/target';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';

export const dragSpec = {
  title: 'Drag and drop',
  description:
    'Drags an element onto another one, by HTML drag and drop where the page uses it, else by mouse.',
  synonyms: ['dragAndDrop', 'drag_and_drop', 'dragTo'],
  selector: 'required',
  value: {
    description: 'the selector of the element to drop it on',
    schema: z.string().check(z.minLength(1)),
  },
  effect: 'act',
  destructive: true,
  idempotent: false,
  valueIsSelector: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#apple', value: '#basket' },
} satisfies ActionSpec;

export async function drag(world: PageWorld, step: Step<string>) {
  const dragElement = await world.load('drag');
  return dragElement(world, step, parts);
}

const parts: DragParts = {
  presentTarget,
  readyTarget,
  find,
  EnterFrame,
  covererAt,
  hitAt,
  move: movePointer,
  press: pressPointer,
  release: releasePointer,
  above: composedAncestors,
};
