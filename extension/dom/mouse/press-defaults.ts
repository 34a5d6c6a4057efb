/** The default action of a mouse press: it selects an option, places the caret or selects text. */
import type { Point } from '../actionability/clickable-point';
import type { Modifiers } from '../events/input-state';
import { isSelect } from '../tree/form-field';
import { composedAncestors, type ShadowLookup } from '../tree/walk';
import type { HeldPress } from './held-press';
import { selectOptionByMouse } from './list-box';
import { selectByMouse } from './select-by-mouse';

/**
 * Does what a press of the left button does by itself, once the page has let it and the focus has moved.
 * `count` is 0 for another button, which only places the caret.
 */
export function pressDefault(
  hit: Element,
  point: Point,
  count: number,
  { modifiers, shadow }: { modifiers: Modifiers; shadow: ShadowLookup },
): HeldPress | undefined {
  const list = composedAncestors(hit).find(isSelect);
  if (list) return count === 0 ? undefined : selectOptionByMouse(list, hit, modifiers);
  return selectByMouse(hit, point, count, modifiers.shiftKey, shadow);
}
