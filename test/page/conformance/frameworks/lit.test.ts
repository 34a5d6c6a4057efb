/** Lit: fields in shadow trees, and events that cross their boundary. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, read, state } = onBundledPage('lit.js');

test('typing goes into a field two shadow trees deep', async () => {
  expect(await act('type', 'lit-page >>> fancy-field >>> input', 'Hello')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ text: 'Hello' });
});

test('a form gets the value of a custom element that takes part in it', async () => {
  await act('fill', 'placeholder=title', 'Report');
  await act('click', 'role=button[name="Send"]');
  expect(await state()).toMatchObject({ sent: { title: 'Report' } });
  expect(await read('text', 'lit-page >>> #text')).toBe('Report');
});

test('a switch of its own is checked by its role', async () => {
  expect(await act('check', 'role=switch[name="Dark"]')).toMatchObject({ success: true, value: 'true' });
  expect(await state()).toMatchObject({ dark: true });
});

test('a live binding that cuts the text keeps cutting while one types', async () => {
  expect(await act('type', '#code', '123456')).toMatchObject({ success: false, value: '1234' });
  expect(await state()).toMatchObject({ code: '1234' });
});

test('a live binding that reverts is no success', async () => {
  expect(await act('fill', '#fixed', 'mine')).toMatchObject({ success: false, value: 'fixed' });
});

test('a select bound by property is chosen', async () => {
  expect(await act('select', '#fruit', 'Plum')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ fruit: 'plum' });
});

test('Enter adds what was typed, though rendering comes a promise later', async () => {
  await act('type', '#todo', 'one\n');
  await act('type', '#todo', 'two\n');
  expect(await state()).toMatchObject({ todos: ['one', 'two'], last: '' });
});

test('a button in a repeated template belongs to its own row', async () => {
  await act('type', '#todo', 'one\ntwo\n');
  await act('click', 'role=button[name="Drop one"]');
  expect(await state()).toMatchObject({ todos: ['two'] });
});
