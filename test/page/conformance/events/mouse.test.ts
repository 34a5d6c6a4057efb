/** Mouse input: `click`, `dblclick`, `rightclick`, `hover`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test('a click says where it is inside an element that is turned and stretched', async () => {
  await on.show(`<div id="map" style="width: 200px; height: 100px; margin: 100px; transform: rotate(90deg) scale(1.5)"
    onclick="say(Math.round(event.offsetX), Math.round(event.offsetY))"></div>`);
  await on.act('click', '#map');
  expect(await on.said()).toEqual(['100 50']);
});

test('coordinates in a frame within a frame mean the element that was clicked', async () => {
  await on.show(
    '<p style="height: 60px"></p><iframe id="f" src="/outer" style="border: 9px solid; zoom: 1.2"></iframe>',
    {
      outer: '<h1>Outer</h1><iframe id="g" src="/inner" style="padding: 11px"></iframe>',
      inner:
        '<button onclick="say(document.elementFromPoint(event.clientX, event.clientY) === this)">In</button>',
    },
  );
  await on.act('click', '#f >>> #g >>> button');
  expect(await on.read('attribute', '#f >>> #g >>> html', 'data-said')).toBe('["true"]');
});

test('a double click selects the word under the mouse', async () => {
  await on.show(`<p id="p" style="width: max-content; font: 20px monospace">one middle end</p>
    <script>p.ondblclick = () => say(getSelection())</script>`);
  await on.act('dblclick', '#p');
  expect(await on.said()).toEqual(['middle']);
});

test('a click puts the caret where it lands', async () => {
  await on.show(
    '<input id="i" value="abcdef" style="font: 20px monospace; padding: 0; width: 6ch" oninput="say(value)">',
  );
  await on.act('click', '#i');
  await on.act('press', '', '-');
  expect(await on.said()).toEqual(['abc-def']);
});

test('a click with Shift extends the selection to where it lands', async () => {
  await on.show(`<div style="font: 20px monospace"><p id="a" style="width: max-content">abcd</p><p id="b" style="width: max-content">efgh</p></div>
    <script>onclick = (event) => { if (event.shiftKey) say(getSelection().toString().replace(/\\s+/, '|')); }</script>`);
  await on.act('click', '#a');
  await on.act('click', '#b', 'Shift');
  expect(await on.said()).toEqual(['cd|ef']);
});

test('Control and Shift choose several options of a list', async () => {
  await on.show(`<form id="f" onsubmit="say(new FormData(f).getAll('x')); return false">
    <select name="x" multiple size="6"><optgroup label="G"><option id="a">a<option id="b">b</optgroup><option id="c">c<option id="d">d</select><button>Go</button></form>`);
  await on.act('click', '#a');
  await on.act('click', '#c', 'Shift');
  await on.act('click', '#b', 'Control');
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['a,c']);
});

test('a page receives the keys that are held during a click', async () => {
  await on.show(`<button id="b">B</button><script>
    for (const type of ['keydown', 'click', 'keyup']) addEventListener(type, (event) => say(type, event.key ?? event.ctrlKey));
  </script>`);
  await on.act('click', '#b', 'Control');
  expect(await on.said()).toEqual(['keydown Control', 'click true', 'keyup Control']);
});

test('a context menu of the page opens where the mouse is', async () => {
  await on.show(`<div id="area" style="width: 300px; height: 200px" oncontextmenu="event.preventDefault();
    menu.style.cssText = 'position: fixed; left: ' + event.clientX + 'px; top: ' + event.clientY + 'px'; menu.hidden = false"></div>
    <button id="menu" hidden onclick="say('chosen', event.target.getBoundingClientRect().left > 100)">Copy</button>`);
  expect(await on.act('rightclick', '#area')).toMatchObject({ success: true, defaultPrevented: true });
  await on.act('click', '#menu');
  expect(await on.said()).toEqual(['chosen true']);
});

test('a menu opens when the mouse enters and closes when it leaves', async () => {
  await on.show(`<div id="m" onmouseenter="sub.hidden = false; say('open')" onmouseleave="sub.hidden = true; say('closed')">
    Menu <b id="sub" hidden>Item</b></div><p id="away">away</p>`);
  await on.act('hover', '#m');
  await on.act('hover', '#sub');
  await on.act('hover', '#away');
  expect(await on.said()).toEqual(['open', 'closed']);
});

test('a label ticks its box once, and a button in the label does not', async () => {
  await on.show(`<label id="l" for="box"><b>Agree</b> <button id="b" type="button">?</button><input type="checkbox" id="box" onchange="say(checked)"></label>
    <script>l.onclick = (event) => say('click', event.target.localName)</script>`);
  await on.act('click', '#b');
  await on.act('click', 'text=Agree');
  expect(await on.said()).toEqual(['click button', 'click b', 'click input', 'true']);
});

test('a toolbar that prevents mousedown keeps the selection in the editor', async () => {
  await on.show(`<div id="rich" contenteditable style="width: max-content">word</div>
    <button id="bold" onmousedown="event.preventDefault()" onclick="document.execCommand('bold'); say(rich.innerHTML)">B</button>`);
  await on.act('dblclick', '#rich');
  await on.act('click', '#bold');
  expect(await on.said()).toEqual(['<b>word</b>']);
});

test('a click beside an open popover closes it', async () => {
  await on.show(`<button id="open" popovertarget="pop">Open</button><div id="pop" popover ontoggle="say(event.newState)">pop</div>
    <p id="beside">beside</p>`);
  await on.act('click', '#open');
  await on.act('wait', '#pop');
  await on.act('click', '#beside');
  await on.act('wait', '#pop', { state: 'hidden' });
  await on.act('click', '#beside');
  expect(await on.said()).toEqual(['open', 'closed']);
});

test('the button of a popover opens and closes it in turn', async () => {
  await on.show(
    '<button id="open" popovertarget="pop">Open</button><div id="pop" popover>pop</div><script>pop.addEventListener("beforetoggle", (event) => say(event.newState))</script>',
  );
  await on.act('click', '#open');
  await on.act('click', '#open');
  expect(await on.said()).toEqual(['open', 'closed']);
});

test('a summary opens its details', async () => {
  await on.show(
    '<details id="d"><summary>More</summary><button onclick="say(d.open)">Inside</button></details>',
  );
  await on.act('click', 'summary');
  await on.act('click', 'button');
  expect(await on.said()).toEqual(['true']);
});

test.each([
  ['select', '<select id="field" onclick="say(\'clicked\')"><option>a</select>'],
  ['upload', '<input id="field" type="file" onclick="say(\'clicked\')">'],
  ['fill', '<input id="field" type="color" onclick="say(\'clicked\')">'],
])('a click that would open a window of the browser names "%s" beside', async (action, html) => {
  await on.show(html);
  expect(await on.act('click', '#field')).toMatchObject({
    success: true,
    note: expect.stringContaining(`"${action}"`),
  });
  expect(await on.said()).toEqual(['clicked']);
});

test('a click on an image map clicks the area at its place', async () => {
  await on.show(`<img usemap="#m" width="200" height="100" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="><map name="m">
    <area id="left" shape="rect" coords="0,0,100,100" href="javascript:void 0" alt="Left">
    <area id="right" shape="circle" coords="150,50,40" href="javascript:void 0" alt="Right"></map>
    <script>onclick = (event) => say(event.target.id, event.clientX - document.images[0].getBoundingClientRect().x)</script>`);
  expect(await on.read('visible', '#right')).toBe('true');
  expect(await on.act('click', '#right')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['right 150']);
});

test.each([
  ['<button id="x">Dead</button>', false],
  ['<div tabindex="0"><b id="x">Dead</b></div>', false],
  ['<button id="x" onclick="other.focus()">Moves the focus</button><button id="other">Other</button>', true],
  ['<input id="x">', true],
  ['<select id="x"><option>1</select>', true],
  ['<div id="x" contenteditable>Text</div>', true],
])(
  'the focus that a press gives is no change, but where it is what the click is for: %s',
  async (html, changed) => {
    await on.show(html);
    expect(await on.act('click', '#x')).toMatchObject({ success: true, changed });
  },
);
