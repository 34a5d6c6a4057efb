/** A press that no click followed is told as what came of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** A field whose list closes as soon as the focus leaves it. */
const closesOnBlur = (how: string) => `<input id="f"><div id="list" hidden><p>Pear</p></div><script>
  f.onfocus = () => { list.hidden = false; };
  f.onblur = () => setTimeout(() => { list.hidden = true; });
  list.firstChild.${how} = () => say('chosen');</script>`;

test('what closes with the blur before its click was not clicked', async () => {
  await on.show(closesOnBlur('onclick'));
  await on.act('click', '#f');
  expect(await on.act('click', 'text=Pear')).toMatchObject({
    success: false,
    reason: expect.stringMatching(/focus left <input#f>.*"press"/),
  });
  expect(await on.said()).toEqual([]);
});

test('what has taken the press before that was clicked', async () => {
  await on.show(closesOnBlur('onmousedown'));
  await on.act('click', '#f');
  expect(await on.act('click', 'text=Pear')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['chosen']);
});

test('a button whose icon the press replaces has got no click', async () => {
  await on.show(`<button id="b" onclick="say('clicked')"><i>Go</i></button><script>
    b.onmousedown = () => { b.innerHTML = '<b>Going</b>'; };</script>`);
  expect(await on.act('click', '#b')).toMatchObject({
    success: false,
    reason: expect.stringContaining('replaced <i>'),
  });
  expect(await on.said()).toEqual([]);
});

test.each([
  ['lies over the button', 'panel.hidden = false'],
  ['has moved the button', "panel.hidden = false; b.style.marginLeft = '500px'"],
])('a panel that the press has opened, and that %s, is open', async (_, opening) => {
  await on.show(`<button id="b">Open</button><div id="panel" hidden style="position: fixed; inset: 0 50% 0 0; background: silver"></div>
    <script>b.addEventListener('mousedown', () => { ${opening} });</script>`);
  expect(await on.act('click', '#b')).toMatchObject({ success: true });
});
