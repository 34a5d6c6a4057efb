import { covererAt, hitAt } from '../../dom/actionability/clickable-point';
import { EnterFrame } from '../../dom/find/enter-frame';
import { find } from '../../dom/find/find';
import { holdPointer, movePointer } from '../../dom/mouse/pointer';
import { composedAncestors } from '../../dom/tree/walk';
import type { ActionSpec, Step } from '../action-spec';
import type { DragParts } from '../element/dragging/drag-element';
import { presentTarget, readyTarget } from '../element/finding/target';
import { nextFrame } from '../element/waiting/next-frame';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { type DragValue, dragValue } from '../values';

export const dragSpec = {
  title: 'Drag and drop',
  description:
    'Drags an element onto another one, by HTML drag and drop where the page uses it, else by mouse.',
  synonyms: ['dragAndDrop', 'drag_and_drop', 'dragTo'],
  selector: 'required',
  value: dragValue,
  effect: 'act',
  destructive: true,
  idempotent: false,
  valueIsSelector: true,
  offeredToModel: true,
  brief: 'selector to drop on',
  timeoutMs: 10_000,
  result: pointerResult,
  example: { selector: '#apple', value: '#basket' },
} satisfies ActionSpec;

export async function drag(world: PageWorld, step: Step<DragValue>) {
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
  hold: holdPointer,
  nextFrame,
  above: composedAncestors,
};
