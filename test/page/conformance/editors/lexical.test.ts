/** Lexical: it prevents most default actions and edits its own tree. */
import { afterEach, expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('lexical.js');

// Lexical tells its page what it could not do, and goes on.
afterEach(async () => expect(await state()).not.toHaveProperty('error'));

test('typing goes behind what is there, each letter once', async () => {
  expect(await act('type', '#editor', ' and more')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ blocks: ['paragraph: old text', 'paragraph: second and more'] });
});

test('fill replaces everything', async () => {
  expect(await act('fill', '#editor', 'new')).toMatchObject({ success: true, value: 'new' });
  expect(await state()).toMatchObject({ blocks: ['paragraph: new'] });
});

test('fill with lines makes paragraphs', async () => {
  expect(await act('fill', '#editor', 'one\ntwo\nthree')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ blocks: ['paragraph: one', 'paragraph: two', 'paragraph: three'] });
});

test('clear empties the tree', async () => {
  expect(await act('clear', '#editor')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ blocks: ['paragraph: '] });
});

test('Enter makes a paragraph and Backspace takes it back', async () => {
  await act('fill', '#editor', 'one');
  await act('press', '#editor', 'Enter');
  expect(await state()).toMatchObject({ blocks: ['paragraph: one', 'paragraph: '] });
  await act('press', '#editor', 'Backspace');
  await act('press', '#editor', 'Backspace');
  expect(await state()).toMatchObject({ blocks: ['paragraph: on'] });
});

test('Shift+Enter breaks the line inside the paragraph', async () => {
  await act('fill', '#editor', 'one');
  await act('press', '#editor', 'Shift+Enter');
  await act('type', '#editor', 'two');
  expect(await state()).toMatchObject({ blocks: ['paragraph: one\ntwo'] });
});

test('Control+b makes what is typed next bold', async () => {
  await act('fill', '#editor', 'plain ');
  await act('press', '#editor', 'Control+b');
  await act('type', '#editor', 'loud');
  expect(await state()).toEqual({ blocks: ['paragraph: plain loud'], bold: ['loud'] });
});

test('a list button makes items of the lines that follow', async () => {
  await act('clear', '#editor');
  await act('click', '#list');
  await act('type', '#editor', 'milk\nrum');
  expect(await state()).toMatchObject({ blocks: ['listitem: milk', 'listitem: rum'] });
});

test('emoji and letters of other alphabets arrive whole', async () => {
  expect(await act('fill', '#editor', 'Grüße 👩‍🚀')).toMatchObject({ success: true });
  expect(await act('type', '#editor', ' привет 🎉')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ blocks: ['paragraph: Grüße 👩‍🚀 привет 🎉'] });
});

test('text reads the lines back', async () => {
  await act('fill', '#editor', 'one\ntwo');
  expect(await read('text', '#editor')).toMatch(/^one\n+two$/);
});
