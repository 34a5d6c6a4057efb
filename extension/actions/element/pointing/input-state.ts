import { type InputState, type Modifiers, noModifiers } from '../../../dom/events/input-state';
import type { PageWorld } from '../../page-world';

/** Pointer and keyboard for one step, with the modifier keys that are held during it. */
export function inputStateOf({ devices, shadow }: PageWorld, modifiers: Modifiers = noModifiers): InputState {
  return { devices, shadow, modifiers };
}
