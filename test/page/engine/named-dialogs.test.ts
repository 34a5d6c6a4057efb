/** The dialog that a task names is opened, and nothing that is done in it goes with that. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickInTask } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const click = (selector: string, prompt: string) => clickInTask(on, selector, prompt);

test('a button opens the dialog that the task names, and what sends in it is held', async () => {
  await on.show(`<h1>Deck</h1><button id="open" onclick="d.showModal()">Share</button>
    <dialog id="d"><h2>Share</h2><label>Link <select><option>Team<option>Restricted</select></label>
    <button id="send" onclick="document.title = 'sent'">Share</button></dialog>`);
  const prompt = 'In the Share dialog, set the link to Restricted.';
  expect(await click('#open', 'Set the link to Restricted.')).toBe('held');
  expect(await click('#open', prompt)).not.toHaveProperty('effect');
  expect(await on.look('d.open')).toBe(true);
  expect(await click('#send', prompt)).toBe('held');
  expect(await on.look('document.title')).not.toBe('sent');
});
