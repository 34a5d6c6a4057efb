/** Recognises a switch or box without a role that cannot be used now: nothing but its looks say so, as the page listens for it further out. */

import { styleOf } from '../tree/style-of';
import { composedParent } from '../tree/walk';
import { isCalledSwitch } from './drawn-switch';

export function isOffSwitch(element: Element): boolean {
  if (!isCalledSwitch(element)) return false;
  const style = styleOf(element);
  const isOff = style?.pointerEvents === 'none' || style?.cursor === 'not-allowed';
  // Of its knob the switch itself is told.
  const around = composedParent(element);
  return isOff && !(around && isCalledSwitch(around));
}
