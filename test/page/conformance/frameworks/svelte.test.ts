/** Svelte: bindings to fields, groups of fields and editable elements. */
import { expect, test } from 'vitest';
import { onBundledPage } from '../../../support/pages/bundled-page';

const { act, state } = onBundledPage('svelte.js');

test('a bound value follows typing and Backspace', async () => {
  await act('type', '#name', 'Adam');
  await act('press', '#name', 'Backspace');
  expect(await state()).toMatchObject({ name: 'Ada' });
});

test('a bound number input gives a number, and null once it is cleared', async () => {
  await act('fill', '#count', '2.5');
  expect(await state()).toMatchObject({ count: 2.5 });
  await act('clear', '#count');
  expect(await state()).toMatchObject({ count: null });
});

test('a bound range is set as a whole', async () => {
  await act('fill', '#volume', '9');
  expect(await state()).toMatchObject({ volume: 9 });
});

test('a bound checkbox is clicked on and off', async () => {
  await act('click', '#done');
  expect(await state()).toMatchObject({ done: true });
  await act('uncheck', '#done');
  expect(await state()).toMatchObject({ done: false });
});

test('bind:group collects the checkboxes in their order', async () => {
  await act('check', 'label=sauce');
  await act('check', 'label=nuts');
  expect(await state()).toMatchObject({ toppings: ['nuts', 'sauce'] });
});

test('bind:group of radio buttons holds the chosen one', async () => {
  await act('check', 'label=lemon');
  expect(await state()).toMatchObject({ flavour: 'lemon' });
});

test('a select whose options are objects is chosen by its words', async () => {
  expect(await act('select', '#country', 'FR')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ country: 'fr' });
});

test('an editable region bound by innerHTML is filled', async () => {
  expect(await act('fill', '#rich', 'new')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ rich: '<p>new</p>' });
});

test('a plain-text region takes lines without markup', async () => {
  expect(await act('fill', '#plain', 'one\ntwo')).toMatchObject({ success: true });
  expect(await state()).toMatchObject({ plain: 'one\ntwo' });
});

test('what a setter makes capitals of is told', async () => {
  expect(await act('fill', '#shouted', 'hey')).toMatchObject({ success: true, value: 'HEY' });
  expect(await state()).toMatchObject({ shouted: 'HEY' });
});

test('hovering fires the mouseenter that a component listens to', async () => {
  await act('hover', '#hover');
  expect(await state()).toMatchObject({ hovered: true });
});

test('a block that appears because of a typed value can be clicked at once', async () => {
  await act('type', '#name', 'next');
  await act('click', '#next');
  expect(await state()).toMatchObject({ steps: ['next'] });
});
