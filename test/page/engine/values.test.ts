/** Entered values are in the field afterwards, or the reply says why not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

test('fill replaces the text and fires beforeinput, input and change once each', async () => {
  await on.show('<input id="i" value="old">');
  await on.look("listen('beforeinput input change', 'data')");
  expect(await on.act('fill', '#i', 'new')).toEqual({ success: true, matches: 1, value: 'new' });
  await on.look('i.blur()');
  expect(await on.look('log')).toEqual(['beforeinput i data=new', 'input i data=new', 'change i']);
});

test('fill gets past a value property that the page put on the element, as React does', async () => {
  await on.show(`<input id="i"><script>
    let shown = '';
    Object.defineProperty(i, 'value', { get: () => shown, set: (value) => { shown = value; } });
    const real = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get;
    i.oninput = () => { document.title = real.call(i); };
  </script>`);
  await on.act('fill', '#i', 'seen');
  expect(await on.look('document.title')).toBe('seen');
});

test('a field that the page resets is no success', async () => {
  await on.show('<input id="i" value="mine" oninput="this.value = \'mine\'">');
  expect(await on.act('fill', '#i', 'yours')).toEqual({
    success: false,
    matches: 1,
    value: 'mine',
    reason: expect.stringContaining('"mine"'),
  });
});

test('maxlength cuts as it does for a person', async () => {
  await on.show('<input id="i" maxlength="3">');
  expect(await on.act('fill', '#i', 'abcdef')).toMatchObject({ success: false, value: 'abc' });
  expect(await on.act('clear', '#i')).toMatchObject({ success: true, value: '' });
  expect(await on.act('type', '#i', 'abcdef')).toMatchObject({ success: false, value: 'abc' });
});

test.each([
  ['date', '2024-12-31'],
  ['time', '23:59'],
  ['month', '2024-12'],
  ['week', '2024-W52'],
  ['datetime-local', '2024-12-31T23:59'],
  ['color', '#ff8800'],
  ['range', '70'],
  ['number', '-1.5'],
  ['email', 'a@b.c'],
])('a %s field takes its value', async (type, value) => {
  await on.show(`<input id="i" type="${type}">`);
  expect(await on.act('fill', '#i', value)).toMatchObject({ success: true, value });
});

test('a value that the field cannot take is refused before anything happens', async () => {
  await on.show('<input id="d" type="date" value="2020-01-01"><input id="r" type="range" max="10">');
  expect(await on.act('fill', '#d', '12/31/2024')).toMatchObject({
    error: 'bad_request',
    message: expect.stringContaining('does not take "12/31/2024": write it as 2024-12-31'),
  });
  expect(await on.act('fill', '#r', '50')).toMatchObject({
    error: 'bad_request',
    message: expect.stringContaining('"10"'),
  });
  expect(await on.act('value', '#d')).toBe('2020-01-01');
});

test('typing goes behind what is there, also in number and e-mail fields', async () => {
  await on.show('<input id="n" type="number" value="12"><input id="e" type="email" value="a@b">');
  expect(await on.act('type', '#n', '34')).toMatchObject({ success: true, value: '1234' });
  expect(await on.act('type', '#e', '.org')).toMatchObject({ success: true, value: 'a@b.org' });
});

test('lines go into a text area, emoji in one piece', async () => {
  await on.show('<textarea id="t"></textarea>');
  expect(await on.act('type', '#t', 'one\ntwo 👨‍👩‍👧')).toMatchObject({
    success: true,
    value: 'one\ntwo 👨‍👩‍👧',
  });
});

test('an editable region is filled, typed into and cleared', async () => {
  await on.show('<div id="e" contenteditable><p>old <b>text</b></p></div>');
  expect(await on.act('fill', '#e', 'new')).toMatchObject({ success: true });
  expect(await on.act('type', '#e', ' words')).toMatchObject({ success: true });
  expect(await on.act('text', '#e')).toBe('new words');
  expect(await on.act('clear', '#e')).toMatchObject({ success: true });
  expect(await on.act('text', '#e')).toBe('');
});

test('a label stands for its field', async () => {
  await on.show('<label id="l" for="i">Name</label><input id="i">');
  expect(await on.act('fill', '#l', 'Ada')).toMatchObject({ success: true, value: 'Ada' });
});

test('an option is chosen by value or by words; of a list that takes several, several', async () => {
  await on.show(`<select id="one"><option value="r">Red</option><option value="g">Dark  green</option></select>
    <select id="many" multiple><optgroup label="G"><option>a</option><option selected>b</option><option>c</option></optgroup></select>`);
  await on.look("listen('input change')");
  expect(await on.act('select', '#one', 'dark green')).toMatchObject({ success: true, value: 'g' });
  expect(await on.act('select', '#many', ['a', 'c'])).toMatchObject({ success: true, value: 'a, c' });
  expect(await on.look('log')).toEqual(['input one', 'change one', 'input many', 'change many']);
});

test('an option that is not there is named beside those that are', async () => {
  await on.show('<select id="s"><option>Red</option></select>');
  expect(await on.act('select', '#s', 'Blue', 400)).toMatchObject({
    error: 'not_actionable',
    message: expect.stringMatching(/"Blue".*"Red"/),
  });
});

test('boxes are checked and unchecked, and unchanged when they are as requested', async () => {
  await on.show('<input type="checkbox" id="box">');
  await on.look("listen('click')");
  expect(await on.act('check', '#box')).toMatchObject({ success: true, value: 'true' });
  expect(await on.act('check', '#box')).toMatchObject({ success: true, changed: false });
  expect(await on.act('uncheck', '#box')).toMatchObject({ success: true, value: 'false' });
  expect(await on.look('log')).toEqual(['click box', 'click box']);
});

test('a box hidden behind its label is checked by the label', async () => {
  await on.show('<label><input type="checkbox" id="box" style="display: none"> Agree</label>');
  expect(await on.act('check', '#box')).toMatchObject({ success: true, value: 'true' });
});

test('a box that the page does not let be checked is no success', async () => {
  await on.show('<input type="checkbox" id="box" onclick="event.preventDefault()">');
  expect(await on.act('check', '#box')).toMatchObject({
    success: false,
    value: 'false',
    defaultPrevented: true,
  });
});

test('files go into a field, and onto a drop zone', async () => {
  const file = { name: 'a.txt', type: 'text/plain', base64: 'aGk=' };
  await on.show(`<input type="file" id="f" onchange="f.files[0].text().then((text) => document.title = text)">
    <div id="zone" ondragover="event.preventDefault()" ondrop="event.preventDefault(); this.textContent = event.dataTransfer.files[0].name">Drop</div>`);
  expect(await on.act('upload', '#f', JSON.stringify(file))).toMatchObject({ success: true, value: 'a.txt' });
  expect(await on.act('upload', '#zone', [file])).toMatchObject({ success: true });
  expect(await on.act('text', '#zone')).toBe('a.txt');
  await on.page.waitForFunction("document.title === 'hi'");
});

test('an invalid form says which field is wrong', async () => {
  await on.show('<form id="f"><input id="i" required></form>');
  expect(await on.act('submit', '#f')).toMatchObject({
    success: false,
    reason: expect.stringContaining('<input#i>'),
  });
});

test('Enter submits the form it is in, Escape closes a dialog, arrows move through radios', async () => {
  await on.show(`<form onsubmit="event.preventDefault(); document.title = 'sent'"><input id="i"><button>Go</button></form>
    <dialog id="d">Hello</dialog><input type="radio" name="r" id="r1" checked><input type="radio" name="r" id="r2">`);
  await on.act('press', '#i', 'Enter');
  expect(await on.look('document.title')).toBe('sent');
  await on.act('press', '#r1', 'ArrowDown');
  expect(await on.look('r2.checked')).toBe(true);
  await on.look('d.showModal()');
  await on.act('press', '', 'Escape');
  expect(await on.look('d.open')).toBe(false);
});

test('a chord selects all and replaces it', async () => {
  await on.show('<input id="i" value="old">');
  await on.act('press', '#i', 'Control+a');
  await on.act('type', '#i', 'n');
  expect(await on.act('value', '#i')).toBe('n');
});

test('an unknown key is refused', async () => {
  await on.show('<input id="i">');
  expect(await on.act('press', '#i', 'Entr')).toMatchObject({
    error: 'bad_request',
    message: expect.stringContaining('"Entr"'),
  });
});

test('scrolling says where it came to, and when there was nothing to scroll', async () => {
  await on.show('<div style="height: 3000px"></div><p id="end">End</p>');
  expect(await on.act('scroll', '', 500)).toMatchObject({ success: true, scrollTop: 500 });
  expect(await on.act('scroll', '#end')).toMatchObject({ success: true });
  await on.act('scroll', '', 'bottom');
  expect(await on.act('scroll', '', '300')).toMatchObject({ success: false });
});

const feed = (atEnd: string) => `<div id="feed" style="height: 200px; overflow: auto">
    <div style="height: 600px">Posts</div><p id="note"></p></div>
  <script>more = (text) => feed.insertAdjacentHTML('beforeend', '<div style="height: 600px">' + text + '</div>');
    ${atEnd}</script>`;

test('what a list loads at its end is waited for, and scrolled to', async () => {
  await on.show(
    feed(`feed.onscroll = () => {
      feed.onscroll = null;
      setTimeout(() => more('Older posts'), 400);
    };`),
  );
  await on.act('scroll', '#feed', 'bottom');
  expect(await on.act('scroll', '#feed', 'bottom')).toMatchObject({ success: true });
  expect(await on.look('feed.scrollTop')).toBeGreaterThan(600);
});

test('a list that shows that it is loading gets more time', async () => {
  await on.show(
    feed(`feed.onscroll = () => {
      feed.onscroll = null;
      note.innerHTML = '<progress></progress>';
      setTimeout(() => { note.textContent = ''; more('Older posts'); }, 1_600);
    };`),
  );
  await on.act('scroll', '#feed', 'bottom');
  expect(await on.act('scroll', '#feed', 300, 5_000)).toMatchObject({ success: true });
});

test.each([
  ['the box', "pane.outerHTML = pane.outerHTML.replace('</div>', '</div><p>More posts</p>')"],
  ['all around it', 'app.innerHTML = app.innerHTML'],
  ['nothing in its place', "app.textContent = 'All posts are read'"],
])('a list whose end makes the page draw %s anew was scrolled', async (_, draws) => {
  await on.show(`<div id="app"><div id="pane" style="height: 200px; overflow: auto">
    <div style="height: 600px">Posts</div></div></div>
    <script>pane.onscroll = () => { ${draws}; };</script>`);
  expect(await on.act('scroll', '#pane', 'bottom')).toMatchObject({ success: true, scrollTop: 400 });
});

test('what does not scroll at all is not waited for', async () => {
  await on.show('<p>All there is</p>');
  const before = on.waits();
  expect(await on.act('scroll', '', 'bottom')).toMatchObject({ success: false });
  expect(on.waits() - before).toBeLessThan(10);
});

const listWithAll = (row: (ticked: string, name: string) => string) => `<div id="t"></div><script>
  const draw = (ticked) => {
    t.innerHTML = ${JSON.stringify(row('', 'All'))}.replace('<input', '<input id="all"') +
      ['A', 'B'].map((name) => (${row})(ticked, name)).join('');
    all.onchange = () => draw(' checked');
  };
  draw('');
</script>`;
test.each([
  [
    'in a table',
    listWithAll((ticked, name) => `<table><tr><td><input type=checkbox${ticked}><td>${name}</table>`),
  ],
  ['in labels', listWithAll((ticked, name) => `<label><input type=checkbox${ticked}>${name}</label>`)],
  [
    'that is the same element still',
    `<input type=checkbox id=all onclick="for (const one of t.children) one.checked = true; return false"><div id=t><input type=checkbox><input type=checkbox></div>`,
  ],
])('a box for all %s that stays unchecked itself says what it has done', async (_, html) => {
  await on.show(html);
  expect(await on.act('check', '#all')).toMatchObject({
    success: false,
    reason: 'The page left it unchecked, and checked 2 of the others.',
  });
});

test('a box that the page leaves unchecked says no more where the others are as they were', async () => {
  await on.show('<input type=checkbox id=a onclick="return false"><input type=checkbox checked>');
  expect(await on.act('check', '#a')).toMatchObject({
    success: false,
    reason: 'The page left it unchecked.',
  });
});
