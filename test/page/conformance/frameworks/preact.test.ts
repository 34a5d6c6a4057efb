/** Preact: native events, each fired exactly once. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, state } = onBundledPage('preact.js');

test('a component that lets digits through alone keeps them and tells the rest', async () => {
  expect(await act('type', '#code', '12')).toMatchObject({ success: true, value: '12' });
  expect(await act('type', '#code', 'x3')).toMatchObject({ success: false, value: '123' });
  expect(await state()).toMatchObject({ code: '123' });
});

test('a native change comes once when the typed field is left', async () => {
  await act('type', '#note', 'hello');
  expect(await state()).toMatchObject({ changes: [] });
  await act('focus', '#item');
  expect(await state()).toMatchObject({ changes: ['hello'] });
});

test('filling fires the native change by itself, and leaving does not again', async () => {
  await act('fill', '#note', 'hello');
  await act('focus', '#item');
  expect(await state()).toMatchObject({ changes: ['hello'] });
});

test('a checkbox that the component toggles on click is toggled once', async () => {
  expect(await act('check', '#gift')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ gift: true });
});

test('a double click counts as two clicks of the component', async () => {
  await act('dblclick', '#more');
  expect(await state()).toMatchObject({ count: 3 });
});

test('a select bound to change is chosen', async () => {
  expect(await act('select', '#speed', 'fast')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ speed: 'fast' });
});

test('typing and Enter add items one after another through a child component', async () => {
  await act('type', '#item', 'milk\n');
  await act('type', '#item', 'rum\n');
  expect(await state()).toMatchObject({ items: ['tea', 'milk', 'rum'] });
});
