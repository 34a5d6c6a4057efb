/** An ordered act is not held for what stands around it, and who approves another one is shown the row, the record or the fields of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const click = (selector: string, prompt: string) => clickOrHeld(on, selector, { prompt });
const title = () => on.look('document.title');

async function rightclick(selector: string, prompt: string): Promise<void> {
  const order = { do: 'step', sessionId: 'page-harness', selector, value: '' } as const;
  await on.carryOut({ ...order, action: 'rightclick', hold: { mode: 'named', prompt } }, 3_000);
}

const bin =
  '<svg viewBox="0 0 24 24" width="16"><path d="M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM19 4h-3.5l-1-1h-5l-1 1H5v2h14V4z"/></svg>';

/** A page that listens on the whole list of places. @param indent what template literals leave between the parts */
function places(names: readonly string[], indent: string): string {
  const entries = names.map(
    (name) =>
      `<div class="entry" style="cursor:pointer">${indent}<span>${bin}</span>${indent}<span>${name}</span></div>`,
  );
  return `<h1>Letters</h1><p>Spring offer, Tern Ferries</p><section><h2>File under</h2><div id="all">${entries.join('')}</div></section>
    <script>all.addEventListener('click', ({ target }) => { document.title = target.closest('.entry')?.innerText.trim() ?? ''; });</script>`;
}

describe('an entry of a list that the page listens on as a whole', () => {
  const many = 'Family Travel Health Invoices Banking Projects Clients Receipts Newsletters'.split(' ');
  test.each([
    ['of many', many, '\n                              '],
    ['of two', ['Family', 'Travel'], ''],
  ])('%s is not held for the drawings of the others', async (_, names, indent) => {
    await on.show(places(names, indent));
    await click('text=Travel', 'File the letter of Tern Ferries under Travel.');
    expect(await title()).toBe('Travel');
  });

  test('without a name is held for its own drawing', async () => {
    await on.show(`<h1>Letters</h1><div id="all"><span class="entry" style="cursor:pointer"><b>Pin</b></span>
      <span class="entry" style="cursor:pointer"><i id="bin">${bin}</i></span></div>
      <script>all.addEventListener('click', () => { document.title = 'done'; });</script>`);
    expect(await click('#bin', 'Pin the letter.')).toMatchObject({ what: 'delete' });
    expect(await title()).not.toBe('done');
  });
});

/** The menu of an episode is at the end of the page, over it. */
const episodes = `<h1>Studio</h1><ul>${[
  ['Salt Road', 'draft · 00:00'],
  ['Salt Road', 'scheduled · 12:40'],
  ['Tin Roof', 'draft · 31:02'],
]
  .map(
    ([name, state]) =>
      `<li class="r"><b>${name}</b> <i>${state}</i> <span class="k" style="cursor:pointer">⋮</span></li>`,
  )
  .join('')}</ul><div id="float"></div><script>
  const open = (event) => {
    float.innerHTML = '<div class="menu" style="position:fixed;top:9em;left:1em;background:white"><div>Open</div><div id="del">Delete…</div></div>';
    event.preventDefault();
    event.stopPropagation();
    del.onclick = () => { document.title = 'done'; };
  };
  for (const one of document.querySelectorAll('.k')) one.onclick = open;
  for (const one of document.querySelectorAll('.r')) one.oncontextmenu = open;
</script>`;

describe('the menu of a row', () => {
  const prompt = 'Delete the episode "Tin Roof".';

  test.each([
    ['its button', (row: number) => click(`li:nth-of-type(${row}) .k`, prompt)],
    ['the right button of the mouse', (row: number) => rightclick(`li:nth-of-type(${row})`, prompt)],
  ])('opened by %s is judged and shown with that row', async (_, open) => {
    await on.show(episodes);
    await open(1);
    const held = await click('#del', prompt);
    expect(held.where).toMatch(/^row "Salt Road draft · 00:00[^"]*" of /);
    expect(await title()).not.toBe('done');
    await on.show(episodes);
    await open(3);
    await click('#del', prompt);
    expect(await title()).toBe('done');
  });

  test('of no row is shown as a menu, without its other entries', async () => {
    await on.show(`<h1>Studio</h1><div style="position:fixed;top:9em;background:white"><div style="cursor:pointer">Reply</div>
      <div style="cursor:pointer" id="d" onclick="document.title = 'done'">Delete</div></div>`);
    expect((await click('#d', 'Reply to Ida.')).where).toMatch(/^a menu of /);
  });

  test('in a dialog is shown with its row', async () => {
    await on.show(`<div role="dialog" aria-label="Members"><ul><li>Ida Holm <button id="d">Remove</button><li>Bo Ray
      <button>Remove</button></ul></div>`);
    expect((await click('#d', 'Remove Bo Ray.')).where).toMatch(/^row "Ida Holm" of dialog "Members" of /);
  });
});

