/** React: controlled inputs, which reject values that bypass their handlers. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';
import { until } from '../../../support/until';

const { act, read, state } = onBundledPage('react.jsx');

test('typing into a controlled input ends up in the component state', async () => {
  expect(await act('type', '#name', 'Ada L.')).toMatchObject({ success: true, value: 'Ada L.' });
  expect(await state()).toMatchObject({ name: 'Ada L.' });
});

test('a controlled textarea is filled with several lines', async () => {
  expect(await act('fill', '#bio', 'one\ntwo')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ bio: 'one\ntwo' });
});

test('clearing a controlled textarea empties the state', async () => {
  expect(await act('clear', '#bio')).toMatchObject({ success: true, value: '' });
  expect(await state()).toMatchObject({ bio: '' });
});

test('a mask that puts a dash in while one types gets every digit', async () => {
  await act('type', '#phone', '5551234');
  expect(await state()).toMatchObject({ phone: '555-1234' });
});

test('what a mask makes of a filled value is told', async () => {
  expect(await act('fill', '#phone', '5551234')).toMatchObject({ success: true, value: '555-1234' });
});

test('a controlled number input hands its component a number', async () => {
  expect(await act('fill', '#age', '42')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ age: 42 });
});

test('an arrow key steps a controlled number', async () => {
  await act('press', '#age', 'ArrowUp');
  expect(await state()).toMatchObject({ age: 8 });
});

test('filling an input whose component keeps its value is no success', async () => {
  expect(await act('fill', '#fixed', 'mine')).toMatchObject({ success: false, value: 'fixed' });
});

test('typing into an input whose component keeps its value is no success', async () => {
  expect(await act('type', '#fixed', 'x')).toMatchObject({ success: false, value: 'fixed' });
});

test('checking a controlled checkbox reaches the state', async () => {
  expect(await act('check', '#agree')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ agree: true });
});

test('a checkbox whose component refuses is no success', async () => {
  expect(await act('check', '#refuse')).toMatchObject({ success: false, value: 'false' });
});

test('choosing one controlled radio button lets the other go', async () => {
  expect(await act('check', '#l')).toMatchObject({ success: true });
  expect(await read('count', '[type=radio]:checked')).toBe('1');
  expect(await state()).toMatchObject({ size: 'l' });
});

test('a controlled select takes an option by its words', async () => {
  expect(await act('select', '#fruit', 'Plum')).toMatchObject({ success: true, value: 'plum' });
  expect(await state()).toMatchObject({ fruit: 'plum' });
});

test('a select whose component keeps its value is no success', async () => {
  expect(await act('select', '#never', 'Yes')).toMatchObject({ success: false, value: 'no' });
});

test('a controlled list that takes several takes several', async () => {
  expect(await act('select', '#tags', ['red', 'blue'])).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ tags: ['red', 'blue'] });
});

test('Enter in an input submits the form to its component once', async () => {
  await act('press', '#name', 'Enter');
  expect(await state()).toMatchObject({ sent: 1 });
});

test('a field that a debounced re-render replaces is typed into again', async () => {
  await act('type', '#search', 'wood');
  await act('wait', '#found', { text: 'Found wood' });
  await act('type', '#search', 'en');
  await until('the second look-up', async () => (await read('text', '#found')) === 'Found wooden');
});

test('a combobox is driven by keys that its component handles', async () => {
  await act('type', '#city', 'Pa');
  await act('press', '#city', 'ArrowDown');
  await act('press', '#city', 'ArrowDown');
  await act('press', '#city', 'Enter');
  expect(await state()).toMatchObject({ city: 'Parma' });
});

test('an option rendered through a portal is clicked', async () => {
  await act('type', '#city', 'Po');
  await act('click', 'text=Porto');
  expect(await state()).toMatchObject({ city: 'Porto' });
});

test('leaving a field validates it, with one focus and one blur', async () => {
  await act('type', '#email', 'nobody');
  await act('focus', '#name');
  expect(await state()).toMatchObject({ error: 'no @', focused: ['focus', 'blur'] });
});

test('a form action gets the data of an uncontrolled field', async () => {
  await act('fill', '#to', 'ada@example.com');
  await act('click', '#subscribe');
  await until('the action to have run', async () =>
    /"posted":\{"to":"ada@example.com"\}/.test(await read('text', '#state')),
  );
});

test('a field that lets through digits only is typed into as by hand', async () => {
  await act('type', '#digits', 'a1b2');
  expect(await state()).toMatchObject({ digits: '12' });
});
