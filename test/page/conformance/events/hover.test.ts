/** Menus that only style sheets open, by rules for `:hover`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { share } from '../../../support/share';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const menu = `<div id="m" style="width: 200px">Menu<ul style="margin: 0"><li><button onclick="say('chosen')">Item</button></ul></div><p id="away">away</p>`;
const shut = (before: string, after: string, rule = '#m:hover ul') =>
  `<style>ul { ${before} } ${rule} { ${after} }</style>`;

test.each(
  share(
    [
      ['display', shut('display: none', 'display: block')],
      ['position', shut('position: absolute; left: -9999px', 'position: static')],
      ['left', shut('position: absolute; left: -9999px', 'left: 20px')],
      ['visibility', shut('visibility: hidden', 'visibility: visible')],
      [
        'opacity',
        shut(
          'opacity: 0; pointer-events: none; transition: opacity 0.2s',
          'opacity: 1; pointer-events: auto',
        ),
      ],
      ['transform', shut('transform: translateX(-500vw)', 'transform: none')],
      ['clip', shut('position: absolute; clip-path: inset(50%)', 'clip-path: none')],
      ['max-height', shut('max-height: 0; overflow: hidden', 'max-height: 200px')],
      ['a list of selectors', shut('display: none', 'display: block', ':is(#m, .other):hover ul')],
      ['either hover or focus', shut('display: none', 'display: block', '#m:is(:hover, :focus-within) ul')],
      ['a nested rule', '<style>ul { display: none } #m { &:hover { ul { display: block } } }</style>'],
      [
        'a media rule',
        '<style>ul { display: none } @media screen { @supports (top: 0) { #m:hover ul { display: block } } }</style>',
      ],
      [
        'a layer',
        '<style>@layer a { ul { display: none } } @layer b { #m:hover > ul { display: block } }</style>',
      ],
      [
        'a sheet of a script',
        `<style>ul { display: none }</style><script>const sheet = new CSSStyleSheet();
        sheet.replaceSync('#m:hover ul { display: block }'); document.adoptedStyleSheets = [sheet];</script>`,
      ],
      [
        'an imported sheet',
        `<style>@import "data:text/css,%23m:hover ul{display:block !important}"; ul { display: none }</style>`,
      ],
    ],
    8,
  ),
)('a menu that a rule shows by %s is shown, and what is in it clicked', async (_, style) => {
  await on.show(style + menu);
  expect(await on.act('hover', '#m')).toMatchObject({ success: true, changed: true });
  expect(await on.act('click', 'role=button')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['chosen']);
});

test('a menu shuts when the mouse leaves it, and the page is as it was', async () => {
  await on.show(shut('display: none', 'display: block') + menu);
  const before = await on.read('html', '');
  await on.act('hover', '#m');
  expect(await on.read('html', '')).toBe(before);
  expect(await on.act('click', '#away')).toMatchObject({ success: true, changed: false });
  expect(await on.read('visible', 'ul')).toBe('false');
});

test('rules of equal weight win by their order as ever, and names that only read so stay', async () => {
  await on.show(`<style>.hover\\:none:hover { display: none } #m:hover ul { display: none } #m ul { display: block } li:not(:hover) b { display: none }
    #x::-webkit-scrollbar-thumb:hover { width: 9px }</style><div id="m" class="hover\\:none"><ul style="display: block"><li>Item<b id="b">bold</b></ul></div>`);
  await on.act('hover', 'li');
  expect(await on.read('visible', '#b')).toBe('true');
});

test('a menu in a shadow tree opens by the rules of its own', async () => {
  await on.show(`<x-menu></x-menu><script>document.querySelector('x-menu').attachShadow({ mode: 'open' }).innerHTML =
    '<style>ul { display: none } :host(:hover) #m:hover ul { display: block }</style><div id="m">Menu <ul><li>Item</ul></div>'</script>`);
  expect(await on.act('hover', '#m')).toMatchObject({ success: true, changed: true });
  expect(await on.read('visible', 'x-menu >>> ul')).toBe('true');
});

test('a page that nothing reveals anything in is told as unchanged', async () => {
  await on.show(
    '<style>a:hover { color: red } @media print { #m:hover ul { display: none } }</style><div id="m">Menu <ul><li>Item</ul></div>',
  );
  expect(await on.act('hover', '#m')).toMatchObject({ success: true, changed: false });
});

test('where a style sheet of another origin cannot be read, it is told that nothing was seen', async () => {
  await on.show(
    `<script>const sheet = document.createElement('link'); sheet.rel = 'stylesheet'; sheet.onload = () => say('loaded');
      sheet.href = '//' + (location.hostname === 'localhost' ? '127.0.0.1' : 'localhost') + ':' + location.port + '/css'; document.head.append(sheet);</script>
    <div id="m">Menu</div>`,
    { css: '#m:hover ul { display: block }' },
  );
  expect(await on.act('hover', '#m')).toMatchObject({
    success: true,
    changed: false,
    note: expect.stringContaining('another origin'),
  });
});
