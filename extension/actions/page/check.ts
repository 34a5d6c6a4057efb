import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { currentElement, readyTarget } from '../element/finding/target';
import { mouseClick } from '../element/pointing/mouse-click';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';

export const checkSpec = {
  title: 'Check a box',
  description: 'Ticks a checkbox, switches a switch on, or chooses a radio button.',
  synonyms: ['tick', 'setChecked'],
  selector: 'required',
  value: {
    description: 'nothing, or `false` to take the tick off',
    schema: z.unknown(),
  },
  effect: 'act',
  destructive: true,
  idempotent: true,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#agree' },
} satisfies ActionSpec;

export function check(world: PageWorld, { selector, value }: Step) {
  return setChecked(world, selector, `${value}` !== 'false');
}

/** Checks or unchecks a box. */
export async function setChecked(world: PageWorld, selector: string, checked: boolean) {
  const tickBox = await world.load('set-checked');
  return tickBox(world, selector, checked, { readyTarget, currentElement, click: mouseClick });
}
