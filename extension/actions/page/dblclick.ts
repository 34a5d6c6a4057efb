/** Files, cells and map tiles open on the second click. */
import { parseHeld } from '../../dom/keyboard/keys';
import type { Action } from '../action';
import { mouseClick } from '../mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { optionalText } from '../values';

export const dblclick = {
  summary: 'Clicks an element twice, as to open a file or edit a cell.',
  synonyms: ['doubleClick', 'double_click', 'doubleTap'],
  selector: 'required',
  value: {
    words: 'modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`; default: none',
    schema: optionalText,
  },
  effect: 'act',
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
  async run(world, { selector, value }) {
    const clicks = { button: 0, count: 2, held: parseHeld(value) } as const;
    const { target: _, ...result } = await mouseClick(world, selector, clicks);
    return result;
  },
} satisfies Action<PageWorld, string>;
