/** Copy, cut and paste through the page's handlers, without the system clipboard. */
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

test('what was copied from one field is pasted into another', async () => {
  await on.show('<input id="a" value="one two"><textarea id="b" oninput="say(value)">3 </textarea>');
  await on.act('focus', '#a');
  await press('Control+a', 'Control+c');
  await on.act('press', '#b', 'Control+v');
  expect(await on.said()).toEqual(['3 one two']);
  expect(await on.read('value', '#a')).toBe('one two');
});

test('what is cut is gone, and Meta does it as well', async () => {
  await on.show('<textarea id="t" oninput="say(value)">one two</textarea>');
  await on.act('press', '#t', 'Shift+Control+ArrowLeft');
  await press('Meta+x', 'Home', 'Meta+v');
  expect(await on.said()).toEqual(['one ', 'twoone ']);
});

test('an editor pastes what was copied with its formatting, with Shift without', async () => {
  await on.show(`<div id="from" contenteditable>a <b>bold</b> word</div>
    <div id="rich" contenteditable>-</div>`);
  await on.act('click', '#from');
  await press('Control+a', 'Control+c');
  await on.act('press', '#rich', 'Control+v');
  expect(await on.read('html', '#rich')).toMatch(/<b>bold<\/b>/);
  await on.act('clear', '#rich');
  await on.act('press', '#rich', 'Control+Shift+v');
  expect(await on.read('html', '#rich')).toContain('>a bold word<');
});

test('a capital in the chord pastes with the formatting all the same', async () => {
  await on.show(`<div id="from" contenteditable>a <b>bold</b> word</div>
    <div id="rich" contenteditable>-</div>`);
  await on.act('click', '#from');
  await press('Control+A', 'Control+C');
  await on.act('press', '#rich', 'Control+V');
  expect(await on.read('html', '#rich')).toMatch(/<b>bold<\/b>/);
});

test('a page that copies and pastes by itself is left to it', async () => {
  await on.show(`<p id="p">text</p><input id="i"><script>
    addEventListener('copy', (event) => { event.clipboardData.setData('text/x-own', 'made up'); event.preventDefault(); });
    addEventListener('paste', (event) => { say(event.clipboardData.getData('text/x-own')); event.preventDefault(); });
  </script>`);
  await on.act('click', '#p');
  await press('Control+c');
  expect(await on.act('press', '#i', 'Control+v')).toMatchObject({ defaultPrevented: true });
  expect(await on.said()).toEqual(['made up']);
  expect(await on.read('value', '#i')).toBe('');
});

test('a page is notified of cut and paste before anything changes', async () => {
  await on.show(`<input id="i" value="x"><script>for (const type of ['cut', 'paste', 'beforeinput', 'input'])
    i.addEventListener(type, (event) => say(type, event.inputType ?? event.clipboardData.getData('text/plain')))</script>`);
  await on.act('focus', '#i');
  await press('Control+a', 'Control+x', 'Control+v');
  // execCommand makes the trusted `input`, and knows neither cutting nor pasting without the user's own clipboard.
  expect(await on.said()).toEqual([
    'cut ',
    'beforeinput deleteByCut',
    'input deleteContentBackward',
    'paste x',
    'beforeinput insertFromPaste',
    'input insertText',
  ]);
});

test('passwords are not copied', async () => {
  await on.show('<input type="password" id="a" value="secret"><input id="b">');
  await on.act('focus', '#a');
  await press('Control+a', 'Control+c');
  await on.act('press', '#b', 'Control+v');
  expect(await on.read('value', '#b')).not.toContain('secret');
});

test('the text of a page is copied and pasted in one line', async () => {
  await on.show('<p id="p">first</p><input id="i"><p>last</p>');
  await on.act('click', '#p');
  await press('Control+a', 'Control+c');
  await on.act('press', '#i', 'Control+v');
  expect((await on.read('value', '#i')).split(/ +/)).toEqual(['first', 'last']);
});
