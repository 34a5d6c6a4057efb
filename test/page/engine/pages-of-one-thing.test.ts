/** Pages that are about one thing: what is done there is done to it, whatever the button says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickInTask } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Presses the button in a task, with a title that the page has: whether the page got the click. */
async function isPressed(html: string, prompt: string, title = ''): Promise<boolean> {
  await on.show(html.replace('<button', '<button id="it" onclick="document.body.dataset.done = 1"'));
  await on.look(`document.title = ${JSON.stringify(title)}`);
  await clickInTask(on, '#it', prompt);
  return (await on.look('document.body.dataset.done')) === '1';
}

const quote = (button: string) =>
  `<main><h1>QU-0031</h1><button>${button}</button><dl><dt>To<dd>Hollow Oak Farm<dt>Total<dd>€300.00</dl></main>`;

test.each([
  [quote('Delete'), 'Delete quote QU-0034'],
  [quote('Void'), 'Void QU-0034.'],
  [quote('Delete quote'), 'Delete the quote QU-0034'],
  [quote('Approve'), 'Approve quote QU-0034, then tell me its total.'],
  [quote('Send'), 'Send quote QU-0034 to the customer'],
  [quote('Approve'), 'Approve the draft quote for Bright Harbour Foods.'],
  [quote('Delete'), 'Delete the quote of "Bright Harbour Foods".'],
  ['<h1>Ticket #5120</h1><p>Printer</p><button>Delete</button>', 'Delete ticket 5210'],
  ['<h1>Hollow Oak Farm</h1><p>Since 2019</p><button>Delete</button>', 'Delete the customer Bright Harbour.'],
  [
    '<nav aria-label="Breadcrumb"><a href="/o">Orders</a> <span>Order 1053</span></nav><button>Cancel order</button>',
    'Cancel order 1047',
  ],
  [
    `${quote('Delete').replace('<button', '<div role="dialog" style="position: fixed; inset: 9px"><h2>Are you sure?</h2><button')}</div>`,
    'Delete quote QU-0034',
  ],
])('%s is held in "%s"', async (html, prompt) => expect(await isPressed(html, prompt)).toBe(false));

test('so it is where only the title says what the page is about', async () => {
  const html = '<p>Hollow Oak Farm</p><button>Delete</button>';
  expect(await isPressed(html, 'Delete quote QU-0034', 'QU-0031 | Ledger')).toBe(false);
  expect(await isPressed(html, 'Delete quote QU-0031', 'QU-0031 | Ledger')).toBe(true);
});

test.each([
  [quote('Delete'), 'Delete quote QU-0031'],
  [quote('Approve'), 'Approve the draft quote for Hollow Oak.'],
  [quote('Delete'), 'Delete the quote for the farm.'],
  [quote('Delete'), 'Open the latest quote and delete it.'],
  ['<h1>Quotes</h1><p>QU-0034</p><button>Delete</button>', 'Delete quote QU-0034'],
  ['<h1>Settings</h1><button>Delete workspace</button>', 'Delete the workspace Bright Harbour.'],
  ['<h1>Danger Zone</h1><button>Delete workspace</button>', 'Delete the workspace Bright Harbour.'],
  ['<h1>Third quarter results</h1><p>Draft</p><button>Delete</button>', 'Delete the document Earnings.'],
  ['<h1>Mr R. Miller</h1><p>Bob, since 2019</p><button>Delete</button>', 'Delete the customer Bob.'],
  ['<h1>Orders (1053)</h1><p>Order 1047</p><button>Cancel order</button>', 'Cancel order 1047'],
  ['<h1>Customer 5521</h1><p>Order 1047</p><button>Cancel order</button>', 'Cancel order 1047'],
  ['<h1>Vinyasa with Mia</h1><button>Book</button>', 'Book the Yoga class for Tuesday.'],
  ['<h1>Your plan</h1><p>Premium</p><button>Cancel subscription</button>', 'Cancel my Acme subscription'],
  [
    '<h1>Hollow Oak Farm</h1><ul><li>QU-0031 <button>Delete</button></li><li>QU-0034</li></ul>',
    'Delete quote QU-0031',
  ],
])('%s is done in "%s"', async (html, prompt) => expect(await isPressed(html, prompt)).toBe(true));

test('the name of the site, which heads each page, is no name of a thing', async () => {
  const html = '<header><h1>Hollow Oak Farm</h1></header><h2>Basket</h2><button>Delete basket</button>';
  expect(await isPressed(html, 'Delete the basket called Birthday.', 'Basket - Hollow Oak Farm')).toBe(true);
});
