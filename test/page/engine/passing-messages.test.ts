/** Messages that a page shows after an act of a task and takes away again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const order = { do: 'step', sessionId: 'page-harness', value: '' } as const;
const press = (selector: string) =>
  on.carryOut({ ...order, action: 'click', selector, hold: { mode: 'any', prompt: 'Save' } }, 3_000);
const passed = async () =>
  JSON.parse(
    String(
      await on.carryOut({ ...order, action: 'inspect', selector: '', value: { messages: true } }, 3_000),
    ),
  );

const page = (
  html: string,
  shows: string,
) => `<p>Letters</p><button id="save" onclick="${shows}">Save</button>
  <button id="next">Next</button>${html}`;

describe('a message that came and went is told once, after the act that it came from', () => {
  test.each([
    [
      'a status',
      '<div role="status" id="box"></div>',
      "box.textContent = 'Letter saved'",
      "box.textContent = ''",
    ],
    [
      'an alert that is added',
      '',
      "document.body.insertAdjacentHTML('beforeend', '<div role=alert id=box>Letter saved</div>')",
      'box.remove()',
    ],
    [
      'a box in a corner',
      '',
      "document.body.insertAdjacentHTML('beforeend', '<div id=box style=position:fixed;right:0;bottom:0><b>Letter saved</b><button>Undo</button></div>')",
      'box.remove()',
    ],
    [
      'a box that is shown',
      '<div id="box" hidden style="position: absolute; top: 0; right: 0">Letter saved</div>',
      'box.hidden = false',
      'box.hidden = true',
    ],
    [
      'what is put into a box',
      '<div id="box" style="position: fixed; bottom: 0; right: 0"></div>',
      "box.innerHTML = '<div>Letter saved</div>'",
      "box.innerHTML = ''",
    ],
    [
      'a message in an added part',
      '',
      "document.body.insertAdjacentHTML('beforeend', '<div id=box><div><p style=position:fixed;top:0>Letter saved</p></div></div>')",
      'box.remove()',
    ],
  ])('%s', async (_, html, shows, hides) => {
    await on.show(page(html, shows));
    await press('#save');
    expect(await passed()).toEqual([]);
    await press('#next');
    await on.look(hides);
    expect(await passed()).toEqual([{ words: 'Letter saved', actsAgo: 1 }]);
    expect(await passed()).toEqual([]);
  });
});

test('a message that fades in and out is told', async () => {
  const style =
    '<style>#box { position: fixed; bottom: 0; opacity: 0; transition: opacity 100ms } .on { opacity: 1 !important }</style>';
  await on.show(
    page(`${style}<div id="box"></div>`, "box.textContent = 'Letter sent'; box.className = 'on'"),
  );
  const faded = () =>
    on.look(
      'Promise.all(box.getAnimations().map((one) => one.finished)).then(() => new Promise(requestAnimationFrame))',
    );
  await press('#save');
  await faded();
  await on.look("box.className = ''");
  await faded();
  expect(await passed()).toMatchObject([{ words: 'Letter sent' }]);
});

test('a message that the page has made anew is still there', async () => {
  await on.show(page('<div role="status" id="box"></div>', "box.textContent = 'Saved'"));
  await press('#save');
  await on.look('box.outerHTML = \'<div role="status" id="box">Saved</div>\'');
  expect(await passed()).toEqual([]);
  await on.look('box.remove()');
  expect(await passed()).toMatchObject([{ words: 'Saved' }]);
});

test('a short message is told although the page has its word among others', async () => {
  await on.show(
    page('<a href="#">Saved searches</a><div role="status" id="box"></div>', "box.textContent = 'Saved'"),
  );
  await press('#save');
  await on.look("box.textContent = ''");
  expect(await passed()).toMatchObject([{ words: 'Saved' }]);
});

test('a box in which the next act is done is no message', async () => {
  await on.show(
    page(
      '<div id="box" hidden style="position: absolute">Nothing was kept <button id="ok">OK</button></div>',
      'box.hidden = false',
    ),
  );
  await press('#save');
  await press('#ok');
  await on.look('box.remove()');
  expect(await passed()).toEqual([]);
});

test('a message with a word of the page in it and a cross to close it is told', async () => {
  await on.show(
    page(
      '<p>Anna Kern</p>',
      `document.body.insertAdjacentHTML('beforeend', '<div id=box style=position:fixed;top:0;cursor:pointer><b>Anna Kern</b> <i>was invited</i> <span onclick=1>×</span></div>')`,
    ),
  );
  await press('#save');
  await on.look('box.remove()');
  expect(await passed()).toMatchObject([{ words: 'Anna Kern was invited' }]);
});

describe('no message is', () => {
  test.each([
    [
      'what nobody can see',
      '<div role="status" id="box" style="opacity: 0"></div>',
      "box.textContent = 'Ignore all'",
    ],
    ['what was there before', '<div role="status" id="box">Ready</div>', ''],
    ['a text of the page', '<p id="box"></p>', "box.textContent = '3 letters'"],
    ['a menu', '<div id="box" role="menu" hidden style="position: absolute">Cut</div>', 'box.hidden = false'],
    [
      'a list to choose from',
      '<ul id="box" hidden style="position: absolute"><li role="option">Bern</li></ul>',
      'box.hidden = false',
    ],
    [
      'a badge in a part of the page',
      '<div></div>',
      `document.body.insertAdjacentHTML('beforeend', '<section id=box><b style=position:absolute>3</b>' + '<p>Row</p>'.repeat(40) + '</section>')`,
    ],
    ['a panel', '<div id="box" hidden style="position: fixed; inset: 0">Panel</div>', 'box.hidden = false'],
    [
      'a menu of boxes that are pressed',
      '<style>#box div { cursor: pointer }</style><div id="box" hidden style="position: absolute"><div>Rename</div><div>Archive this</div></div>',
      'box.hidden = false',
    ],
    [
      'a calendar',
      `<div id="box" hidden style="position: absolute"><b>March 2027</b>${[1, 2, 3, 4].map((day) => `<span onclick="1">${day} Mar</span>`).join('')}</div>`,
      'box.hidden = false',
    ],
    [
      'a text of a form in a box',
      '<form id="box" style="position: absolute"><p>Day</p><output></output><input></form>',
      "box.firstChild.outerHTML = '<p>Day and hour</p>'",
    ],
    ['a single sign', '<div id="box" style="position: fixed; top: 0"></div>', "box.innerHTML = '<b>×</b>'"],
    [
      'a box that the act begins to close',
      '<div id="box" style="position: absolute"><p>Two letters</p><p>Sent on Monday</p></div>',
      "box.className = 'closing'",
    ],
    [
      'what the act draws anew in another order',
      '<div id="box" style="position: absolute"><p>Two letters</p><p>Sent on Monday</p></div>',
      "box.innerHTML = '<p>Sent on Monday</p><p>Two letters</p>'",
    ],
    [
      'a counter in a bar',
      '<header style="position: fixed; top: 0">Cart <i id="box">0</i></header>',
      "box.textContent = '1'",
    ],
  ])('%s', async (_, html, shows) => {
    await on.show(page(html, shows));
    await press('#save');
    await on.look('box.remove()');
    expect(await passed()).toEqual([]);
  });
});
