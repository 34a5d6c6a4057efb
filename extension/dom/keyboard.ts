// Why: keys reach the page as events first; only what the page leaves alone has its usual effect.
import { edit } from './edit';
import { fire, microtasks } from './fire';
import { applyKey } from './key-defaults';
import { type Chord, type Key, keyForCharacter, modifiersOf } from './keys';
import type { Hand, Modifiers } from './pointer';
import { deepActiveElement, type ShadowLookup } from './walk';

/** Presses and lets go a key or chord where the focus is. Answers whether the page prevented its effect. */
export async function pressChord(document: Document, chord: Chord, hand: Hand): Promise<boolean> {
  const down: Key[] = [];
  for (const key of chord.held) {
    down.push(key);
    keyEvent(focused(document, hand.shadow), 'keydown', key, modifiersOf(down));
    await microtasks();
  }
  const implied = chord.pressed.shifted ? { shiftKey: true } : {};
  const prevented = await stroke(document, chord.pressed, { ...modifiersOf(down), ...implied }, hand);
  for (const key of down.toReversed()) {
    down.pop();
    await microtasks();
    keyEvent(focused(document, hand.shadow), 'keyup', key, modifiersOf(down));
  }
  return prevented;
}

/** Types one character (what a reader takes for one, emoji included) where the focus is. */
export async function typeCharacter(document: Document, character: string, hand: Hand): Promise<void> {
  const key = keyForCharacter(character);
  // What is on no key arrives as text alone, as from an input method.
  if (!key) edit(focused(document, hand.shadow), 'insertText', character, hand.devices);
  else await stroke(document, key, { ...modifiersOf([]), shiftKey: key.shifted === true }, hand);
}

async function stroke(document: Document, key: Key, modifiers: Modifiers, hand: Hand): Promise<boolean> {
  let goesOn = keyEvent(focused(document, hand.shadow), 'keydown', key, modifiers);
  await microtasks();
  const types = key.text !== undefined && !modifiers.ctrlKey && !modifiers.metaKey && !modifiers.altKey;
  if (goesOn && types) goesOn = keyEvent(focused(document, hand.shadow), 'keypress', key, modifiers);
  if (goesOn) goesOn = applyKey(focused(document, hand.shadow), key, modifiers, hand);
  await microtasks();
  keyEvent(focused(document, hand.shadow), 'keyup', key, modifiers);
  if (goesOn && key.key === ' ' && types) pressBySpace(focused(document, hand.shadow));
  return !goesOn;
}

const clickedBySpace =
  'button, summary, input:is([type=button], [type=submit], [type=reset], [type=image], [type=checkbox], [type=radio])';

/** Buttons and boxes act when Space comes up again. */
function pressBySpace(target: Element): void {
  if (target.matches(clickedBySpace)) (target as HTMLElement).click();
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
    location: key.code.endsWith('Left') && key.key.length > 1 && !key.key.startsWith('Arrow') ? 1 : 0,
    keyCode: type === 'keypress' ? charCode : key.keyCode,
    charCode,
    ...modifiers,
  });
}

function focused(document: Document, shadow: ShadowLookup): Element {
  return deepActiveElement(document, shadow) ?? document.body ?? document.documentElement;
}
