/** Dispatches the events of keys and chords and applies their default actions. */

import { fire, microtasks } from '../events/fire';
import { withFocusEvents } from '../events/focus';
import type { InputState, Modifiers } from '../events/input-state';
import { byDevice } from '../mouse/mouse-events';
import { isClickedBySpace } from '../tree/fields/form-field';
import { bodyOf } from '../tree/root-of';
import { deepActiveElement, matches, type ShadowLookup } from '../tree/walk';
import { edit } from './edit';
import { applyKey } from './key-defaults';
import { type Chord, type Key, keyForCharacter, locationOf, modifiersOf } from './keys';

/**
 * Presses and releases a key or chord at the focused element. Returns whether the page prevented the default action.
 */
export async function pressChord(document: Document, chord: Chord, input: InputState): Promise<boolean> {
  const { held, pressed } = chord;
  const letGo = holdKeys(document, held, input);
  await microtasks();
  const implied = pressed.shifted ? { shiftKey: true } : {};
  // A modifier counts as held from its own keydown until before its keyup.
  const whenDown = { ...modifiersOf([...held, pressed]), ...implied };
  const prevented = await stroke(document, pressed, { ...modifiersOf(held), ...implied }, input, whenDown);
  await microtasks();
  letGo();
  return prevented;
}

/** Presses modifier keys one after the other and returns the function that releases them. */
export function holdKeys(document: Document, held: readonly Key[], input: InputState): () => void {
  const down: Key[] = [];
  for (const key of held) {
    down.push(key);
    keyEvent(focused(document, input.shadow), 'keydown', key, modifiersOf(down));
  }
  return () => {
    for (const key of held.toReversed()) {
      down.pop();
      keyEvent(focused(document, input.shadow), 'keyup', key, modifiersOf(down));
    }
  };
}

/**
 * Types one grapheme (emoji included) at the focused element. Returns whether the page prevented the default action.
 */
export async function typeCharacter(
  document: Document,
  character: string,
  input: InputState,
): Promise<boolean> {
  const key = keyForCharacter(character);
  if (key) return stroke(document, key, { ...modifiersOf([]), shiftKey: key.shifted === true }, input);
  // A character without a key is inserted without key events, as from an input method.
  input.devices.checkFocus?.(document);
  return !edit(focused(document, input.shadow), 'insertText', character, input.devices);
}

async function stroke(
  document: Document,
  key: Key,
  modifiers: Modifiers,
  input: InputState,
  whenDown = modifiers,
): Promise<boolean> {
  const target = () => focused(document, input.shadow);
  const check = () => input.devices.checkFocus?.(document);
  check();
  let goesOn = keyEvent(target(), 'keydown', key, whenDown);
  await microtasks();
  check();
  const types = key.text !== undefined && !modifiers.ctrlKey && !modifiers.metaKey && !modifiers.altKey;
  // Enter activates a link on keydown.
  const follows = key.key === 'Enter' && matches(target(), 'a[href], area[href]');
  if (goesOn && types && !follows) {
    goesOn = keyEvent(target(), 'keypress', key, modifiers);
    await microtasks();
    check();
  }
  // The page cannot prevent an access key.
  if (!input.accessKey?.(target(), key.key, modifiers, input) && goesOn)
    goesOn = applyKey(target(), key, modifiers, input);
  await microtasks();
  const released = keyEvent(target(), 'keyup', key, modifiers);
  if (goesOn && released && key.key === ' ' && types) pressBySpace(target(), input);
  return !goesOn;
}

/** Buttons and check boxes are activated on keyup of Space. */
function pressBySpace(target: Element, input: InputState): void {
  if (!isClickedBySpace(target)) return;
  withFocusEvents(target.ownerDocument, input.devices, input.shadow, () => (target as HTMLElement).click());
}

function keyEvent(target: Element, type: string, key: Key, modifiers: Modifiers): boolean {
  const charCode = type === 'keypress' ? (key.text?.codePointAt(0) ?? 0) : 0;
  return fire(target, 'KeyboardEvent', type, {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: target.ownerDocument.defaultView,
    key: key.key,
    code: key.code,
    location: locationOf(key),
    keyCode: type === 'keypress' ? charCode : key.keyCode,
    charCode,
    ...modifiers,
    ...byDevice(target),
  });
}

function focused(document: Document, shadow: ShadowLookup): Element {
  const active = deepActiveElement(document, shadow);
  // A hidden element keeps the focus until the next frame but receives no key events.
  return active?.checkVisibility() ? active : bodyOf(document);
}
