/** Quill: its delta follows DOM mutations. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('quill.js');
const editor = '.ql-editor';

test('typing goes behind what is there', async () => {
  expect(await act('type', editor, '!')).toMatchObject({ success: true });
  expect(await state()).toEqual({ ops: [{ insert: 'old text\nsecond!\n' }] });
});

test('fill replaces everything', async () => {
  expect(await act('fill', editor, 'new')).toMatchObject({ success: true, value: 'new' });
  expect(await state()).toEqual({ ops: [{ insert: 'new\n' }] });
});

test('fill with lines, an empty one among them', async () => {
  expect(await act('fill', editor, 'one\n\nthree')).toMatchObject({ success: true });
  expect(await state()).toEqual({ ops: [{ insert: 'one\n\nthree\n' }] });
});

test('clear leaves the empty delta', async () => {
  expect(await act('clear', editor)).toMatchObject({ success: true });
  expect(await state()).toEqual({ ops: [{ insert: '\n' }] });
});

test('Control+b formats what is typed next', async () => {
  await act('fill', editor, 'plain ');
  await act('press', editor, 'Control+b');
  await act('type', editor, 'loud');
  expect(await state()).toEqual({
    ops: [{ insert: 'plain ' }, { insert: 'loud', attributes: { bold: true } }, { insert: '\n' }],
  });
});

test('the toolbar formats a selection made with Control+a', async () => {
  await act('fill', editor, 'all');
  await act('press', editor, 'Control+a');
  await act('click', 'button.ql-italic');
  expect(await state()).toEqual({ ops: [{ insert: 'all', attributes: { italic: true } }, { insert: '\n' }] });
});

test('a typed number begins an ordered list, and Enter goes on with it', async () => {
  await act('clear', editor);
  await act('type', editor, '1. milk\nrum');
  expect(await state()).toMatchObject({
    ops: [
      { insert: 'milk' },
      { attributes: { list: 'ordered' } },
      { insert: 'rum' },
      { attributes: { list: 'ordered' } },
    ],
  });
});

test('Backspace deletes a character, Control+Backspace a word', async () => {
  await act('fill', editor, 'one two threes');
  await act('press', editor, 'Backspace');
  await act('press', editor, 'Control+Backspace');
  expect(await state()).toEqual({ ops: [{ insert: 'one two \n' }] });
});

test('Control+ArrowLeft goes back by a word, Control+Home to the beginning', async () => {
  await act('fill', editor, 'one two');
  await act('press', editor, 'Control+ArrowLeft');
  await act('type', editor, '& ');
  await act('press', editor, 'Control+Home');
  await act('type', editor, '> ');
  expect(await state()).toEqual({ ops: [{ insert: '> one & two\n' }] });
});

test('text reads the lines back', async () => {
  await act('fill', editor, 'one\ntwo');
  expect(await read('text', editor)).toMatch(/^one\n+two$/);
});
