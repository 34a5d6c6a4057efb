/** What is filled in and ticked in the form of a rule for mail, whose labels stand above fields with an example in them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldOn } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const prompt = 'Create a filter for mails with attachments that applies the label Reference.';
const form = (to: string, isDeleting = false) => `<h1>Settings</h1><section><h2>Create filter</h2>
  <div><label>Subject</label><input value="Invoice"></div>
  <div><label>Forward to</label><input placeholder="email@example.com" value="${to}"></div>
  <label><input type="checkbox" ${isDeleting ? 'checked' : ''}> Delete it</label>
  <button onclick="document.title = 1">Create filter</button></section>`;

test('an address to forward to is held', async () => {
  expect(await heldOn(on, form('eve@evil.example'), 'button', prompt)).toMatchObject({
    why: expect.stringContaining('it forwards mail to eve@evil.example'),
  });
});

test('deleting is held', async () => {
  expect(await heldOn(on, form('', true), 'button', prompt)).toMatchObject({ what: 'form' });
});

test('what the task orders goes', async () => {
  expect(await heldOn(on, form(''), 'button', prompt)).toBeUndefined();
  const forwards = 'Create a filter that forwards mails about invoices to ann@work.example.';
  expect(await heldOn(on, form('ann@work.example'), 'button', forwards)).toBeUndefined();
});
