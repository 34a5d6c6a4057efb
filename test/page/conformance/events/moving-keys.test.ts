/** Tab, arrow keys, Page Up, Page Down and Escape in each kind of element. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const press = async (...keys: string[]) => {
  for (const key of keys) await on.act('press', '', key);
};

/** Says where the focus goes. */
const follow = `<script>addEventListener('focusin', (event) => say(event.target.id))</script>`;

test('Tab goes on from an element that it does not stop at itself', async () => {
  await on.show(`<button id="before">1</button><p id="here" tabindex="-1">text</p><button id="next">2</button>
    ${follow}`);
  await on.act('focus', '#here');
  await press('Tab');
  expect(await on.said()).toEqual(['here', 'next']);
});

test('Tab goes on from the plain text that was clicked', async () => {
  await on.show(`<button id="before">1</button><p id="here">text</p><button id="next">2</button>${follow}`);
  await on.act('click', '#here');
  await press('Tab');
  expect(await on.said()).toEqual(['next']);
});

test('Shift+Tab goes back from the plain text that was clicked', async () => {
  await on.show(`<button id="before">1</button><p id="here">text</p><button id="next">2</button>${follow}`);
  await on.act('click', '#here');
  await press('Shift+Tab');
  expect(await on.said()).toEqual(['before']);
});

test('Tab stops at a radio group whose first button is disabled', async () => {
  await on.show(`<input id="i"><input type="radio" name="r" id="off" disabled><input type="radio" name="r" id="on">
    ${follow}`);
  await on.act('focus', '#i');
  await press('Tab');
  expect(await on.said()).toEqual(['i', 'on']);
});

/** Says what is open, and what a field holds, after each key. */
const afterKeys = (what: string) => `<script>addEventListener('keyup', () => say(${what}))</script>`;

test('Escape closes only what is on top', async () => {
  await on.show(`<dialog id="d"><button>x</button><p id="p" popover>hint</p></dialog>
    <script>d.showModal(); p.showPopover()</script>${afterKeys(`d.open, p.matches(':popover-open')`)}`);
  await press('Escape', 'Escape');
  expect(await on.said()).toEqual(['true false', 'false false']);
});

test('Escape leaves a popover alone that the page closes by itself', async () => {
  await on.show(
    `<p id="p" popover="manual">hint</p><script>p.showPopover()</script>${afterKeys(`p.matches(':popover-open')`)}`,
  );
  await press('Escape');
  expect(await on.said()).toEqual(['true']);
});

test('Escape clears a search field', async () => {
  await on.show(
    `<input type="search" id="i" value="shoes" oninput="say('input')">${afterKeys('i.value + "."')}`,
  );
  await on.act('press', '#i', 'Escape');
  expect(await on.said()).toEqual(['input', '.']);
});

test('PageDown scrolls the part of the page that has the focus', async () => {
  await on.show(`<div id="box" tabindex="0" style="height: 100px; overflow: auto"><p style="height: 900px">long</p></div>
    <p style="height: 3000px"></p>${afterKeys('box.scrollTop > 0, scrollY')}`);
  await on.act('press', '#box', 'PageDown');
  expect(await on.said()).toEqual(['true 0']);
});

test('PageDown in a list goes down', async () => {
  await on.show(
    `<select id="s" onchange="say(value)"><option>a<option>b<option>c<option>d<option>e</select>`,
  );
  await on.act('press', '#s', 'PageDown');
  expect(await on.said()).toEqual(['d']);
});

test('ArrowDown in a list passes over a disabled group', async () => {
  await on.show(`<select id="s" onchange="say(value)"><option>a<optgroup label="gone" disabled><option>b</optgroup>
    <option>c</select>`);
  await on.act('press', '#s', 'ArrowDown');
  expect(await on.said()).toEqual(['c']);
});

test('ArrowDown on radio buttons stays with those of their form', async () => {
  const radio = (id: string, more = '') =>
    `<input type="radio" name="r" id="${id}" onchange="say(id)" ${more}>`;
  await on.show(`<form id="f">${radio('a')}</form>${radio('outside')}${radio('b', 'form="f"')}
    <form>${radio('of another')}</form>${radio('alone')}`);
  await on.act('press', '#a', 'ArrowDown');
  await on.act('press', '#outside', 'ArrowDown');
  expect(await on.said()).toEqual(['b', 'alone']);
});

test('PageDown on a radio button chooses nothing', async () => {
  await on.show(`<input type="radio" name="r" id="a" checked><input type="radio" name="r" onchange="say('chosen')">
    <p style="height: 3000px"></p>${afterKeys('scrollY > 0')}`);
  await on.act('press', '#a', 'PageDown');
  expect(await on.said()).toEqual(['true']);
});

test('PageUp and PageDown leave a number alone', async () => {
  await on.show(`<input type="number" id="n" value="4" oninput="say('changed')">${afterKeys('n.value')}`);
  await on.act('focus', '#n');
  await press('PageUp', 'PageDown');
  expect(await on.said()).toEqual(['4', '4']);
});

test('an arrow leaves a read-only number alone', async () => {
  await on.show(`<input type="number" id="n" value="4" readonly>${afterKeys('n.value')}`);
  await on.act('press', '#n', 'ArrowUp');
  expect(await on.said()).toEqual(['4']);
});

test('arrows change a number of any step by one, within its bounds', async () => {
  await on.show(`<input type="number" id="n" value="1.7" step="any" max="3">${afterKeys('n.value')}`);
  await on.act('focus', '#n');
  await press('ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(await on.said()).toEqual(['0.7', '1.7', '2.7', '3']);
});

test('ArrowDown in a date does not scroll the page', async () => {
  await on.show(`<input type="date" id="i"><p style="height: 3000px"></p>${afterKeys('scrollY')}`);
  await on.act('press', '#i', 'ArrowDown');
  expect(await on.said()).toEqual(['0']);
});
