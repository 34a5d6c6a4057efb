/** Panels and forms that show another thing than the task names are told by their headings, whatever their markup is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickInTask } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function isPressed(html: string, selector: string, prompt: string): Promise<boolean> {
  await on.show(html);
  await clickInTask(on, selector, prompt);
  return (await on.look('document.title')) === '1';
}

const panel = (name: string) => `<div><div class="g">Peterson 20:00</div><div class="g">Petersen 18:30</div>
  <div class="g">Marchetti 20:30</div></div>
  <div class="panel"><button>Shut</button><h2>${name}</h2><p>Saturday</p><p>Table R2</p><button>Move</button>
  <div><div class="box"><b>Cancel this booking for good?</b> <div>Text message</div>
  <button onclick="document.title = 1">Cancel it</button></div></div></div>`;

test.each([
  ['Peterson, 4 guests', true],
  ['Petersen, 4 guests', false],
  ['Marchetti, 8 guests', false],
])('the panel of %s: %s', async (name, goes) => {
  expect(await isPressed(panel(name), 'text=Cancel it', 'Cancel the Peterson booking.')).toBe(goes);
});

test.each([
  ['fix/gauge-timeout', true],
  ['fix/gauge-timeout-2', false],
])('the form for %s: %s', async (name, goes) => {
  const html = `<h3>Delete ${name}?</h3><form onsubmit="document.title = 1; return false">
    <p>The branch is removed for everybody.</p><button>Delete branch</button></form>`;
  expect(await isPressed(html, 'button', 'Delete the branch fix/gauge-timeout.')).toBe(goes);
});

test.each([
  ['Desk lamp, 3 Feb 2026', true],
  ['Desk mat, 10 Feb 2026', false],
  ['Printer paper, home office, 17 Feb 2026', false],
])('the dialog of %s: %s', async (says, goes) => {
  const html = `<div role="dialog"><h3>Withdraw EX-2112?</h3><p>${says}. A withdrawn claim cannot be brought back.</p>
    <span>Keep it</span> <span style="cursor: pointer" onclick="document.title = 1">Withdraw</span></div>`;
  const order = 'Withdraw the older of my two pending desk lamp claims.';
  expect(await isPressed(html, 'text="Withdraw"', order)).toBe(goes);
});
