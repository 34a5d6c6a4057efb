import type { Devices } from './devices';
import type { clipboard } from './keys/clipboard';
import type { Modifiers } from './mouse/mouse-events';
import type { ShadowLookup } from './tree/walk';

/** What mouse and keys need to act: their state between steps, and a way into shadow trees. */
export interface InputState {
  devices: Devices;
  shadow: ShadowLookup;
  modifiers: Modifiers;
  /** For keys that copy, cut or paste. */
  clipboard?: typeof clipboard | undefined;
  /** For keys that move a caret, a choice or the page. */
  moveByKey?: MoveByKey | undefined;
}

/** Does what the browser does for an arrow, Home, End or Page key. False when the key does nothing there. */
type MoveByKey = (target: Element, key: string, modifiers: Modifiers, input: InputState) => boolean;
