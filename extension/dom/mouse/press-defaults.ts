/** The default action of a mouse press: it selects an option, places the caret or selects text. */
import type { Point } from '../actionability/clickable-point';
import type { Modifiers } from '../events/input-state';
import { isSelect } from '../tree/fields/form-field';
import { composedAncestors, type ShadowLookup } from '../tree/walk';
import type { HeldPress } from './held-press';
import { selectOptionByMouse } from './list-box';
import { selectByMouse } from './select-by-mouse';

/**
 * Performs the default action of a left-button press after the focus has moved. `count` is 0 for other buttons, which
 * only place the caret.
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
