/** Slate: it takes text from `beforeinput` and renders with React. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('slate.jsx');

test('typing goes behind what is there, each letter once', async () => {
  expect(await act('type', '#editor', ' and more')).toMatchObject({ success: true });
  expect(await state()).toEqual({ value: [[{ text: 'old text' }], [{ text: 'second and more' }]] });
});

test('fill replaces all blocks', async () => {
  expect(await act('fill', '#editor', 'new')).toMatchObject({ success: true, value: 'new' });
  expect(await state()).toEqual({ value: [[{ text: 'new' }]] });
});

test('fill with lines makes blocks', async () => {
  expect(await act('fill', '#editor', 'one\ntwo')).toMatchObject({ success: true });
  expect(await state()).toEqual({ value: [[{ text: 'one' }], [{ text: 'two' }]] });
});

test('clear leaves one empty block, whose placeholder is no value', async () => {
  expect(await act('clear', '#editor')).toMatchObject({ success: true, value: '' });
  expect(await state()).toEqual({ value: [[{ text: '' }]] });
  await act('type', '#editor', 'again');
  expect(await state()).toEqual({ value: [[{ text: 'again' }]] });
});

test('Enter makes a block and Backspace takes it back', async () => {
  await act('type', '#editor', '\n');
  expect(await state()).toMatchObject({
    value: [[{ text: 'old text' }], [{ text: 'second' }], [{ text: '' }]],
  });
  await act('press', '#editor', 'Backspace');
  await act('press', '#editor', 'Backspace');
  expect(await state()).toEqual({ value: [[{ text: 'old text' }], [{ text: 'secon' }]] });
});

test('Control+b, handled by the page, makes what is typed next bold', async () => {
  await act('fill', '#editor', 'plain ');
  await act('press', '#editor', 'Control+b');
  await act('type', '#editor', 'loud');
  expect(await state()).toEqual({ value: [[{ text: 'plain ' }, { text: 'loud', bold: true }]] });
});

test('Shift+Control+ArrowLeft selects a word, which typing replaces', async () => {
  await act('fill', '#editor', 'one two');
  await act('press', '#editor', 'Control+Shift+ArrowLeft');
  await act('type', '#editor', '2');
  expect(await state()).toEqual({ value: [[{ text: 'one 2' }]] });
});

test('Control+z takes back what was typed', async () => {
  await act('type', '#editor', '!');
  await act('press', '#editor', 'Control+z');
  expect(await state()).toEqual({ value: [[{ text: 'old text' }], [{ text: 'second' }]] });
});

test('emoji arrive whole and text reads them back', async () => {
  await act('fill', '#editor', 'a');
  await act('type', '#editor', '👨‍👩‍👧é');
  expect(await state()).toEqual({ value: [[{ text: 'a👨‍👩‍👧é' }]] });
  expect(await read('text', '#editor')).toBe('a👨‍👩‍👧é');
});
