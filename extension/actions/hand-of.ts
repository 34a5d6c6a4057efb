/** Whatever is done by mouse or keys is done by the same hand, which stays where the last step left it. */
import { type Modifiers, noModifiers } from '../dom/mouse/mouse-events';
import type { Hand } from '../dom/mouse/pointer';
import type { PageWorld } from './page-world';

/** The hand for one step, with the modifier keys that it holds meanwhile. */
export function handOf({ devices, shadow }: PageWorld, modifiers: Modifiers = noModifiers): Hand {
  return { devices, shadow, modifiers };
}
