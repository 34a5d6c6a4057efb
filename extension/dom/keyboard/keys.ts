/** The keys of a US keyboard with `key`, `code` and `keyCode`, and the parser of chords such as `Control+a`. */
import { RelayError } from '../../protocol/errors';
import type { Modifiers } from '../events/input-state';

/** A key as https://www.w3.org/TR/uievents-code/ and Chrome's legacy keyCode describe it. */
export interface Key {
  key: string;
  code: string;
  keyCode: number;
  /** The character that it types when no modifier but Shift is held. */
  text?: string;
  /** The key needs Shift. */
  shifted?: boolean;
}

// https://www.w3.org/TR/uievents/#optionally-fixed-virtual-key-codes
const keyCodes: Record<string, number> = {
  Alt: 18,
  ArrowDown: 40,
  ArrowLeft: 37,
  ArrowRight: 39,
  ArrowUp: 38,
  Backspace: 8,
  CapsLock: 20,
  ContextMenu: 93,
  Control: 17,
  Delete: 46,
  End: 35,
  Enter: 13,
  Escape: 27,
  Home: 36,
  Insert: 45,
  Meta: 91,
  NumLock: 144,
  PageDown: 34,
  PageUp: 33,
  Pause: 19,
  PrintScreen: 44,
  ScrollLock: 145,
  Shift: 16,
  Tab: 9,
};

// https://www.w3.org/TR/uievents-code/#key-media, by their keyCodes from 173 on.
const media =
  'AudioVolumeMute AudioVolumeDown AudioVolumeUp MediaTrackNext MediaTrackPrevious MediaStop MediaPlayPause'.split(
    ' ',
  );
for (const [index, name] of media.entries()) keyCodes[name] = 173 + index;

const otherNames: Record<string, string> = {
  cmd: 'Meta',
  command: 'Meta',
  controlormeta: 'Control',
  ctrl: 'Control',
  del: 'Delete',
  down: 'ArrowDown',
  esc: 'Escape',
  left: 'ArrowLeft',
  option: 'Alt',
  return: 'Enter',
  right: 'ArrowRight',
  space: ' ',
  spacebar: ' ',
  up: 'ArrowUp',
};

// The numeric keypad, https://www.w3.org/TR/uievents-code/#key-numpad-section
const numpad: Record<string, [text: string, keyCode: number]> = {
  add: ['+', 107],
  decimal: ['.', 110],
  divide: ['/', 111],
  enter: ['\r', 13],
  multiply: ['*', 106],
  subtract: ['-', 109],
};

// Plain character, shifted character, code, keyCode.
const symbols =
  '`~Backquote192 -_Minus189 =+Equal187 [{BracketLeft219 ]}BracketRight221 \\|Backslash220 ;:Semicolon186 \'"Quote222 ,<Comma188 .>Period190 /?Slash191';

const characters = new Map<string, Key>([[' ', { key: ' ', code: 'Space', keyCode: 32, text: ' ' }]]);
for (const symbol of symbols.split(' ')) {
  const [plain = '', shifted = ''] = symbol;
  const both = { code: symbol.slice(2, -3), keyCode: Number(symbol.slice(-3)) };
  characters.set(plain, { key: plain, text: plain, ...both });
  characters.set(shifted, { key: shifted, text: shifted, shifted: true, ...both });
}
for (const [digit, shifted] of [...')!@#$%^&*('].entries()) {
  const both = { code: `Digit${digit}`, keyCode: 48 + digit };
  characters.set(String(digit), { key: String(digit), text: String(digit), ...both });
  characters.set(shifted, { key: shifted, text: shifted, shifted: true, ...both });
}
for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
  const capital = letter.toUpperCase();
  const both = { code: `Key${capital}`, keyCode: capital.charCodeAt(0) };
  characters.set(letter, { key: letter, text: letter, ...both });
  characters.set(capital, { key: capital, text: capital, shifted: true, ...both });
}

/** The key that types a character; undefined where a US keyboard has none, such as for `é` or an emoji. */
export function keyForCharacter(character: string): Key | undefined {
  return character === '\n' || character === '\r' ? keyNamed('Enter') : characters.get(character);
}

