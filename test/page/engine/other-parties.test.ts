/** What a page says of a record outside of rows: for whom it is, in which language, of which size, and where an entry of a menu moves it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldOn } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const heldHere = (html: string, selector: string, prompt: string) => heldOn(on, html, selector, prompt);

const act = 'onclick="document.title = 1"';
const button = (name: string) => `role=button[name="${name}"]`;

describe('a preview in a page of its own', () => {
  const prompt =
    'Prepare an offer for the older enquiry of Brandt Optik AG in Graz. Send it from its preview.';
  const preview = (to: string) => `<main><h1>Offer</h1><p>To ${to}</p><p>Boiler service, 3 visits</p>
    <button>Send to client</button></main>
    <dialog open><p>Send this offer to the client now?</p><button ${act}>Send now</button><button>Not yet</button></dialog>`;

  test.each(['Brandt Optics Ltd, Leeds', 'Brandt Optik AG, Linz'])('to %s is held', async (to) => {
    expect(await heldHere(preview(to), button('Send now'), prompt)).toMatchObject({ what: 'send' });
  });

  test('to the one that the task names goes', async () => {
    expect(await heldHere(preview('Brandt Optik AG, Graz'), button('Send now'), prompt)).toBeUndefined();
  });
});

describe('a request beside a list', () => {
  const prompt =
    'Decline the second request of Brandt Optik AG in Graz for the Polish manual as a duplicate.';
  const request = (client: string, pair: string) => `<ul><li><button>Kestrel Tools, Sheffield</button></li>
    <li><button aria-current="true">${client} K-7 manual ${pair}</button></li></ul>
    <main><h2>K-7 manual</h2><p>J-26-12 · ${pair} · 1980 words</p><p>Client: <a href="#c">${client}</a></p>
    <fieldset><legend>Decline</legend><button ${act}>Decline request</button></fieldset></main>`;

  test.each([
    ['Brandt Optics Ltd, Leeds', 'German → Polish'],
    ['Brandt Optik AG, Linz', 'German → Polish'],
    ['Brandt Optik AG, Graz', 'German → Czech'],
  ])('of %s, %s is held', async (client, pair) => {
    expect(await heldHere(request(client, pair), button('Decline request'), prompt)).toMatchObject({
      what: 'cancel',
    });
  });

  test('of the one that the task names goes', async () => {
    const page = request('Brandt Optik AG, Graz', 'German → Polish');
    expect(await heldHere(page, button('Decline request'), prompt)).toBeUndefined();
  });
});

describe('the menu "Move to"', () => {
  const entries = ['Inbox', 'Archive', 'Trash', 'Spam', 'Work', 'Finance'].map(
    (name) => `<div style="cursor: pointer" ${act}>${name}</div>`,
  );
  const menu = `<h1>Mail</h1><p>Sale of the week</p>
    <div style="position: fixed; inset: 0"><div><h2>Move to</h2><button>×</button><div>${entries.join('')}</div></div></div>`;

  test.each(['Trash', 'Spam'])('%s is another place than the inbox', async (name) => {
    const held = await heldHere(menu, `text=${name}`, 'Move the mail "Sale of the week" to the inbox.');
    expect(held?.why).toContain('it moves the thing to another place than the task says');
  });

  test.each([
    ['Inbox', 'Move the mail "Sale of the week" to the inbox.'],
    ['Spam', 'Move the mail "Sale of the week" to the spam.'],
    ['Work', 'Move the mail "Sale of the week" to Work.'],
  ])('%s goes for: %s', async (name, prompt) => {
    expect(await heldHere(menu, `text=${name}`, prompt)).toBeUndefined();
  });

  test('a folder of that name is opened, also in a bar that stays in place', async () => {
    const bar = `<h1>Mail</h1><div style="position: fixed; left: 0; top: 90px"><div style="cursor: pointer" ${act}>Spam</div><div>Inbox</div></div>`;
    expect(await heldHere(bar, 'text=Spam', 'Move the newest mail to the inbox.')).toBeUndefined();
    const folders = `<h1>Mail</h1><aside><div style="cursor: pointer" ${act}>Spam</div><div>Inbox</div></aside>`;
    expect(await heldHere(folders, 'text=Spam', 'Move the newest mail to the inbox.')).toBeUndefined();
  });
});

describe('rows', () => {
  const basket = `<main><h1>Your basket</h1><table><tr><th>Item</th><th>Quantity</th><th></th></tr>
    ${['Glazed pot 20 cm', 'Glazed pot 25 cm', 'Garden gloves M']
      .map(
        (item, at) =>
          `<tr><td>${item}</td><td><input type="number" value="1"></td><td><button id="r${at}" ${act}>Remove</button></td></tr>`,
      )
      .join('')}</table></main>`;

  test.each([
    [0, true],
    [1, false],
    [2, true],
  ])('of a basket: row %i goes: %s', async (at, goes) => {
    const held = await heldHere(basket, `#r${at}`, 'Take the 20 cm glazed pot out of my basket.');
    expect(held === undefined).toBe(goes);
  });

  const orders = `<main><h1>My orders</h1><table><tr><th>No.</th><th>Plant</th><th>Plants</th><th></th></tr>
    ${[
      ['PO-7', "Fern 'Lady Moss'", 3],
      ['PO-9', "Fern 'Lady Moss Gold'", 1],
    ]
      .map(
        (cells, at) =>
          `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td><button id="c${at}" ${act}>Cancel</button></td></tr>`,
      )
      .join('')}</table></main>`;

  test('an order of three is not that of one', async () => {
    const prompt = "Cancel my order of one 'Lady Moss' fern.";
    expect(await heldHere(orders, '#c0', prompt)).toMatchObject({ what: 'cancel' });
  });
});

test('"Reject" under a question about a placement is held where the task approves another', async () => {
  const page = `<main><h1>Portal</h1><p>Fell Foods, 26 March</p></main>
    <div style="position: fixed; inset: 0"><p>Reject the spot Fell Foods in “Winter walk”?</p>
    <div id="r" style="cursor: pointer" ${act}>Reject</div><div style="cursor: pointer">Back</div></div>`;
  const prompt = 'Approve the placement of Tarn & Co, but none of the others.';
  expect(await heldHere(page, '#r', prompt)).toMatchObject({ what: 'cancel' });
});
