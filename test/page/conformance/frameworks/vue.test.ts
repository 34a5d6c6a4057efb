/** Vue: `v-model` with its modifiers. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';
import { until } from '../../../support/until';

const { act, read, state } = onBundledPage('vue.js');

test('v-model follows every typed key, emoji too', async () => {
  expect(await act('type', '#plain', 'hi 👋🏽')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ plain: 'hi 👋🏽' });
});

test('v-model.lazy waits until the field is left', async () => {
  await act('type', '#lazy', 'slow');
  expect(await state()).toMatchObject({ lazy: '' });
  await act('click', '#plain');
  expect(await state()).toMatchObject({ lazy: 'slow' });
});

test('v-model.lazy has a filled value at once', async () => {
  await act('fill', '#lazy', 'quick');
  expect(await state()).toMatchObject({ lazy: 'quick' });
});

test('v-model.trim takes the blanks off, which the answer says', async () => {
  expect(await act('fill', '#trimmed', '  padded  ')).toMatchObject({ success: true, value: 'padded' });
  expect(await state()).toMatchObject({ trimmed: 'padded' });
});

test('v-model.number turns typed digits into a number', async () => {
  await act('clear', '#number');
  await act('type', '#number', '12.5');
  expect(await state()).toMatchObject({ number: 12.5 });
});

test('a computed setter that makes capitals changes what is in the field', async () => {
  await act('type', '#loud', 'abc');
  expect(await state()).toMatchObject({ plain: 'ABC' });
  expect(await read('value', '#loud')).toBe('ABC');
});

test('a date input bound with v-model takes a date', async () => {
  await act('fill', '#date', '2024-02-29');
  expect(await state()).toMatchObject({ date: '2024-02-29' });
});

test('checkboxes bound to one array fill and empty it', async () => {
  await act('check', 'label=red');
  await act('check', 'label=blue');
  await act('uncheck', 'label=red');
  expect(await state()).toMatchObject({ colours: ['blue'] });
});

test('a checkbox with values of its own hands over the right one', async () => {
  await act('check', '#agreed');
  expect(await state()).toMatchObject({ agreed: 'yes' });
});

test('an arrow key moves through radio buttons bound with v-model', async () => {
  await act('check', 'label=free');
  await act('press', 'label=free', 'ArrowDown');
  expect(await state()).toMatchObject({ plan: 'paid' });
});

test('options whose values are objects are chosen by their words', async () => {
  expect(await act('select', '#towns', ['Köln', 'Jena'])).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ towns: [{ town: 'Köln' }, { town: 'Jena' }] });
});

test('a component with v-model made of spans is clicked by its role', async () => {
  expect(await act('check', 'role=radio[name="4 stars"]')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ stars: 4 });
});

test('Enter submits once through a modifier that prevents the navigation', async () => {
  await act('type', '#plain', 'note\n');
  expect(await state()).toMatchObject({ sent: ['note'] });
});

test('a key modifier with Control receives the chord', async () => {
  await act('press', '#hotkey', 'Control+Enter');
  expect(await state()).toMatchObject({ sent: ['hotkey'] });
});

test('a debounced list arrives while it is waited for', async () => {
  await act('type', '#query', 'a');
  await until('the names', async () => (await read('text', 'ul')) === 'ada\nalan');
});