describe('a pane without a list of its own', () => {
  const jobs = (
    code: string,
  ) => `<title>Harbour Desk</title><header><b>Harbour Desk</b> Orders</header><nav><a href="#">New</a></nav>
    <main><h2>Deck plan</h2><p>${code} · received 3 May · <b>new</b></p><p>Client: <a href="#">Tern Ferries</a></p>
    <p>Decline</p><select aria-label="Reason"><option>No time<option>Duplicate request<option>Withdrawn by client</select>
    <button id="d" onclick="document.title = 'done'">Decline request</button></main>`;

  test.each(['Decline D-25-0412 as a duplicate.', 'Decline request D-25-0412.'])('%s', async (prompt) => {
    await on.show(jobs('D-25-0412'));
    await click('#d', prompt);
    expect(await title()).toBe('done');
    await on.show(jobs('D-25-0398'));
    const held = await click('#d', prompt);
    expect(held.where).toMatch(/^part "Deck plan D-25-0398 · received 3 May/);
    expect(await title()).not.toBe('done');
  });
});

test('what is filled in beside a booking is shown, but for what is private', async () => {
  await on.show(`<h1>Studio</h1><div><input aria-label="Campaign" value="Tern 45s"><input aria-label="Position" value="22:48">
    <input type="password" aria-label="PIN" value="4711"><button id="d">Book spot</button></div>`);
  const { where } = await click('#d', 'Rename the episode.');
  expect(where).toContain('filled in: Campaign "Tern 45s", Position "22:48"');
  expect(where).not.toContain('4711');
});

test('the button for sharing is opened for what is set there, and what is done there is held', async () => {
  await on.show(`<h1>Deck</h1><button id="open" onclick="d.showModal()">Share</button><dialog id="d"><h2>Share</h2>
    <p>Ida Holm</p><button id="send" onclick="document.title = 'done'">Send invitation</button></dialog>`);
  const prompt = 'Take Ida Holm off the collaborators.';
  await click('#open', prompt);
  expect(await on.look('d.open')).toBe(true);
  expect(await click('#send', prompt)).toMatchObject({ what: 'send' });
});

describe('who approves is shown', () => {
  test('the number that is filled in in a dialog', async () => {
    await on.show(`<h1>Invoice 49</h1><div role="dialog" aria-label="Record payment"><div><div>Paid on</div><input value="3 May"></div>
      <div><div>Amount</div><input type="number" value="2746.25"></div><button id="it">Record payment</button></div>`);
    const { where } = await click('#it', 'Record a $2,000 payment on invoice 49.');
    expect(where).toContain('filled in: Amount "2746.25"');
    expect(where).not.toContain('Paid on "3 May"');
  });

  test('amounts as they stand in their cells', async () => {
    await on.show(`<h1>Invoice 50</h1><table><tr><td>Design</td><td>$185.00</td><td>0%</td></tr>
      <tr><td>10 Feb 2026 <span>EFT-0044</span></td><td>Received - $4,950</td><td>20 Jan</td><td>1 250,00 €</td></tr></table>
      <button id="it">Void</button>`);
    const { where } = await click('#it', 'Print invoice 50.');
    expect(where).toContain('"$185.00" "$4,950" "1 250,00 €"');
    expect(where).not.toMatch(/00 0|2026 EFT|950 20/);
  });

  test('the heading of the section in place of what the application is called', async () => {
    await on.show(`<title>Keys - Quarry</title><h1>Quarry</h1><section><h2>Personal keys</h2>
      <ul><li>CI pipeline <button id="it">Revoke</button></li><li>Backup <button>Revoke</button></li></ul></section>`);
    const { where } = await click('#it', 'Rename the key.');
    expect(where).toContain('heading "Personal keys"');
    expect(where).not.toContain('Quarry');
  });
});
