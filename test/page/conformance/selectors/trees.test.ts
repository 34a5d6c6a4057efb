/** Selectors into shadow roots and frames, cross-origin ones included. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** A script that puts `html` into a shadow root of the element with this id. */
const shadow = (id: string, html: string, mode = 'open') =>
  `<script>${id}.attachShadow({ mode: '${mode}' }).innerHTML = ${JSON.stringify(html).replaceAll('</', '<\\/')}</script>`;
const button = (name: string) => `<button onclick="say('${name}')">${name}</button>`;

test('a child combinator leads from a host to the top of its shadow root and no further', async () => {
  await on.show(`<div id="host"></div>${shadow('host', `<p>top</p><div><p>below</p></div>`)}`);
  expect(await on.read('count', '#host > p')).toBe('1');
  expect(await on.read('text', '#host > p')).toBe('top');
});

test('siblings and quoted signs stay what they are when css crosses into a shadow root', async () => {
  await on.show(`<div id="host"></div>${shadow('host', `<i title="a > b"></i><b>after</b><u>last</u>`)}`);
  expect(await on.read('text', '#host [title="a > b"] + b ~ u')).toBe('last');
});

test('the light tree wins over shadow trees for the same css', async () => {
  await on.show(`<div id="host"></div>${shadow('host', '<p>shadow</p>')}<p>light</p>`);
  expect(await on.read('text', 'p')).toBe('light');
  expect(await on.read('count', 'p')).toBe('1');
});

test('of a list each part looks into shadow trees where it finds nothing else', async () => {
  await on.show(`<div id="host"></div>${shadow('host', '<p>shadow</p><b>bold</b>')}<i>light</i>`);
  expect(await on.read('count', 'i, p, b')).toBe('3');
});

test('css finds in a shadow tree in the order of the page, however a list names it', async () => {
  await on.show(`<div id="host"></div>${shadow('host', '<p>first</p><b>second</b>')}`);
  expect(await on.read('text', 'b, p')).toBe('first');
});

test('what has the focus is found as such in a window without focus, in a shadow tree too', async () => {
  await on.show(
    `<p><i><input id="out"></i></p><div id="host"></div>${shadow('host', '<p><i><input class="in"></i></p>')}`,
  );
  expect(await on.read('count', ':focus, #out')).toBe('1');
  await on.act('focus', '#out');
  expect(await on.read('attribute', 'i > :focus', 'id')).toBe('out');
  expect(await on.read('count', 'p:focus-within')).toBe('1');
  await on.act('focus', '#host input');
  expect(await on.read('attribute', 'p input:focus', 'class')).toBe('in');
  expect(await on.read('count', '#out:focus')).toBe('0');
});

test('what is nowhere is reported at once, however deep its surroundings are nested in a shadow root', async () => {
  const nested = `${'<div>'.repeat(30)}<b>deep</b>${'</div>'.repeat(30)}`;
  await on.show(`<x-tree id="host"></x-tree>${shadow('host', nested)}`);
  expect(await on.read('count', 'x-tree div div div div div div div div b')).toBe('1');
  expect(await on.read('count', 'nav div div div div div div div div b', undefined, 1_000)).toBe('0');
});

test('a slotted element is found by its words though they are drawn elsewhere', async () => {
  await on.show(`<div id="host"><span onclick="say('slotted')">In the slot</span></div>
    ${shadow('host', '<button><slot></slot></button>', 'closed')}`);
  await on.act('click', 'text=In the slot');
  expect(await on.said()).toEqual(['slotted']);
});

test('of several frames the hidden ones are not entered', async () => {
  await on.show('<iframe hidden src="/counter"></iframe><iframe src="/inner"></iframe>', {
    counter: '<p>counter</p>',
    inner: '<p>inner</p>',
  });
  expect(await on.read('text', 'iframe >>> p')).toBe('inner');
});

test('of several frames the one that has the element is meant', async () => {
  await on.show('<iframe src="/one"></iframe><iframe src="/two"></iframe>', {
    one: '<p>one</p>',
    two: '<b>two</b>',
  });
  expect(await on.read('text', 'iframe >>> b')).toBe('two');
});

test('a frame that comes late, and another page that comes into it, are waited for', async () => {
  await on.show(
    `<script>whileWaiting(() => document.body.append(Object.assign(document.createElement('iframe'), { src: '/first' })))</script>`,
    {
      first: `<p>first</p><script>setTimeout(() => { location.href = '/second' })</script>`,
      second: button('second'),
    },
  );
  await on.act('click', 'iframe >>> button');
  expect(JSON.parse(await on.read('attribute', 'iframe >>> html', 'data-said'))).toEqual(['second']);
});

test('xpath is evaluated in the frame it is asked in', async () => {
  await on.show('<p>outside</p><iframe src="/inner"></iframe>', { inner: '<div><p>inside</p></div>' });
  expect(await on.read('text', 'iframe >>> xpath=/html/body/div/p')).toBe('inside');
});
