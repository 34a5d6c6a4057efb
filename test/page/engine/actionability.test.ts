/** Waiting until an element is actionable, and the reported reason. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const refused = (message: string) => ({ error: 'not_actionable', message: expect.stringContaining(message) });
const counts = 'onclick="document.title += 1"';
const isCountedOnce = async () => expect(await on.look('document.title')).toBe('1');

test('a missing element is named, with the frames it may be in', async () => {
  await on.show('<iframe srcdoc="<p>in</p>"></iframe>');
  expect(await on.act('click', '#nowhere', null, 400)).toEqual({
    error: 'element_not_found',
    message: expect.stringMatching(/"#nowhere".*1 frame.*iframe >>> #nowhere/),
  });
});

test('an element that appears later is clicked then', async () => {
  await on.show(
    `<script>whileWaiting(() => document.body.innerHTML = '<button id="b" ${counts}>B</button>')</script>`,
  );
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  await isCountedOnce();
});

test('an element that is replaced while it is waited for is found again', async () => {
  await on.show(`<div id="root"><button disabled>Old</button></div>
    <script>whileWaiting(() => root.innerHTML = '<button ${counts}>New</button>')</script>`);
  expect(await on.act('click', 'button')).toMatchObject({ success: true });
  await isCountedOnce();
});

test('a disabled button is waited for, then named', async () => {
  await on.show('<button id="b" disabled>B</button>');
  expect(await on.act('click', '#b', null, 400)).toEqual(
    refused('(<button#b>) cannot be acted on: it is disabled'),
  );
});

test('a fieldset disables what is in it, except in its legend', async () => {
  await on.show(
    `<fieldset disabled><legend><button id="in-legend" ${counts}>L</button></legend><input id="i"></fieldset>`,
  );
  expect(await on.act('fill', '#i', 'x', 400)).toEqual(refused('disabled'));
  expect(await on.act('click', '#in-legend')).toMatchObject({ success: true });
  await isCountedOnce();
});

test('aria-disabled counts, on the element and around it', async () => {
  await on.show('<div aria-disabled="true"><div role="button" id="b">B</div></div>');
  expect(await on.act('click', '#b', null, 400)).toEqual(refused('aria-disabled'));
});

test('a hidden element says what hides it', async () => {
  await on.show('<div id="panel" style="display: none"><button id="b">B</button></div>');
  expect(await on.act('click', '#b', null, 400)).toEqual(
    refused('inside <div#panel>, which is not displayed'),
  );
});

test('a coverer is named with its text', async () => {
  await on.show(
    '<button id="b">B</button><div id="banner" class="big" style="position: fixed; inset: 0">We use cookies</div>',
  );
  expect(await on.act('click', '#b', null, 400)).toEqual(
    refused('covered by <div#banner.big> "We use cookies"'),
  );
});

test('a coverer that goes away is waited for', async () => {
  await on.show(`<button id="b" ${counts}>B</button><div id="veil" style="position: fixed; inset: 0"></div>
    <script>whileWaiting(() => veil.remove())</script>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  await isCountedOnce();
});

test('an element under a sticky header is scrolled out from under it', async () => {
  await on.show(`<header style="position: sticky; top: 0; height: 80px; background: #eee">Head</header>
    <div style="height: 40px"></div><button id="b" ${counts}>B</button><div style="height: 2000px"></div>`);
  await on.look('scrollTo(0, 60)');
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  await isCountedOnce();
});

test('nested scrollers are scrolled, in spite of smooth scrolling', async () => {
  await on.show(`<style>* { scroll-behavior: smooth }</style><div style="height: 1500px"></div>
    <div style="height: 100px; overflow: auto"><div style="height: 800px"></div><button id="b" ${counts}>B</button></div>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  await isCountedOnce();
});

test('a moving element is waited for', async () => {
  await on.show(`<style>@keyframes in { from { margin-left: 400px } } button { animation: in 0.3s linear }</style>
    <button id="b" onclick="document.title = getComputedStyle(this).marginLeft">B</button>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  expect(await on.look('document.title')).toBe('0px');
});

test('an animation that moves nothing delays nothing', async () => {
  await on.show(`<style>@keyframes glow { to { color: red } } button { animation: glow 9s infinite }</style>
    <button id="b" ${counts}>B</button>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  await isCountedOnce();
});

test.each([
  ['turns and glows', '@keyframes go { to { transform: rotate(1turn); color: red } }', false],
  ['grows, and may push it away,', '@keyframes go { to { height: 50px } }', true],
])(
  'a stable element is clicked at the first look unless another one %s',
  async (_, style, isLookedAtAgain) => {
    await on.show(`<style>${style} #wheel { animation: go 1s linear infinite }</style>
    <button id="b">B</button><div id="wheel">wheel</div>`);
    const waits: number[] = [];
    for (const _ of Array(9)) {
      const before = on.waits();
      expect(await on.act('click', '#b')).toMatchObject({ success: true });
      waits.push(on.waits() - before);
    }
    // Some clicks also wait for scripts that they load.
    const median = waits.toSorted()[4] ?? 0;
    expect(median > 0, waits.join()).toBe(isLookedAtAgain);
  },
);

test('of several matches the first visible one is acted on', async () => {
  await on.show('<button hidden>1</button><button onclick="document.title = 2">2</button><button>3</button>');
  expect(await on.act('click', 'button')).toMatchObject({ success: true, matches: 3 });
  expect(await on.look('document.title')).toBe('2');
});

test('a read-only field is refused for typing', async () => {
  await on.show('<input id="i" readonly>');
  expect(await on.act('type', '#i', 'x', 400)).toEqual(refused('read-only'));
});

test('a wrong kind of element is refused at once', async () => {
  await on.show('<p id="p">text</p><input type="checkbox" id="box">');
  expect(await on.act('fill', '#p', 'x')).toMatchObject({ error: 'wrong_element' });
  expect(await on.act('fill', '#box', 'x')).toEqual({
    error: 'wrong_element',
    message: expect.stringContaining('Use "check"'),
  });
});

test('a hover that only changes a colour is a success', async () => {
  await on.show('<style>a:hover { color: red }</style><a id="a" href="#">A</a>');
  expect(await on.act('hover', '#a')).toMatchObject({ success: true });
});

test('a part of the page that is not drawn yet is scrolled to', async () => {
  await on.show(`<div style="height: 3000px"></div>
    <div style="content-visibility: auto; contain-intrinsic-size: 100px"><button id="b" ${counts}>B</button></div>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
  await isCountedOnce();
});
