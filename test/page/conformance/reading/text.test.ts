/** `text`, `markdown`, `html`, `attribute` and `value`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test('text reads the cells of a table apart', async () => {
  await on.show('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>');
  expect(await on.read('text', 'table')).toBe('a\tb\nc\td');
});

test('text of a field is what it holds, of an element as its style shows it', async () => {
  await on.show('<textarea>old</textarea><p style="text-transform: uppercase">loud</p>');
  await on.act('fill', 'textarea', 'new\nlines');
  expect(await on.read('text', 'textarea')).toBe('new\nlines');
  expect(await on.read('text', 'p')).toBe('LOUD');
});

test('html is the page as it is now, not as it was sent', async () => {
  await on.show(`<div id="d"></div><script>d.innerHTML = '<i title="x &amp; y">now</i>'</script>`);
  expect(await on.read('html', '#d')).toBe('<div id="d"><i title="x &amp; y">now</i></div>');
});

test('html of the whole page begins with the doctype that it has', async () => {
  await on.show('<p>words</p>');
  expect(await on.read('html', '')).toMatch(/^<!DOCTYPE html><html>/);
});

test('attributes are as written, states as they are now', async () => {
  await on.show('<a href="/x" data-k="">A</a><input type="checkbox" checked><textarea readonly></textarea>');
  await on.act('uncheck', 'input');
  expect(await on.read('attribute', 'a', 'href')).toBe('/x');
  expect(await on.read('attribute', 'a', 'data-k')).toBe('');
  expect(await on.read('attribute', 'input', 'checked')).toBe('false');
  expect(await on.read('attribute', 'textarea', 'readonly')).toBe('true');
});

test('what is in a disabled group reads as disabled', async () => {
  await on.show(
    '<fieldset disabled><input id="i"></fieldset><select><optgroup disabled><option id="o">o</optgroup></select>',
  );
  expect(await on.read('attribute', '#i', 'disabled')).toBe('true');
  expect(await on.read('attribute', '#o', 'disabled')).toBe('true');
});

test('value reads every kind of field', async () => {
  await on.show(`<select id="s" multiple><option selected>a</option><option selected>b</option></select><input id="r" type="range" value="7">
    <div id="e" contenteditable>rich</div><div id="w" role="slider" aria-valuenow="3" tabindex="0"></div><label id="l">L <input value="of the label"></label>`);
  expect(await on.read('value', '#s')).toBe('a, b');
  expect(await on.read('value', '#r')).toBe('7');
  expect(await on.read('value', '#e')).toBe('rich');
  expect(await on.read('value', '#w')).toBe('3');
  expect(await on.read('value', '#l')).toBe('of the label');
});

test('value of something that holds none is refused with what helps', async () => {
  await on.show('<p>words</p>');
  expect(await on.refusal('value', 'p')).toMatch(/^400 wrong_element: .*"text"/);
});

test('count counts what matches now, hidden ones too; visible asks whether any shows', async () => {
  await on.show('<i>1</i><i hidden>2</i><u hidden>3</u>');
  expect(await on.read('count', 'i')).toBe('2');
  expect(await on.read('visible', 'i')).toBe('true');
  expect(await on.read('visible', 'u')).toBe('false');
  expect(await on.read('visible', 'text=never')).toBe('false');
});

test('reading waits for an element that comes late', async () => {
  await on.show(
    `<script>whileWaiting(() => document.body.insertAdjacentHTML('beforeend', '<p>late</p>'))</script>`,
  );
  expect(await on.read('text', 'p')).toBe('late');
});

test('Markdown has headings, links, nested lists, tables, code and pictures', async () => {
  await on.show(`<h2>Prices</h2><p>See <a href="https://a.test/x">more</a>, <em>please</em>.</p><ul><li>one<ol><li>deep</li></ol></li></ul>
    <table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table><pre><code>let x\n  y</code></pre>
    <img src="https://a.test/i.png" alt="Pic">`);
  const lines = (await on.read('markdown', '')).split(/\n+/);
  expect(lines).toEqual([
    '## Prices',
    'See [more](https://a.test/x), _please_.',
    '-   one',
    '    1.  deep',
    '| A |',
    '| --- |',
    '| 1 \\| 2 |',
    '```',
    'let x',
    '  y',
    '```',
    '![Pic](https://a.test/i.png)',
  ]);
});

test('Markdown reads shadow trees and leaves out what is hidden', async () => {
  await on.show(`<x-card id="card"><h3>Title</h3></x-card><p hidden>never</p><p aria-hidden="true">decor</p>
    <script>card.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot><p>In <b>shadow</b></p>'</script>`);
  expect((await on.read('markdown', '')).split(/\n+/)).toEqual(['### Title', 'In **shadow**', 'decor']);
});

test('what is folded away is not read, be it text of its own, in Markdown or beside a shadow tree', async () => {
  await on.show(
    `<details><summary>More</summary>folded</details><p id="host"></p><script>host.attachShadow({ mode: 'open' })</script>`,
  );
  expect([await on.read('text', ''), await on.read('markdown', '')]).toEqual(['More', 'More']);
});

test('find prefers the whole text, takes patterns, and leaves out what is hidden', async () => {
  await on.show('<p>Save as</p><button>Save</button><button hidden>Save</button><p>Order 42</p>');
  expect(await on.read('find', '', 'save')).toMatch(/^button "Save" \[e\d+\]$/);
  expect(await on.read('find', '', '/order \\d+/i')).toMatch(/^text "Order 42" \[e\d+\]$/);
});

test.each([
  ['an element', '<p id="msg">Saved</p>'],
  [
    'a shadow tree',
    `<x-note id="msg"></x-note><script>msg.attachShadow({ mode: 'open' }).innerHTML = '<p>Saved</p>'</script>`,
  ],
])('find looks in %s that is named itself', async (_, html) => {
  await on.show(html);
  expect(await on.read('find', '#msg', 'Saved')).toMatch(/^text "Saved" \[e\d+\]$/);
});
