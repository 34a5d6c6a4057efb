/** Fields and switches without a name: what a model is told that they are called. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function view(html: string): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '' } as const;
  return String(await on.carryOut({ ...order, onlySeen: true }, 5_000)).replace(/ ?\[e\d+\]/g, '');
}

const drawn =
  'style="width:36px;height:20px;border-radius:9px;background:rgb(90,90,90);cursor:pointer" onclick="1"';

test.each([
  [
    'a check box before its words',
    '<div><input type=checkbox checked> Include VAT</div>',
    'checkbox "Include VAT" checked',
  ],
  [
    'a check box behind them',
    '<div><span>Weekly summary</span><input type=checkbox></div>',
    'checkbox "Weekly summary"',
  ],
  [
    'a field',
    '<div><span>Fill colour:</span><input value="#1E1E1E"></div>',
    'textbox "Fill colour" = "#1E1E1E"',
  ],
  [
    'a field in a box of its own',
    '<div><div>Opening hours</div><div><input></div></div>',
    'textbox "Opening hours"',
  ],
  ['a list', '<div><b>Unit</b> <select><option>kg<option>lb</select></div>', 'combobox "Unit"'],
  [
    'a drawn switch',
    `<div><span>Status changes</span><div class="sw" ${drawn}></div></div>`,
    'generic "Status changes"',
  ],
  [
    'a drawn switch beside a title with a description',
    `<div style="display:flex"><div><div>Quiet hours</div><div>No sound between ten and seven.</div></div><div><div class="sw" ${drawn}><div></div></div></div></div>`,
    'generic "Quiet hours"',
  ],
])('%s is called by the words beside it', async (_, html, line) => {
  expect(await view(html)).toContain(line);
});

test.each([
  [
    'one of several colours to choose from',
    `<div>Colour <div class="dot" ${drawn}></div><div class="dot" ${drawn}></div></div>`,
    'generic "',
  ],
  ['a field below a heading', '<div><h2>Members</h2><input></div>', 'textbox "'],
  ['a field behind another control', '<div>Width <button>Lock</button><input></div>', 'textbox "'],
  [
    'a field below a long text',
    `<div><p>${'Write to us about anything. '.repeat(9)}</p><input></div>`,
    'textbox "',
  ],
  [
    'a field with hidden words before it',
    '<div><span style="display:none">Leave empty</span><input></div>',
    'textbox "',
  ],
  ['the second field of two', '<div>Size <input id=a aria-label=Width><input></div>', 'textbox "Size'],
  [
    'a picture that can be clicked',
    `<div>Saved <div ${drawn}><svg width=9 height=9></svg></div></div>`,
    'generic "',
  ],
])('%s is not', async (_, html, line) => {
  expect(await view(html)).not.toContain(line);
});

const box = '<div style="width:16px;height:16px;border:1px solid;cursor:pointer" onclick="1"></div>';
const row = (words: string) => `<div><div>${box}</div><div>${words}</div><div>${box}</div></div>`;

test('drawn boxes share a line with the words of their row', async () => {
  const told = await view(`<p>Choose plants</p>${['Fern', 'Ivy', 'Moss'].map(row).join('')}`);
  expect(told).toBe(
    '"Choose plants"\ngeneric "Fern" generic "Fern"\ngeneric "Ivy" generic "Ivy"\ngeneric "Moss" generic "Moss"',
  );
});

test('where several boxes and several texts are in one block, each keeps its line', async () => {
  const told = await view(`<div>${box}<p>Fern</p>${box}<p>Ivy</p></div>`);
  expect(told).toBe('generic\n"Fern"\ngeneric\n"Ivy"');
});

test('the one of several boxes to press that is chosen is told by its background', async () => {
  const box = (words: string, how = '') => `<div onclick="1"${how}>${words}</div>`;
  const told =
    await view(`<style>section div { cursor: pointer; background: white } .k { background: gold !important }</style>
    <section>${box('Guest')}${box('Restaurant', ' class="k"')}${box('Nobody')}</section>`);
  expect(told).toBe('generic: "Guest"\ngeneric highlighted: "Restaurant"\ngeneric: "Nobody"');
});
