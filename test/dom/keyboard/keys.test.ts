/** Parsing of keys and chords. */
import { expect, test } from 'vitest';
import { keyForCharacter, keyNamed, parseChord, parseHeld } from '../../../extension/dom/keyboard/keys';

const pressed = (chord: string) => {
  const { held, pressed: key } = parseChord(chord);
  return [...held.map((one) => one.key), key.key].join(' ');
};

test.each([
  ['Enter', 'Enter'],
  ['esc', 'Escape'],
  ['Ctrl+a', 'Control a'],
  ['Control+Shift+a', 'Control Shift A'],
  ['Shift+1', 'Shift !'],
  ['Control++', 'Control +'],
  ['+', '+'],
  ['cmd+Return', 'Meta Enter'],
  [' ', ' '],
  ['F12', 'F12'],
  ['ü', 'ü'],
])('%s', (chord, keys) => {
  expect(pressed(chord)).toBe(keys);
});

test.each(['Entr', 'a+b', 'Control+Nope', ''])('"%s" is no chord', (chord) => {
  expect(() => parseChord(chord)).toThrowError(expect.objectContaining({ code: 'bad_request' }));
});

test('keys carry the codes of a US keyboard', () => {
  expect(keyForCharacter('A')).toMatchObject({ code: 'KeyA', keyCode: 65, shifted: true });
  expect(keyForCharacter('?')).toMatchObject({ code: 'Slash', keyCode: 191, shifted: true });
  expect(keyNamed('PageDown')).toMatchObject({ code: 'PageDown', keyCode: 34 });
  expect(keyForCharacter('é')).toBeUndefined();
});

test('modifiers alone are read, nothing else', () => {
  expect(parseHeld('Control+Alt')).toEqual(parseChord('Control+Alt+a').held);
  expect(parseHeld('')).toEqual([]);
  expect(() => parseHeld('Submit')).toThrowError(expect.objectContaining({ code: 'bad_request' }));
});
