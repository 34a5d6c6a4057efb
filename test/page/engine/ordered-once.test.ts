/** What a task has carried out and orders once is held, and what it needs to finish an act is not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const page = '<h1>Q-31</h1><p>To Harbour Bakery</p><button>Send</button>';
const prompt = 'Send the Harbour Bakery draft quote.';
const carriedOut = [{ what: 'send' as const, name: 'Send' }];

test('a click tells a task what was pressed', async () => {
  await on.show(page);
  expect(await clickOrHeld(on, 'button', { prompt, isOfPlanner: true })).toMatchObject({
    effect: 'send',
    did: 'Send',
  });
  expect(await clickOrHeld(on, 'button', { prompt })).not.toHaveProperty('did');
});

test('what was done is held the second time', async () => {
  await on.show(page);
  expect(await clickOrHeld(on, 'button', { prompt, carriedOut })).toMatchObject({
    why: 'its name begins with a word for sending or publishing, and the task orders this once, and it was done already',
  });
});

test('what is ordered for several goes', async () => {
  await on.show(page);
  const all = 'Send all draft quotes of Harbour Bakery.';
  expect(await clickOrHeld(on, 'button', { prompt: all, carriedOut })).toMatchObject({ effect: 'send' });
});
