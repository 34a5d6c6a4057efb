/** Controls without a name: what a model is told of them, and which acts are held. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const step = { do: 'step', sessionId: 'page-harness' } as const;
const drawing = (path: string) => `<svg width="18" height="18" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
const plainDrawing = drawing('M4 9h3');
const square = 'style="display:inline-block;width:18px;height:18px;background-color:silver;cursor:pointer"';

/** The line of the control, without its handle. */
async function lineOf(html: string): Promise<string> {
  await on.show(html);
  const view = await on.carryOut({ ...step, action: 'snapshot', selector: '', onlySeen: true }, 5_000);
  return String(view).replace(/ ?\[e\d+\]/g, '');
}

/** The line of the control, and which act a click is held for; nothing where it is done. */
async function held(html: string, prompt = 'Tidy up the page'): Promise<string | undefined> {
  await on.show(html);
  try {
    const order = {
      ...step,
      action: 'click',
      selector: '#it',
      value: '',
      hold: { mode: 'named', prompt },
    } as const;
    await on.carryOut(order, 3_000);
    return undefined;
  } catch (error) {
    if (error instanceof RelayError && error.code === 'held') return error.more.held?.what;
    throw error;
  }
}

const deleting: [string, string, string][] = [
  ['a word for scripts', `<div id="it" onclick="1" data-op="trash">${plainDrawing}</div>`, 'icon trash'],
  [
    'a class of a button',
    `<a id="it" class="row-btn delete-btn" href="#" onclick="1">${plainDrawing}</a>`,
    'icon delete',
  ],
  [
    'the function that it calls',
    `<button id="it" onclick="if (confirmed) eraseRecord(5)">${plainDrawing}</button>`,
    'calls eraseRecord',
  ],
  [
    'the title of its drawing',
    `<div id="it" onclick="1"><svg width="9" height="9"><title>Delete entry</title></svg></div>`,
    'tooltip "Delete entry"',
  ],
  [
    'a tooltip of a script',
    `<div id="it" onclick="1" data-tip="Delete">${plainDrawing}</div>`,
    'tooltip "Delete"',
  ],
  [
    'a file of a style sheet',
    `<style>b { background-image: url(/img/ic_trash_24px.svg) }</style><div id="it" onclick="1"><b ${square}></b></div>`,
    'icon trash',
  ],
  [
    'a mask',
    `<style>#it { mask-image: url(/static/trash-can.4f2.svg) }</style><span id="it" ${square}></span>`,
    'icon trash-can',
  ],
  [
    'a sign of an icon font',
    '<style>#it::before { font-family: "Font Awesome 5 Free"; content: "\\f2ed" }</style><span id="it" onclick="1"></span>',
    'icon trash',
  ],
  [
    'a drawing of an icon set',
    `<button id="it">${drawing('M6,19c0,1.1,.9,2,2,2h8c1.1,0,2-.9,2-2V7H6v12z')}</button>`,
    '',
  ],
  [
    'a drawing of another set',
    `<button id="it">${drawing('M19 7l-.867 12.142A2 2 0 0116.138 21H7.862')}</button>`,
    'icon trash',
  ],
  [
    'the address of its form',
    `<form method="post" action="/notes/7/delete"><button id="it">${plainDrawing}</button></form>`,
    'address "/notes/7/delete"',
  ],
];

describe('what deletes by nothing but a hint', () => {
  test.each(deleting)('%s is told, and held', async (_, html, hint) => {
    if (hint) expect(await lineOf(html)).toContain(hint);
    expect(await held(html)).toBe('delete');
  });
});

test.each([
  ['a word for scripts', `<div id="it" onclick="1" data-op="rename">${plainDrawing}</div>`, 'icon rename'],
  [
    'a drawing of an icon set',
    `<button id="it">${drawing('M3 17.25V21h3.75L17.81 9.94l-3.75-3.75L3 17.25z')}</button>`,
    'icon edit',
  ],
  [
    'a function that shows a question',
    `<button id="it" onclick="openDeleteDialog(5)">${plainDrawing}</button>`,
    'calls openDeleteDialog',
  ],
  [
    'a function that takes a filter back',
    `<button id="it" onclick="removeFilter('new')">${plainDrawing}</button>`,
    'calls removeFilter',
  ],
  [
    'a message that is closed',
    `<div>Saved <button id="it" onclick="this.parentElement.remove()">${plainDrawing}</button></div>`,
    '',
  ],
  ['what it opens', `<button id="it" data-modal="delete" onclick="1">${plainDrawing}</button>`, ''],
  [
    'a state',
    `<button id="it" data-state="delete" class="flex items-center h-4">${plainDrawing}</button>`,
    '',
  ],
  ['a sign that takes a line back', `<button id="it" onclick="removeLine(2)">×</button>`, ''],
])('%s is told as such, and pressed', async (_, html, hint) => {
  const line = await lineOf(html);
  if (hint) expect(line).toContain(hint);
  expect(await held(html)).toBeUndefined();
});

test('a hint deletes what the task names by its row', async () => {
  const row = (name: string, id: string) =>
    `<div class="job"><span>${name}</span> <i onclick="1" data-k="mark">${plainDrawing}</i> <i ${id} onclick="1" data-k="bin">${plainDrawing}</i></div>`;
  const rows = (first: string, second: string) => row('Gutter blocked', first) + row('Door sticks', second);
  expect(await held(rows('', 'id="it"'), 'Delete the job "Door sticks"')).toBeUndefined();
  expect(await held(rows('id="it"', ''), 'Delete the job "Door sticks"')).toBe('delete');
});

test.each([
  [
    'with buttons that show when the mouse is over it',
    `<span>Tom</span> <span>Mortgage papers</span>
      <span style="visibility: hidden"><button title="Delete">${drawing('M19 7l-.867 12.142A2 2 0 0116.138 21H7.862')}</button></span>`,
  ],
  [
    'with a picture in a long text',
    `<span>Tom</span> <svg class="icon-trash"></svg> <span>The papers for the flat in Harbour Street, signed by everybody, and a
      list of what is still missing</span>`,
  ],
])('a row %s is opened', async (_, content) => {
  expect(await held(`<div id="it" class="mail-row" onclick="1">${content}</div>`)).toBeUndefined();
});
