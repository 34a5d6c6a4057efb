/** The input state that mouse and keyboard functions take: devices, held modifier keys and lazily loaded functions. */
import type { ShadowLookup } from '../tree/walk';
import type { Devices } from './devices';

/** The modifier keys that are held during an event. */
export interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export const noModifiers: Modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

export interface InputState {
  devices: Devices;
  shadow: ShadowLookup;
  modifiers: Modifiers;
  /** Needed only when keys are pressed that copy, cut or paste; false when the page prevented it. */
  clipboard?:
    | {
        copy(target: Element, how: 'copy' | 'cut', devices: Devices): boolean;
        paste(target: Element, plain: boolean, devices: Devices): boolean;
      }
    | undefined;
  /** Needed only when Alt is held; whether the key is an access key. */
  accessKey?:
    | ((target: Element, key: string, modifiers: Modifiers, input: InputState) => boolean)
    | undefined;
  /** Needed only when arrow, page, Home or End keys are pressed; false when the page prevented it. */
  moveByKey?:
    | ((target: Element, key: string, modifiers: Modifiers, input: InputState) => boolean)
    | undefined;
}
