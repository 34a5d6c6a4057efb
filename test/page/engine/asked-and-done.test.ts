/** What an act that was let through leaves behind: a question of the page, and a row that is gone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../../extension/protocol/effects/consequential';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const click = (selector: string, prompt: string, more: Partial<Hold> = {}) =>
  clickOrHeld(on, selector, { prompt, ...more });

/** A bill with a button that does what `then` says, and a dialog that asks first. */
const bill = (then: string) => `<h1>Water bill</h1><button id="pay" onclick="${then}">Pay bill</button>
  <dialog id="ask" aria-label="Payment"><p>Pay €40 to City Water?</p><button id="go">Pay now</button><button>Back</button></dialog>
  <dialog id="thanks" aria-label="Thank you"><p>The bill is paid.</p><button>Close</button></dialog>`;

describe('a question that an act has opened', () => {
  test('is told with what the act has begun', async () => {
    await on.show(bill('ask.showModal()'));
    expect(await click('#pay', 'Pay the water bill.')).toMatchObject({
      effect: 'pay',
      asks: 'Payment Pay €40 to City Water?',
    });
  });

  test.each(['thanks.showModal()', "document.title = 'paid'"])('is none after %s', async (then) => {
    await on.show(bill(then));
    const done = await click('#pay', 'Pay the water bill.');
    expect(done).toMatchObject({ effect: 'pay' });
    expect(done).not.toHaveProperty('asks');
  });
});

/** A dialog of which neither a role nor a class says what it is, and whose buttons are no buttons. */
const drawn = (inside: string) =>
  `<main style="height: 600px"><h1>Water bill</h1><div id="pay" onclick="ask.hidden = false">Pay bill</div></main>
   <div id="ask" hidden style="position: fixed; inset: 0; background: rgb(0 0 0 / 50%)">
   <div style="margin: 60px; background: white">${inside}</div></div>`;

describe('in a box in front of the page that is no marked dialog', () => {
  test('a question is told with what the act has begun', async () => {
    await on.show(
      drawn(
        '<p>Pay €40 to City Water?</p><div onclick="void 0">Back</div><div onclick="void 0">Pay now</div>',
      ),
    );
    const { asks } = await click('#pay', 'Pay the water bill.');
    expect(asks).toContain('Pay €40 to City Water?');
  });

  test('a form is told as opened', async () => {
    await on.show(drawn('<h2>Payment</h2><label>Account <input></label><button>Go on</button>'));
    const done = await click('#pay', 'Pay the water bill.');
    expect(done).toMatchObject({ effect: 'pay', onlyOpens: true });
  });

  test('a note is neither', async () => {
    await on.show(drawn('<p>The bill is paid.</p><div onclick="void 0">Close</div>'));
    const done = await click('#pay', 'Pay the water bill.');
    expect(done).toMatchObject({ effect: 'pay' });
    expect(done).not.toHaveProperty('asks');
    expect(done).not.toHaveProperty('onlyOpens');
  });
});

describe('a link with the name of an act', () => {
  const link = (href: string) =>
    `<script>addEventListener('click', (event) => event.preventDefault())</script>
     <ul><li>Chess club, monthly <a id="go" href="${href}">Cancel membership</a></li></ul>`;
  const go = async (href: string) => {
    await on.show(link(href));
    return click('#go', 'Cancel my membership in the chess club.');
  };

  test('leads to where it is done', async () => {
    expect(await go('/memberships/chess/end')).toMatchObject({ effect: 'cancel', onlyOpens: true });
  });

  test.each(['/memberships/12/delete', '#'])('carries it out where it leads to %s', async (href) => {
    expect(await go(href)).not.toHaveProperty('onlyOpens');
  });
});

test('who approves an act reads what its dialog says', async () => {
  await on.show(`<div role="dialog" aria-label="Delete contacts"><h2>Delete contacts</h2>
    <p>Delete 12 contacts? "This" cannot be undone.</p><button id="go">Delete</button><button>Cancel</button></div>`);
  const { where } = await click('#go', 'Tidy up my contacts.');
  expect(where).toContain(
    'dialog "Delete contacts", which says "Delete 12 contacts? \'This\' cannot be undone.", of ',
  );
});

test('a row that is gone was the one that was meant', async () => {
  const row = (name: string, id: string) =>
    `<li><span>${name}</span> <button id="${id}" onclick="this.parentElement.remove()">Delete</button></li>`;
  await on.show(
    `<ul>${row('Tap dripping', 'short')}${row('Bathroom tap dripping', 'long')}${row('Lamp', 'lamp')}</ul>`,
  );
  const prompt = "Delete 'Tap dripping'.";
  expect(await click('#short', prompt)).toMatchObject({ effect: 'delete' });
  expect(await click('#long', prompt)).toMatchObject({ what: 'delete', element: 'button "Delete"' });
  expect(await on.look('document.querySelectorAll("li").length')).toBe(2);
});
