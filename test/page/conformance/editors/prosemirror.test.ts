/** ProseMirror: it parses the DOM after each change. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('prosemirror.js');
const editor = '.ProseMirror';

test('typing goes behind what is there', async () => {
  expect(await act('type', editor, ' and more')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ blocks: [expect.anything(), 'doc>paragraph: second and more'] });
});

test('fill replaces all blocks and their marks', async () => {
  expect(await act('fill', editor, 'new')).toMatchObject({ success: true, value: 'new' });
  expect(await state()).toEqual({ blocks: ['doc>paragraph: new'], marks: [] });
});

test('fill with lines makes a paragraph of each, an empty one too', async () => {
  expect(await act('fill', editor, 'one\n\nthree')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({
    blocks: ['doc>paragraph: one', 'doc>paragraph: ', 'doc>paragraph: three'],
  });
});

test('clear leaves one empty paragraph', async () => {
  expect(await act('clear', editor)).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ blocks: ['doc>paragraph: '] });
});

test('Enter splits the paragraph, Backspace joins it again', async () => {
  await act('fill', editor, 'one');
  await act('press', editor, 'Enter');
  expect(await state()).toMatchObject({ blocks: ['doc>paragraph: one', 'doc>paragraph: '] });
  await act('press', editor, 'Backspace');
  expect(await state()).toMatchObject({ blocks: ['doc>paragraph: one'] });
});

test('Control+b makes what is typed next bold', async () => {
  await act('clear', editor);
  await act('type', editor, 'plain ');
  await act('press', editor, 'Control+b');
  await act('type', editor, 'loud');
  expect(await state()).toEqual({ blocks: ['doc>paragraph: plain loud'], marks: ['strong: loud'] });
});

test('an input rule turns a typed dash into a list, and Enter adds to it', async () => {
  await act('clear', editor);
  await act('type', editor, '- milk\nrum');
  expect(await state()).toMatchObject({ blocks: ['list_item>paragraph: milk', 'list_item>paragraph: rum'] });
});

test('Control+z takes back what was filled', async () => {
  await act('fill', editor, 'wrong');
  await act('press', editor, 'Control+z');
  expect(await state()).toMatchObject({ blocks: ['doc>paragraph: old bold text', 'doc>paragraph: second'] });
});

test('a selection made with Shift and arrows is replaced by typing', async () => {
  await act('press', editor, 'Control+a');
  await act('press', editor, 'ArrowRight');
  for (const _ of 'second') await act('press', editor, 'Shift+ArrowLeft');
  await act('type', editor, 'last');
  expect(await state()).toMatchObject({ blocks: ['doc>paragraph: old bold text', 'doc>paragraph: last'] });
});

test('text and value read the paragraphs as lines', async () => {
  await act('fill', editor, 'one\ntwo');
  expect(await read('text', editor)).toMatch(/^one\n+two$/);
  expect(await read('value', editor)).toMatch(/^one\n+two$/);
});