/** A key by its name (`Enter`, `F5`, `a`, `esc`) or its code (`KeyA`, `ShiftRight`); undefined for an unknown name. */
export function keyNamed(name: string): Key | undefined {
  const character = characters.get(name);
  if (character) return character;
  const lower = name.toLowerCase();
  const key = otherNames[lower] ?? Object.keys(keyCodes).find((known) => known.toLowerCase() === lower);
  if (key === ' ') return characters.get(' ');
  const keyCode = key && keyCodes[key];
  // Codes are called like the keys, but for those that a keyboard has twice.
  if (key && keyCode)
    return {
      key,
      code: modifierFlags[key] ? `${key}Left` : key,
      keyCode,
      ...(key === 'Enter' && { text: '\r' }),
    };
  const functionKey = /^f([1-9]|1\d|2[0-4])$/.exec(lower)?.[1];
  if (functionKey)
    return { key: `F${functionKey}`, code: `F${functionKey}`, keyCode: 111 + Number(functionKey) };
  return keyByCode(lower);
}

function keyByCode(code: string): Key | undefined {
  for (const key of characters.values()) if (key.code.toLowerCase() === code) return key;
  const sided = /^(alt|control|meta|shift)(left|right)$/.exec(code);
  if (sided) {
    const key = keyNamed(sided[1] as string) as Key;
    return { ...key, code: key.key + (sided[2] === 'left' ? 'Left' : 'Right') };
  }
  const pad = /^numpad(\d|[a-z]+)$/.exec(code)?.[1];
  if (!pad) return undefined;
  const [text, keyCode] = numpad[pad] ?? [pad, 96 + Number(pad)];
  if (!keyCode) return undefined;
  const name = pad[0]?.toUpperCase() + pad.slice(1);
  return { key: text === '\r' ? name : text, code: `Numpad${name}`, keyCode, text };
}

/**
 * The `location` of the key: standard, left, right or numpad,
 * https://www.w3.org/TR/uievents/#dom-keyboardevent-location
 */
export function locationOf({ key, code }: Key): number {
  if (code.startsWith('Numpad')) return 3;
  if (!modifierFlags[key]) return 0;
  return code.endsWith('Right') ? 2 : 1;
}

const modifierFlags: Record<string, keyof Modifiers> = {
  Alt: 'altKey',
  Control: 'ctrlKey',
  Meta: 'metaKey',
  Shift: 'shiftKey',
};

/** A chord such as `Control+Shift+a`: the held keys and the key that is pressed. */
export interface Chord {
  held: Key[];
  pressed: Key;
}

/** @throws RelayError bad_request naming the part that is not a known key */
export function parseChord(text: string): Chord {
  if (/^[\r\n]+$/.test(text)) return parseChord('Enter');
  const parts = text === '+' ? ['+'] : text.replace(/\+\+$/, '+plus').split('+');
  const keys = parts.map((part) => {
    const name = part.trim() === '' && part !== '' ? ' ' : part.trim();
    const key = keyNamed(name === 'plus' ? '+' : name);
    if (key) return key;
    // A letter of another alphabet is accepted as a key, though not on this keyboard.
    if ([...name].length === 1) return { key: name, code: '', keyCode: 0, text: name };
    throw new RelayError(
      'bad_request',
      `"${part}" in "${text}" is not a known key. Use Enter, ArrowDown, F5, a, or chords such as Control+a.`,
    );
  });
  const held = keys.slice(0, -1);
  const wrong = held.find((key) => !modifierFlags[key.key]);
  if (wrong)
    throw new RelayError(
      'bad_request',
      `"${wrong.key}" cannot be held down in "${text}"; only Alt, Control, Meta, Shift.`,
    );
  return { held, pressed: asHeld(held, keys.at(-1) as Key) };
}

/**
 * The keys of a text such as `Control+Shift`; none for an empty text.
 * @throws RelayError bad_request when something other than modifier keys is named
 */
export function parseHeld(text: string): Key[] {
  return text.trim() === '' ? [] : parseChord(`${text}+a`).held;
}

export function modifiersOf(held: readonly Key[]): Modifiers {
  const modifiers: Modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  for (const { key } of held) {
    const flag = modifierFlags[key];
    if (flag) modifiers[flag] = true;
  }
  return modifiers;
}

/** What the keyboard makes of the key together with what is held. `Control+K` names the key as menus do: without Shift. */
function asHeld(held: readonly Key[], key: Key): Key {
  const { shiftKey, ctrlKey, metaKey, altKey } = modifiersOf(held);
  if (shiftKey && key.text && !key.shifted) {
    for (const other of characters.values()) if (other.shifted && other.code === key.code) return other;
  }
  if (key.shifted && !shiftKey && (ctrlKey || metaKey || altKey))
    return characters.get(key.key.toLowerCase()) ?? key;
  return key;
}
