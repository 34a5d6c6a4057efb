/** CodeMirror: text arrives unchanged despite indentation, closing brackets and virtual rendering. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('codemirror.js');
const editor = '#short .cm-content';

test('typing goes behind what is there', async () => {
  expect(await act('type', editor, ' line')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ short: 'old text\nsecond line' });
});

test('fill replaces all lines, keeping the indentation as sent', async () => {
  const code = 'if (a) {\n  b();\n}';
  expect(await act('fill', editor, code)).toMatchObject({ success: true, value: code });
  expect(await state()).toMatchObject({ short: code });
});

test('fill replaces a document of which only a part is drawn', async () => {
  expect(await act('fill', '#long .cm-content', 'short now')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ long: 'short now' });
});

test('fill is a success though only the last of its lines are drawn', async () => {
  const text = Array.from({ length: 300 }, (_, row) => `row ${row}`).join('\n');
  // The editor takes some milliseconds a line, and a loaded machine several times that.
  const did = await act('fill', '#long .cm-content', text, 30_000);
  expect(did).toMatchObject({ success: true, value: text });
  expect(await state()).toMatchObject({ long: text });
});

test('clear empties a document of which only a part is drawn', async () => {
  expect(await act('clear', '#long .cm-content')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ long: '' });
});

test('typed brackets are closed by the editor, and typing over them does not double them', async () => {
  await act('clear', editor);
  await act('type', editor, 'f(');
  expect(await state()).toMatchObject({ short: 'f()' });
  await act('type', editor, '1)');
  expect(await state()).toMatchObject({ short: 'f(1)' });
});

test('Enter makes a line and Backspace takes it back', async () => {
  await act('fill', editor, 'one');
  await act('press', editor, 'Enter');
  expect(await state()).toMatchObject({ short: 'one\n' });
  await act('press', editor, 'Backspace');
  await act('press', editor, 'Backspace');
  expect(await state()).toMatchObject({ short: 'on' });
});

test('Control+z takes back what was filled', async () => {
  await act('fill', editor, 'wrong');
  await act('press', editor, 'Control+z');
  expect(await state()).toMatchObject({ short: 'old text\nsecond' });
});

test('Home and Shift+End select a line, which typing replaces', async () => {
  await act('press', editor, 'Home');
  await act('press', editor, 'Shift+End');
  await act('type', editor, 'last');
  expect(await state()).toMatchObject({ short: 'old text\nlast' });
});

test('text reads the lines back', async () => {
  await act('fill', editor, 'one\n  two');
  expect(await read('text', editor)).toBe('one\n  two');
});

test('fill puts one line break at the end where one was asked for', async () => {
  await act('fill', editor, 'one\n');
  expect(await state()).toMatchObject({ short: 'one\n' });
  expect(await act('fill', editor, 'two();\n  three();\n')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ short: 'two();\n  three();\n' });
});
