/** What `find` says of the place of a caption, of a long row, and of what a box cuts off. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const step = { do: 'step', sessionId: 'page-harness', selector: '' } as const;

async function found(html: string, words: string): Promise<string> {
  await on.show(html);
  const answer = await on.carryOut({ ...step, action: 'find', value: words, onlySeen: true }, 5_000);
  return String(answer).replace(/ ?\[e\d+\]/g, '');
}

test.each([
  [
    'a field that it labels',
    '<p><label for="q">Berth</label></p><p><input id="q" value="B7"></p>',
    'beside textbox "Berth" = "B7"',
  ],
  ['a value beside it', '<div style="display: flex"><div>Berth</div><div>B7</div></div>', 'beside "B7"'],
  [
    'a value below it',
    '<section><div><small>Berth</small></div><div><b>B7</b></div></section>',
    'beside "B7"',
  ],
  [
    'the description of a term',
    '<dl><dt>Berth</dt><dd>B7</dd><dt>Draught</dt><dd>4 m</dd></dl>',
    'beside definition: "B7"',
  ],
  [
    'buttons, and which is pressed',
    '<div>Berth: <button aria-pressed="true">Port</button><button>Starboard</button></div>',
    'in row: "Berth:" button "Port" pressed button "Starboard"',
  ],
])('a caption comes with %s', async (_, html, place) => {
  expect(await found(html, 'Berth')).toContain(place);
});

test.each([
  ['a heading', '<h2>Berth</h2><p>Ask the harbour master.</p>'],
  [
    'a word of a text',
    '<p>The <b>Berth</b> is <i>B7</i>, or another one that the harbour master has told you of before.</p>',
  ],
  ['the first of some tabs', '<div><span class="t">Berth</span><span class="t">Crew</span></div>'],
])('%s is no caption', async (_, html) => {
  expect(await found(html, 'Berth')).not.toContain('beside');
});

test('a row that is long says its handles all the same, with its texts cut', async () => {
  const row = (name: string, more: string) =>
    `<div class="r ${more && 'chosen'}"><input type="checkbox"><span>${name}</span><p>${more.repeat(20)}</p>${more && '<button>Archive</button>'}</div>`;
  const list =
    row('Ines Marlow', '') + row('Omar Reyes', 'An account of the works at the quay. ') + row('Lena Ito', '');
  expect(await found(list, 'Omar Reyes')).toMatch(
    /in row: checkbox.*An account of[^"]{5,30}…".*button "Archive"/,
  );
});

const strip = `<div style="height: 200px; overflow: hidden">${['Opening', 'Numbers', 'Rivals', 'Thanks']
  .map(
    (name) =>
      `<div class="${name === 'Rivals' ? 'slide active' : 'slide'}" style="height: 100px">${name}</div>`,
  )
  .join('')}</div>`;

test('a hit further on in a box says what it is', async () => {
  expect(await found(strip, 'rival')).toContain('has it further on, in "Rivals".');
});

test('what a box cuts off says that the current one is there', async () => {
  await on.show(strip);
  const view = await on.carryOut({ ...step, action: 'snapshot', onlySeen: true }, 5_000);
  expect(view).toContain('(2 more below "Numbers", the current one among them, are cut off;');
});

test('what an act has moved in a box that nobody can scroll goes back by a scroll to the top', async () => {
  const shell = `<div style="height: 300px; overflow: hidden"><button>Tools</button><div style="height: 260px">${strip}</div><p style="height: 400px">Canvas</p></div>`;
  await on.show(shell);
  const view = async () => String(await on.carryOut({ ...step, action: 'snapshot', onlySeen: true }, 5_000));
  expect(await on.act('scroll', 'text=Thanks')).toMatchObject({ success: true });
  expect(await view()).toContain('button "Tools"');
  expect(await on.act('scroll', '', 'top')).toMatchObject({ success: true });
  expect(await view()).toContain('"Opening"');
  expect(await on.act('scroll', '', 'top')).toMatchObject({ success: false });
});
