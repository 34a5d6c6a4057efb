/** `scroll`: scroll containers and wheel events. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { testInVisibleWindow } from '../../../support/windows/visible-window-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

testInVisibleWindow('what scrolls in the shadow tree around a slot is scrolled', async () => {
  await on.show(`<x-content id="host"><p id="p">words</p></x-content><script>
    const tree = host.attachShadow({ mode: 'open' });
    tree.innerHTML = '<div style="height: 100px; overflow: auto"><slot></slot><p style="height: 900px"></p></div>';
    tree.firstChild.onscroll = (event) => say(event.target.scrollTop);
  </script>`);
  expect(await on.act('scroll', '#p', 50)).toMatchObject({ success: true, scrollTop: 50 });
  // The event comes with the next frame.
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['50']);
});

testInVisibleWindow('a body that scrolls in a page that does not is scrolled', async () => {
  await on.show(`<style>html { height: 100%; overflow: hidden } body { height: 100%; overflow: auto; margin: 0 }</style>
    <p id="p" style="height: 3000px">words</p><script>document.body.addEventListener('scroll', () => say(document.body.scrollTop))</script>`);
  expect(await on.act('scroll', '#p', 50)).toMatchObject({ success: true, scrollTop: 50 });
  // The event comes with the next frame.
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['50']);
});

test('a scroll to what is hidden, or by what is no distance, is reported as such', async () => {
  await on.show('<p id="h" hidden>hidden</p>');
  expect(await on.refusal('scroll', '#h')).toMatch(/^400 not_actionable: .*not displayed/);
  expect(await on.refusal('scroll', '', 'a bit')).toMatch(/^400 bad_request: .*pixels down/);
});

test('a mark without a size is scrolled to', async () => {
  await on.show('<div style="height: 3000px"></div><div id="mark"></div>');
  expect((await on.act('scroll', '#mark')).scrollTop).toBeGreaterThan(1000);
});

test('what is hidden is scrolled to once it is shown', async () => {
  await on.show(`<div style="height: 3000px"></div><p id="late" hidden>late</p>
    <script>whileWaiting(() => { late.hidden = false; })</script>`);
  expect((await on.act('scroll', '#late')).scrollTop).toBeGreaterThan(1000);
});

testInVisibleWindow('what slides down is scrolled to where it comes to rest', async () => {
  await on.show(`<style>@keyframes down { from { margin-top: 0 } } .late { margin-top: 3000px; animation: down 0.4s linear }</style>
    <button onclick="p.className = 'late'">Go</button><p id="p">late</p><div style="height: 3000px"></div>`);
  await on.act('click', 'button');
  const { scrollTop } = await on.act('scroll', '#p');
  expect(scrollTop).toBeGreaterThan(2000);
});

test('what turns without end is scrolled to as it turns', async () => {
  await on.show(`<style>@keyframes turn { to { rotate: 1turn } } #s { width: 50px; height: 20px; animation: turn 1s linear infinite }</style>
    <div style="height: 3000px"></div><div id="s"></div>`);
  expect((await on.act('scroll', '#s')).scrollTop).toBeGreaterThan(1000);
});

test('a page with a scrolling of its own receives wheel events', async () => {
  await on.show(
    '<div id="map" style="width: 200px; height: 200px">0</div><div style="height: 3000px"></div>' +
      `<script>
    map.addEventListener('wheel', (event) => { event.preventDefault(); say(event.deltaX, event.deltaY, event.clientX > 0); });
  </script>`,
  );
  expect(await on.act('scroll', '#map', { x: 5, y: 120 })).toMatchObject({
    success: true,
    defaultPrevented: true,
    scrollTop: 0,
  });
  expect(await on.said()).toEqual(['5 120 true']);
});

test('the wheel on the page itself passes over what has one of its own', async () => {
  await on.show(`<div id="map" style="height: 100vh"></div><div style="height: 3000px"></div><script>
    map.addEventListener('wheel', (event) => event.preventDefault());
    addEventListener('wheel', (event) => say(event.deltaY));
  </script>`);
  expect(await on.act('scroll', '', 120)).toMatchObject({ success: true, scrollTop: 120 });
  expect(await on.said()).toEqual(['120']);
});

test('without an element, the only large box that scrolls is the page for a person', async () => {
  const box = (id: string, width: string) =>
    `<div id="${id}" style="position:fixed;top:0;${id === 'side' ? 'left' : 'right'}:0;width:${width};height:100vh;overflow:auto"><div style="height:3000px">${id}</div></div>`;
  await on.show(box('side', '20vw') + box('main', '80vw'));
  expect(await on.act('scroll', '', 500)).toMatchObject({ success: true, scrollTop: 500 });
  await on.show(box('side', '50vw') + box('main', '50vw'));
  expect(await on.act('scroll', '', 500)).toMatchObject({ success: false });
});
