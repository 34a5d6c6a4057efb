import type { ActionSpec, Step } from '../action-spec';
import { mouseClick } from '../element/pointing/mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { type ClickValue, clickValue } from '../values';

export const rightclickSpec = {
  title: 'Right-click',
  description: 'Clicks an element with the right mouse button, which opens context menus made by the page.',
  synonyms: ['rightClick', 'right_click', 'contextClick', 'contextmenu'],
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

export async function rightclick(world: PageWorld, { selector, value }: Step<ClickValue>) {
  const { target: _, ...result } = await mouseClick(world, selector, { button: 2, count: 1, value });
  return result;
}
