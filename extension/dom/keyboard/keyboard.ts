/** Dispatches the events of keys and chords and applies their default actions. */
import { fire, microtasks } from '../events/fire';
import { withFocusEvents } from '../events/focus';
import type { InputState, Modifiers } from '../events/input-state';
import { byDevice } from '../mouse/mouse-events';
import { clickedBySpace } from '../tree/form-field';
import { deepActiveElement, type ShadowLookup } from '../tree/walk';
import { edit } from './edit';
import { applyKey } from './key-defaults';
import { type Chord, type Key, keyForCharacter, locationOf, modifiersOf } from './keys';

/** Presses and lets go a key or chord where the focus is. Answers whether the page prevented its effect. */
export async function pressChord(document: Document, chord: Chord, input: InputState): Promise<boolean> {
  const { held, pressed } = chord;
  const letGo = holdKeys(document, held, input);
  await microtasks();
  const implied = pressed.shifted ? { shiftKey: true } : {};
  // A modifier is held from its own press on, and no more when its release is told.
  const whenDown = { ...modifiersOf([...held, pressed]), ...implied };
  const prevented = await stroke(document, pressed, { ...modifiersOf(held), ...implied }, input, whenDown);
  await microtasks();
  letGo();
  return prevented;
}

/** Presses modifier keys one after the other and answers how to let them go. */
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
 * Types one character (what a reader takes for one, emoji included) where the focus is. Answers whether the page
 * prevented its effect.
 */
export async function typeCharacter(
  document: Document,
  character: string,
  input: InputState,
): Promise<boolean> {
  const key = keyForCharacter(character);
  if (key) return stroke(document, key, { ...modifiersOf([]), shiftKey: key.shifted === true }, input);
  // What is on no key arrives as text alone, as from an input method.
  return !edit(focused(document, input.shadow), 'insertText', character, input.devices);
}

async function stroke(
  document: Document,
  key: Key,
  modifiers: Modifiers,
  input: InputState,
  whenDown = modifiers,
): Promise<boolean> {
  let goesOn = keyEvent(focused(document, input.shadow), 'keydown', key, whenDown);
  await microtasks();
  const types = key.text !== undefined && !modifiers.ctrlKey && !modifiers.metaKey && !modifiers.altKey;
  // A link is followed with the press already.
  const follows = key.key === 'Enter' && focused(document, input.shadow).matches('a[href], area[href]');
  if (goesOn && types && !follows) {
    goesOn = keyEvent(focused(document, input.shadow), 'keypress', key, modifiers);
    await microtasks();
  }
  if (goesOn) goesOn = applyKey(focused(document, input.shadow), key, modifiers, input);
  await microtasks();
  const released = keyEvent(focused(document, input.shadow), 'keyup', key, modifiers);
  if (goesOn && released && key.key === ' ' && types) pressBySpace(focused(document, input.shadow), input);
  return !goesOn;
}

/** Buttons and boxes act when Space comes up again. */
function pressBySpace(target: Element, input: InputState): void {
  if (!target.matches(clickedBySpace)) return;
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
  // What has been hidden keeps the focus until the next frame, but hears no keys.
  return active?.checkVisibility() ? active : (document.body ?? document.documentElement);
}
