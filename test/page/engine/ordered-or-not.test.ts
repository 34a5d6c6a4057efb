/** Clicks that a task has ordered, and clicks that it has not: what the page knows of them afterwards. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Clicks the button of a page in a task: whether the page got the click. */
async function isClicked(html: string, prompt: string): Promise<boolean> {
  await on.show(html.replaceAll('<button', '<button onclick="document.title = 1"'));
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector: 'button' } as const;
  const hold = {
    mode: 'named',
    prompt,
    inherits: prompt.startsWith('Delete') ? ['delete' as const] : [],
  } as const;
  try {
    await on.carryOut({ ...order, value: '', hold: { ...hold, inherits: [...hold.inherits] } }, 3_000);
  } catch (error) {
    if (!(error instanceof RelayError && error.code === 'held')) throw error;
  }
  return (await on.look('document.title')) === '1';
}

const card = (name: string, button: string) =>
  `<div class="card"><h3>${name}</h3><p>$9.99 per month</p><div><button type="button">${button}</button></div></div>`;
const newsletter =
  '<form><label>Your e-mail <input type="email"></label><button type="button">Subscribe</button></form>';
const look = 'What is on this page?';

describe('a purchase that only what stands beside the button shows', () => {
  test.each([
    ['in a page with a price', '<h1>Acme Pro</h1><p>$9.99 per month</p><button>Subscribe now</button>'],
    ['in a card', `<main>${card('Pro', 'Upgrade now')}${card('Team', 'Upgrade now')}</main>`],
    [
      'in a dialog',
      '<div role="dialog"><h2>Upgrade your plan</h2><p>All features.</p><button>Upgrade now</button></div>',
    ],
    ['in a form with a mail address and a price', `<form><p>5 € per month</p>${newsletter.slice(6)}`],
    [
      'beside the price of a newsletter',
      '<section><p>The weekly letter, $5/month</p><button>Subscribe</button></section>',
    ],
    [
      'beside what a plan offers',
      '<section><p>Premium: $99, support by e-mail</p><button>Upgrade now</button></section>',
    ],
  ])('%s is held', async (_, html) => {
    expect(await isClicked(html, look)).toBe(false);
  });

  test.each([
    ['a newsletter', `<h2>Stay in the loop</h2>${newsletter}`],
    ['a newsletter in a shop', `<h1>Red lamp</h1><p>$29.99</p><footer>${newsletter}</footer>`],
    [
      'a newsletter that saves something',
      `<section><p>Get $10 off your first order</p>${newsletter}</section>`,
    ],
    [
      'a mail address without a form',
      '<div><p>Meal plans every week</p><input type="email"><button>Subscribe</button></div>',
    ],
    ['a channel', '<h1>Lamps</h1><p>5 videos</p><button>Subscribe</button>'],
    ['a new version', '<p>Version 2 of the program is there.</p><button>Upgrade now</button>'],
    ['a loan of a library', '<p>Fines: £2.50</p><ul><li>Dune, due 5 May <button>Renew</button></li></ul>'],
    ['a start beside a price', card('Pro', 'Get started')],
  ])('%s is not', async (_, html) => {
    expect(await isClicked(html, look)).toBe(true);
  });

  test.each([
    ['Subscribe to the Pro plan', card('Pro plan', 'Subscribe now')],
    ['Sign up for the Pro plan', card('Pro plan', 'Subscribe now')],
    ['Upgrade my account', card('Pro plan', 'Upgrade now')],
    ['Buy the Pro plan', card('Pro plan', 'Upgrade to Pro')],
  ])('is done in "%s"', async (prompt, html) => {
    expect(await isClicked(html, prompt)).toBe(true);
  });

  test.each([
    ['Subscribe to the newsletter', card('Pro plan', 'Subscribe now')],
    ['Sign up for the free plan', card('Pro plan', 'Subscribe now')],
    ['Renew my membership', card('Pro plan', 'Upgrade now')],
    ['Decline the invitation to join and pay', '<p>Invitation</p><button>Pay now</button>'],
  ])('is held in "%s"', async (prompt, html) => {
    expect(await isClicked(html, prompt)).toBe(false);
  });
});

describe('what is lost', () => {
  test.each([
    ['a chat', '<p>Ann: hello</p><button>Clear chat</button>', 'What did Ann write?'],
    ['a folder', '<h1>Work</h1><button>Empty folder</button>', 'What is in Work?'],
    [
      'a chat in a dialog',
      '<div role="dialog"><h2>Clear chat?</h2><button>Clear</button></div>',
      'What did Ann write?',
    ],
    [
      'two notes',
      '<div role="dialog"><h2>Delete notes Milk and Bread?</h2><button>OK</button></div>',
      'Delete the note Milk',
    ],
    [
      'the draft beside a message',
      '<p>Ann: hello</p><button>Discard draft</button>',
      'Delete the message from Ann',
    ],
  ])('%s is held', async (_, html, prompt) => {
    expect(await isClicked(html, prompt)).toBe(false);
  });

  test.each([
    ['a filter', '<button>Clear filter</button>', look],
    ['a search', '<input type="search" value="a"><button>Clear search</button>', look],
    ['a chat that is to be cleared', '<p>Ann: hello</p><button>Clear chat</button>', 'Clear the chat'],
    [
      'two notes',
      '<div role="dialog"><h2>Delete notes Milk and Bread?</h2><button>OK</button></div>',
      'Delete the notes Milk and Bread',
    ],
    ['a draft', '<textarea>Hello</textarea><button>Discard draft</button>', 'Discard the message'],
  ])('%s is not', async (_, html, prompt) => {
    expect(await isClicked(html, prompt)).toBe(true);
  });
});

describe('a row with another number than the task names', () => {
  const orders = (...rows: string[]) =>
    `<table>${rows.map((row) => `<tr><td>${row.replace('|', '<td>')}<td><button>Cancel order</button>`).join('')}</table>`;
  const lamp = 'Cancel my order 1047, the desk lamp.';

  test.each([
    [true, orders('1047|Desk lamp Arne', '1053|Desk lamp shade')],
    [false, orders('1053|Desk lamp shade', '1047|Desk lamp Arne')],
    [false, orders('Order #1053|Desk lamp €40.00, 12 Nov 2026')],
    [true, orders('Desk lamp Arne|€1,053.00, 12 Nov 2026')],
    [false, '<div role="dialog"><h2>Cancel order 1053?</h2><button>Yes, cancel it</button></div>'],
    [true, '<div role="dialog"><h2>Cancel order 1047?</h2><button>Yes, cancel it</button></div>'],
  ])('is clicked: %s in %s', async (isDone, html) => {
    expect(await isClicked(html, lamp)).toBe(isDone);
  });
});
