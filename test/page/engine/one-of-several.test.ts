/** Acts in rows that the order fits alike, on all of them, and in rows that it leaves out. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickInTask, clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const table = (...rows: string[]) =>
  `<main><h1>Stock</h1><table>${rows.map((row) => `<tr><td>${row.replaceAll('|', '<td>')}</tr>`).join('')}</table></main>`;
const remove = (id: string, more = '') => `<button type="button" id="${id}" ${more}>Delete</button>`;

async function isHeld(html: string, prompt: string, selector = '#it'): Promise<boolean> {
  await on.show(html);
  return (await clickInTask(on, selector, prompt)) === 'held';
}

const prompt = 'Delete the insulin order.';
test.each<[string, string, string, boolean]>([
  [
    'of two that can be deleted',
    table(`Insulin|Ward 2|${remove('it')}`, `Insulin|Ward 3|${remove('b')}`),
    prompt,
    true,
  ],
  [
    'of two of which one has no button',
    table(`Insulin|Ward 2|${remove('it')}`, 'Insulin|Ward 3|given'),
    prompt,
    false,
  ],
  [
    'of two of which one has a button that is disabled',
    table(`Insulin|Ward 2|${remove('it')}`, `Insulin|Ward 3|${remove('b', 'disabled')}`),
    prompt,
    false,
  ],
  [
    'of the ward that is named',
    table(`Insulin|Ward 2|${remove('it')}`, `Insulin|Ward 3|${remove('b')}`),
    'Delete the insulin order of ward 2.',
    false,
  ],
  [
    'a row that is closed after an order for all open ones',
    table(
      'P-12|Closed|<button type="button" id="it">Mark as collected</button>',
      'P-13|Open|<button type="button">Mark as collected</button>',
    ),
    'Mark all open ones as collected.',
    true,
  ],
  [
    'a row that is open after an order for all open ones',
    table(
      'P-12|Closed|<button type="button">Mark as collected</button>',
      'P-13|Open|<button type="button" id="it">Mark as collected</button>',
    ),
    'Mark all open ones as collected.',
    false,
  ],
  [
    'a button for all after an order for one',
    `<button type="button" id="it">Mark all as collected</button>${table('P-13|Open')}`,
    'Mark P-13 as collected.',
    true,
  ],
])('%s: held is %s', async (_, html, order, isExpected) => {
  expect(await isHeld(html, order)).toBe(isExpected);
});

test.each([
  ['milk', false],
  ['bread', true],
])('an approval for milk counts for a dialog about %s: held is %s', async (asked, isExpected) => {
  const approving = { prompt: 'Tidy up the list.' };
  await on.show(`${table(`milk|${remove('a', 'onclick="asked.showModal()"')}`, 'bread|')}
    <dialog id="asked"><h2>Delete ${asked}?</h2><button type="button" id="ok">OK</button></dialog>`);
  const { binding } = await clickOrHeld(on, '#a', approving);
  await clickOrHeld(on, '#a', { ...approving, approved: String(binding) });
  const { what } = await clickOrHeld(on, '#ok', { ...approving, inherits: ['delete'] });
  expect(what === 'delete').toBe(isExpected);
});
