/** Angular: its value accessors listen to input, change, blur or compositionend. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';
import { until } from '../../../support/until';

const { act, read, refused, state } = onBundledPage('angular.js');

test('a reactive control follows typing and becomes valid', async () => {
  await act('type', '#name', 'Ad');
  expect(await state()).toMatchObject({ name: 'Ad', valid: false });
  await act('type', '#name', 'a');
  expect(await state()).toMatchObject({ name: 'Ada', valid: true });
});

test('a message that a validator shows can be waited for', async () => {
  await act('fill', '#name', 'A');
  expect(await act('wait', '#error', { text: 'too short' })).toMatchObject({ success: true });
});

test('a control that updates on blur gets its value when the field is left', async () => {
  await act('fill', '#email', 'ada@example.com');
  expect(await state()).toMatchObject({ email: '' });
  await act('focus', '#name');
  expect(await state()).toMatchObject({ email: 'ada@example.com' });
});

test('a cleared number control holds null', async () => {
  await act('clear', '#age');
  expect(await state()).toMatchObject({ age: null });
});

test('a range control holds a number', async () => {
  await act('fill', '#level', '7');
  expect(await state()).toMatchObject({ level: 7 });
});

test('a checkbox control is checked', async () => {
  await act('check', '#agreed');
  expect(await state()).toMatchObject({ agreed: true });
});

test('radio controls of one name hold the chosen value', async () => {
  await act('check', 'label=blue');
  expect(await state()).toMatchObject({ colour: 'blue' });
});

test('a select whose options are bound to objects holds the object', async () => {
  expect(await act('select', '#plan', 'paid')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ plan: { id: 'paid' } });
});

test('a list that takes several holds them in an array', async () => {
  await act('select', '#tags', ['A', 'B']);
  expect(await state()).toMatchObject({ tags: ['a', 'b'] });
});

test('a component with an accessor of its own is clicked', async () => {
  await act('click', 'role=button[name="More"]');
  await act('dblclick', 'role=button[name="More"]');
  expect(await state()).toMatchObject({ count: 3 });
});

test('a disabled control is not filled', async () => {
  expect(await refused('fill', '#locked', 'open')).toContain('disabled');
});

test('Enter submits the form to its component, which says what it got', async () => {
  await act('type', '#name', 'Ada\n');
  expect(await state()).toMatchObject({ sent: 'Ada' });
});

test('a model that drops blanks is written back into the field', async () => {
  await act('type', '#nick', 'a b');
  expect(await state()).toMatchObject({ nick: 'ab' });
  await until('the field to be written', async () => (await read('value', '#nick')) === 'ab');
});

test('key events with names hear Enter and a chord', async () => {
  await act('press', '#keys', 'Enter');
  await act('press', '#keys', 'Control+k');
  expect(await state()).toMatchObject({ hits: ['enter', 'control k'] });
});
