/** Closed shadow roots, which only an extension can open. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** A script that puts `html` into a closed shadow root of the element with this id. */
const closedShadow = (id: string, html: string) =>
  `<script>${id}.attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(html).replaceAll('</', '<\\/')}</script>`;
const button = (name: string) => `<button onclick="say('${name}')">${name}</button>`;

test('css reaches a button three closed shadow roots deep', async () => {
  await on.show(`<x-a id="a"></x-a><script>
    let at = a;
    for (const name of ['x-b', 'x-c', 'button']) {
      const root = at.attachShadow({ mode: 'closed' });
      at = root.appendChild(document.createElement(name));
    }
    at.onclick = () => say('deep');
    at.textContent = 'Deep';
  </script>`);
  await on.act('click', 'x-a button');
  expect(await on.said()).toEqual(['deep']);
});

test('>>> goes from a closed shadow root on into a frame in it', async () => {
  await on.show(`<div id="host"></div>${closedShadow('host', '<iframe src="/inner"></iframe>')}`, {
    inner: button('inner'),
  });
  await on.act('click', '#host >>> iframe >>> text=inner');
  expect(JSON.parse(await on.read('attribute', '#host >>> iframe >>> html', 'data-said'))).toEqual(['inner']);
});

test('a button in a shadow root is named by what is slotted into it, closed or not', async () => {
  await on.show(`<x-button id="host">Buy <b>now</b></x-button><script>
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = '<button><slot></slot></button>';
    root.firstChild.onclick = () => say('bought');
  </script>`);
  await on.act('click', 'role=button[name="Buy now"]');
  expect(await on.said()).toEqual(['bought']);
});

test('an element that comes late into a closed shadow root is clicked then', async () => {
  await on.show(
    `<x-late></x-late><script>
      const root = document.querySelector('x-late').attachShadow({ mode: 'closed' });
      whileWaiting(() => { root.innerHTML = '<button>B</button>'; root.firstChild.onclick = () => say('late'); });
    </script>`,
  );
  await on.act('click', 'x-late >>> button');
  expect(await on.said()).toEqual(['late']);
});

test('text keeps the lines of a page with a shadow tree, and reads slots where they are drawn', async () => {
  await on.show(`<p>One<br>two</p><x-card id="card"><b>slotted</b></x-card><pre>a\n  b</pre>
    <script>card.attachShadow({ mode: 'closed' }).innerHTML = '<p>shadow <slot></slot></p>'</script>`);
  expect((await on.read('text', '')).split(/\n+/)).toEqual(['One', 'two', 'shadow slotted', 'a', '  b']);
});

test('Tab follows tabindex, enters shadow trees and stops once at a radio group', async () => {
  await on.show(`<input id="second"><input id="first" tabindex="1"><input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked>
    <x-y id="host"></x-y><button id="off" disabled>off</button><b tabindex="-1">no</b><a id="last" href="#">last</a>
    <script>host.attachShadow({ mode: 'closed' }).innerHTML = '<button id="inside">in</button>';
    addEventListener('focusin', (event) => say(event.target.id))</script>`);
  await on.act('focus', '#first');
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) await on.act('press', '', key);
  expect(await on.said()).toEqual(['first', 'second', 'r2', 'host', 'last', 'host']);
});
