/** Many pages have a menu of their own on the right button. */
import { parseHeld } from '../../dom/keyboard/keys';
import type { Action } from '../action';
import { mouseClick } from '../mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { optionalText } from '../values';

export const rightclick = {
  summary: 'Clicks an element with the right mouse button, which opens context menus made by the page.',
  synonyms: ['rightClick', 'right_click', 'contextClick', 'contextmenu'],
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
    const clicks = { button: 2, count: 1, held: parseHeld(value) } as const;
    const { target: _, ...result } = await mouseClick(world, selector, clicks);
    return result;
  },
} satisfies Action<PageWorld, string>;
