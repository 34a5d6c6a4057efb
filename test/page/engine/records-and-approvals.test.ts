/** What a page shows around a record decides on acts on it, and is what a person is shown who approves one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeldAct, Hold } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function press(selector: string, hold: Partial<Hold> = {}): Promise<HeldAct | { success: boolean }> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  try {
    return (await on.carryOut({ ...order, hold: { mode: 'named', ...hold } }, 3_000)) as { success: boolean };
  } catch (error) {
    if (error instanceof RelayError && error.more.held) return error.more.held;
    throw error;
  }
}

describe('a class name excuses no deletion', () => {
  test.each([
    '<div class="filter-panel"><ul><li>Ann Bell <button id="d">Delete</button><li>Bob Cole <button>Delete</button></ul></div>',
    '<div class="compare-list"><ul><li>Ann Bell <button id="d">Remove</button><li>Bob Cole <button>Remove</button></ul></div>',
  ])('%s', async (html) => {
    await on.show(`<h2>Users</h2>${html}`);
    expect(await press('#d')).toMatchObject({ what: 'delete' });
  });

  test.each([
    '<div class="active-filters"><span>Colour: blue <button id="d">Remove</button></span></div>',
    '<h2>Filters</h2><ul><li>Colour: blue <button id="d">Remove</button><li>Size: M <button>Remove</button></ul>',
    '<h1>Shopping cart</h1><ul><li>Desk lamp <button id="d">Delete</button><li>Rug <button>Delete</button></ul>',
  ])('%s is everyday', async (html) => {
    await on.show(html);
    expect(await press('#d')).toMatchObject({ success: true });
  });
});

test('the table of a record says whether it is the one that is meant', async () => {
  const show = () =>
    on.show(`<h1>Subscription GW-40871</h1><table><tr><th>Container<td>Brown bin 240 litres<tr><th>Tag<td>AV-BR-66102</table>
      <h2>Cancel this subscription</h2><form><button id="d" type="button">Cancel subscription</button></form>`);
  const order = async (prompt: string) => {
    await show();
    return press('#d', { prompt });
  };
  expect(await order('Cancel the subscription with the tag AV-BR-66120.')).toMatchObject({ what: 'cancel' });
  expect(await order('Cancel the subscription for the 140 litre brown bin.')).toMatchObject({
    what: 'cancel',
  });
  expect(await order('Cancel the subscription with the tag AV-BR-66102.')).toMatchObject({ success: true });
});

test('who approves is shown the heading, the amounts and the route', async () => {
  await on.show(
    '<main><h1>INV-0053</h1><p>Bell & Co, €40.00, total €1,040.00</p><button id="d">Approve</button></main>',
  );
  await on.look('location.hash = "#/invoices/inv_053"');
  const held = (await press('#d', { prompt: 'How many invoices are open?' })) as HeldAct;
  expect(held.where).toMatch(/#\/invoices\/inv_053, heading "INV-0053", amounts "€40.00" "€1,040.00"$/);
  expect(held.why).toContain('approving');
});

test('where the banner names the site, the heading of the main part says what the page is about', async () => {
  await on.show(
    '<header><h1>Harbour Vets</h1></header><main><h2>Bella, beagle</h2><button id="d">Delete record</button></main>',
  );
  const held = (await press('#d', { prompt: 'How many patients are there?' })) as HeldAct;
  expect(held.where).toContain('heading "Bella, beagle"');
});

test('amounts in cells side by side are read apart', async () => {
  await on.show(
    '<main><h1>Order</h1><table><tr><td>Cod</td><td>8</td><td>$250.00</td></tr></table><button id="d">Approve</button></main>',
  );
  const held = (await press('#d', { prompt: 'How many orders are open?' })) as HeldAct;
  expect(held.where).toMatch(/amounts "\$250.00"$/);
});
