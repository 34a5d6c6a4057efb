/** Controls that act on all that is ticked in a list: each ticked row is one that the task names, or it names all. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldClick } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Presses `#it` in a task: `done`, or why it was held. */
async function press(html: string, prompt: string): Promise<string> {
  await on.show(html.replace('<button', '<button id="it" onclick="document.title = \'done\'"'));
  const held = await heldClick(on, '#it', prompt);
  if (held) return held.why ?? '';
  return String(await on.look('document.title'));
}

type Make = (rows: [text: string, isTicked: boolean][], button?: string) => string;
const check = (isTicked: boolean) => `<input type="checkbox"${isTicked ? ' checked' : ''}>`;
const table: Make = (rows, button = 'Delete') => `<h1>Inbox</h1><button>${button}</button><table>
  <thead><tr><th>${check(true)}<th>From</thead>
  ${rows.map(([text, isTicked]) => `<tr><td>${check(isTicked)}<td>${text}`).join('')}</table>`;
const parts: Make = (
  rows,
  button = 'Delete',
) => `<div><span>Actions</span><button>${button}</button></div><div>
  ${rows.map(([text, isTicked]) => `<div>${check(isTicked)} <b>${text}</b></div>`).join('')}</div>`;
const labels: Make = (rows, button = 'Delete') => `<form><button type="button">${button}</button>
  ${rows.map(([text, isTicked]) => `<label>${check(isTicked)} ${text}</label>`).join('<br>')}</form>`;
const grid: Make = (
  rows,
  button = 'Delete',
) => `<div role="toolbar"><button>${button}</button></div><div role="grid">
  ${rows.map(([text, isTicked]) => `<div role="row" aria-selected="${isTicked}"><span role="gridcell">${text}</span></div>`).join('')}</div>`;
const aria: Make = (rows, button = 'Delete') => `<button>${button}</button><ul>
  ${rows.map(([text, isTicked]) => `<li><span role="checkbox" aria-checked="${isTicked}" tabindex="0"></span> ${text}</li>`).join('')}</ul>`;
const makes = { table, parts, labels, grid, aria };

const [holm, tyres, garden] = ['Bakery Holm, rolls', 'Tyre Centre, winter', 'Garden World, bulbs'] as const;

test.each(Object.entries(makes))(
  '%s: a ticked row that the task does not name holds the act, and is told',
  async (_, make) => {
    const rows = make([
      [holm, true],
      [tyres, true],
      [garden, false],
    ]);
    expect(await press(rows, 'Delete the mail from Bakery Holm.')).toMatch(
      /does not name the ticked row "Tyre Centre, winter"$/,
    );
  },
);

test.each(Object.entries(makes))('%s: what is ticked and named is deleted', async (_, make) => {
  const rows = make([
    [holm, true],
    [tyres, false],
    [garden, true],
  ]);
  expect(await press(rows, 'Delete the mails from Bakery Holm and Garden World.')).toBe('done');
});

test.each([
  ['Delete all mails from Bakery Holm and Garden World.', 'Delete'],
  ['Delete all mails from Bakery Holm and Garden World.', 'Delete selected'],
  ['Delete "Bakery Holm"', 'Delete 3 mails'],
  ['Delete all mails, but keep the one from the Tyre Centre.', 'Delete'],
  ['Approve the requests of Bakery Holm and Garden World.', 'Approve selected'],
  ['Cancel the orders of Bakery Holm and Garden World.', 'Cancel selected'],
  ['Pay the bills of Bakery Holm and Garden World.', 'Pay selected'],
])('"%s" does not let "%s" go with all three ticked', async (prompt, button) => {
  const rows = table(
    [
      [holm, true],
      [tyres, true],
      [garden, true],
    ],
    button,
  );
  expect(await press(rows, prompt)).toMatch(/the task does not name/);
});

test.each([
  ['Delete all mails.', 'Delete'],
  ['Delete all mails.', 'Delete 3 mails'],
  ['Delete the selected mails.', 'Delete selected'],
  ['Delete the unread mails.', 'Delete'],
  ['Delete the promotional mails.', 'Delete'],
  ['Delete the three oldest mails.', 'Delete selected'],
  ['Delete the mails from Bakery Holm, the Tyre Centre and Garden World.', 'Delete'],
  ['Approve all requests.', 'Approve selected'],
  ['Cancel all orders.', 'Cancel selected'],
  ['Tell me what is in the list.', 'Cancel selection'],
])('"%s" lets "%s" go', async (prompt, button) => {
  const rows = table(
    [
      [holm, true],
      [tyres, true],
      [garden, true],
    ],
    button,
  );
  expect(await press(rows, prompt)).toBe('done');
});

const todos = `<ul><li>${check(true)} Call Ann</li><li>${check(true)} Milk</li><li>${check(false)} Bread</li></ul>`;

test.each([
  [
    'a control for the list itself',
    `<h1>Groceries</h1><button>Delete list</button>${todos}`,
    'Delete the list Groceries',
  ],
  [
    'a list that the heading names',
    `<h1>Groceries</h1><button>Delete</button>${todos}`,
    'Delete the list Groceries',
  ],
  [
    'what is named beside the control',
    `<div>${todos}</div><div><h2>Fix the bike</h2><p>Open</p><button>Delete</button></div>`,
    'Delete the task Fix the bike',
  ],
  [
    'a row of its own',
    `<ul><li>${check(false)} Bread <button>Delete</button></li>${todos.slice(4)}`,
    'Delete the task Bread',
  ],
  [
    'settings',
    `${labels(
      [
        ['Weekly digest', true],
        ['Offers', true],
      ],
      'Unsubscribe',
    )}`,
    'Unsubscribe me from the Holm Times.',
  ],
  [
    'a message beside ticked mails',
    `<form><textarea>Hi Bob</textarea><button type="button">Send</button></form>${table([
      [holm, true],
      [tyres, false],
    ])}`,
    'Send Bob the message Hi Bob.',
  ],
  [
    'a dialog in front of ticked rows',
    `<div role="dialog" style="position: fixed; inset: 9px"><h2>Delete the label Work?</h2><button>Delete</button></div>${todos}`,
    'Delete the label Work',
  ],
])('%s is not for what is ticked', async (_, html, prompt) => {
  expect(await press(html, prompt)).toBe('done');
});
