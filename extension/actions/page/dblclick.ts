import type { ActionSpec, Step } from '../action-spec';
import { mouseClick } from '../element/pointing/mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { type ClickValue, clickValue } from '../values';

export const dblclickSpec = {
  title: 'Double-click',
  description: 'Clicks an element twice, as to open a file or edit a cell.',
  synonyms: ['doubleClick', 'double_click', 'doubleTap'],
  selector: 'required',
  value: clickValue,
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
} satisfies ActionSpec;

export async function dblclick(world: PageWorld, { selector, value }: Step<ClickValue>) {
  const { target: _, ...result } = await mouseClick(world, selector, { button: 0, count: 2, value });
  return result;
}
