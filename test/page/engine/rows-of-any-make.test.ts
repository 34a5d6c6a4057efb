/** Rows of any make are judged alike: of a table, of parts with a class, with buttons that show only under the mouse. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickInTask } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function isPressed(html: string, selector: string, prompt: string): Promise<boolean> {
  await on.show(`${html}<script>
    for (const one of document.querySelectorAll('button')) one.onclick = () => { document.title = 1; };
  </script>`);
  await clickInTask(on, selector, prompt);
  return (await on.look('document.title')) === '1';
}

const shops = ['Bakery Holm', 'Tyre Centre', 'Garden World'];
const all = 'Delete all offers from Bakery Holm and Garden World.';
const makes: Record<string, (name: string) => string> = {
  'rows of a table': (name) => `<tr><td>${name}<td>Offers of the week<td><button>Delete</button></tr>`,
  'parts with a class': (name) => `<div class="r"><b>${name}</b> Offers <button>Delete</button></div>`,
  'buttons that only the mouse shows': (name) => `<div class="r"><b>${name}</b> Offers
    <button title="Delete" style="visibility: ${name === 'Tyre Centre' ? 'visible' : 'hidden'}">🗑</button></div>`,
  'a button that only the row under the mouse has': (name) =>
    `<div class="r"><b>${name}</b> Offers ${name === 'Tyre Centre' ? '<button aria-label="Delete">x</button>' : ''}</div>`,
};

test.each(Object.keys(makes))('of %s, the one that "all of …" leaves out is held', async (make) => {
  const rows = shops.map((shop) => makes[make]?.(shop)).join('');
  const html = make === 'rows of a table' ? `<table>${rows}</table>` : `<div>${rows}</div>`;
  const selector = ':nth-child(2) > button, :nth-child(2) > td > button';
  expect(await isPressed(html, selector, all)).toBe(false);
});

test.each(shops.filter((shop) => shop !== 'Tyre Centre'))('%s, which it names, is deleted', async (shop) => {
  const rows = shops.map(
    (one) => `<div class="r"><b>${one}</b> Offers
    <button title="Delete" style="visibility: ${one === shop ? 'visible' : 'hidden'}">🗑</button></div>`,
  );
  const at = shops.indexOf(shop) + 1;
  expect(await isPressed(`<div>${rows.join('')}</div>`, `:nth-child(${at}) > button`, all)).toBe(true);
});

test('"all" without names is for each row', async () => {
  const rows = shops.map((shop) => makes['a button that only the row under the mouse has']?.(shop)).join('');
  expect(await isPressed(`<div>${rows}</div>`, 'button', 'Delete all offers.')).toBe(true);
});

test('the verb of a hover button is for the row that is named', async () => {
  const rows = ['Ann Holt', 'Bob Reed'].map(
    (name) => `<div class="r"><b>${name}</b> 5 days
    <button style="visibility: ${name === 'Bob Reed' ? 'visible' : 'hidden'}">Approve</button></div>`,
  );
  const second = ':nth-child(2) > button';
  expect(await isPressed(rows.join(''), second, 'Approve the leave of Ann Holt.')).toBe(false);
  expect(await isPressed(rows.join(''), second, 'Approve the leave of Bob Reed.')).toBe(true);
});

test.each([
  [
    'Send',
    'Send a message to Ann: see you at eight.',
    '<section class="card"><p>Ann</p></section><section class="card"><p>Write</p><button>Send</button></section>',
  ],
  [
    'Delete project',
    'Delete the project alpha.',
    `<section class="card"><h3>Alpha</h3><p>Its name</p></section>
     <section class="card"><h3>Danger zone</h3><p>Gone for good.</p><button>Delete project</button></section>`,
  ],
])('"%s" in a card beside others is no row of a list', async (_, prompt, html) => {
  expect(await isPressed(html, 'button', prompt)).toBe(true);
});
