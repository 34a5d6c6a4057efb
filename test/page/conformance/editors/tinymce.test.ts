/** TinyMCE: its editable body is in a frame, reached with `>>>`. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('tinymce.js');
const body = 'iframe.tox-edit-area__iframe >>> body';

test('typing goes behind what is there', async () => {
  expect(await act('type', body, ' line')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ content: '<p>old text</p>\n<p>second line</p>' });
});

test('fill replaces everything', async () => {
  expect(await act('fill', body, 'new')).toMatchObject({ success: true, value: 'new' });
  expect(await state()).toMatchObject({ content: '<p>new</p>' });
});

test('fill with lines makes paragraphs', async () => {
  expect(await act('fill', body, 'one\ntwo')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ content: '<p>one</p>\n<p>two</p>' });
});

test('clear empties the content', async () => {
  expect(await act('clear', body)).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ content: '' });
});

test('Control+b makes what is typed next bold', async () => {
  await act('fill', body, 'plain');
  await act('press', body, 'Control+b');
  await act('type', body, 'loud');
  expect(await state()).toMatchObject({ content: '<p>plain<strong>loud</strong></p>' });
});

test('a toolbar button outside of the frame makes a list', async () => {
  await act('fill', body, 'milk');
  await act('click', 'button[title="Bullet list"]');
  await act('type', body, '\nrum');
  expect(await state()).toMatchObject({ content: '<ul>\n<li>milk</li>\n<li>rum</li>\n</ul>' });
});

test('the form around it sends what was filled', async () => {
  await act('fill', body, 'Dear Ada');
  await act('click', 'text=Send');
  expect(await state()).toMatchObject({ sent: '<p>Dear Ada</p>' });
});

test('text reads the paragraphs inside the frame', async () => {
  await act('fill', body, 'one\ntwo');
  expect(await read('text', body)).toMatch(/^one\n+two$/);
});
