import { parseHeld } from '../../dom/keyboard/keys';
import type { ActionSpec, Step } from '../action-spec';
import { mouseClick } from '../element/mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { optionalText } from '../values';

export const dblclickSpec = {
  title: 'Double-click',
  description: 'Clicks an element twice, as to open a file or edit a cell.',
  synonyms: ['doubleClick', 'double_click', 'doubleTap'],
  selector: 'required',
  value: {
    description: 'modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`; default: none',
    schema: optionalText,
  },
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
} satisfies ActionSpec;

export async function dblclick(world: PageWorld, { selector, value }: Step<string>) {
  const clicks = { button: 0, count: 2, held: parseHeld(value) } as const;
  const { target: _, ...result } = await mouseClick(world, selector, clicks);
  return result;
}
