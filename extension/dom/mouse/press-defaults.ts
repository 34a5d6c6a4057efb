/** Pressing a mouse button does more than fire events: it places the caret or picks from a list. */

import type { Point } from '../ready/point';
import { isSelect } from '../tree/form-field';
import { composedAncestors, type ShadowLookup } from '../tree/walk';
import { pickByMouse } from './list-box';
import type { Modifiers } from './mouse-events';
import { selectByMouse } from './select-by-mouse';

/** What goes on as long as the button is held. */
export interface Hold {
  moveTo?(point: Point): void;
  letGo(): void;
}

/**
 * Does what a press of the left button does by itself, once the page has let it and the focus has moved.
 * `count` is 0 for another button, which only places the caret.
 */
export function pressDefault(
  hit: Element,
  point: Point,
  count: number,
  { modifiers, shadow }: { modifiers: Modifiers; shadow: ShadowLookup },
): Hold | undefined {
  const list = composedAncestors(hit).find(isSelect);
  if (list) return count === 0 ? undefined : pickByMouse(list, hit, modifiers);
  return selectByMouse(hit, point, count, modifiers.shiftKey, shadow);
}
