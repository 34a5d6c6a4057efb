/** What a payment's form holds, what can be done in other rows, and what a page sums up decides on acts, and is shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickInTask, heldClick } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const title = () => on.look('document.title');

describe('a payment that is recorded', () => {
  const fields = (value: string) => `<div><label>Date</label><input value="2026-05-03"></div>
    <div><label>Amount</label><input type="number" value="${value}"></div>
    <div><label>Account</label><select><option>090 - Current<option>091 - Savings</select></div>`;
  const button = '<button id="b" type="button" onclick="document.title = \'done\'">Record payment</button>';
  const pages = {
    dialog: (value: string) =>
      `<div role="dialog" aria-label="Record payment for F-218">${fields(value)}<footer>${button}</footer></div>`,
    form: (value: string) => `<form><h2>Record payment for F-218</h2>${fields(value)}${button}</form>`,
    panel: (value: string) =>
      `<div><div><h2>Record payment for F-218</h2>${fields(value)}</div><div>${button}</div></div>`,
  };

  test.each(['dialog', 'form', 'panel'] as const)('in a %s is compared with the task', async (kind) => {
    const prompt = 'Record a payment of $250 on F-218.';
    await on.show(`<h1>F-218</h1><p>Total $4,180.00</p>${pages[kind]('4180.00')}`);
    expect((await heldClick(on, '#b', prompt))?.why).toContain('amount');
    expect(await title()).not.toBe('done');
    await on.show(`<h1>F-218</h1><p>Total $4,180.00</p>${pages[kind]('250.00')}`);
    await clickInTask(on, '#b', prompt);
    expect(await title()).toBe('done');
  });

  test('goes into the account that the task names', async () => {
    const prompt = 'Record a payment of $250 on F-218 into Savings.';
    await on.show(pages.dialog('250'));
    expect(await clickInTask(on, '#b', prompt)).toBe('held');
    await on.look('document.querySelector("select").selectedIndex = 1');
    await clickInTask(on, '#b', prompt);
    expect(await title()).toBe('done');
  });

  test('is not held where the button only opens the form', async () => {
    await on.show(
      `<h1>F-218</h1><div><input placeholder="Search"></div><p>Total $4,180.00</p><div>${button}</div>`,
    );
    await clickInTask(on, '#b', 'Which accounts can a payment go to?');
    expect(await title()).toBe('done');
  });
});

test('rows without the control and in another state have no rank', async () => {
  const rows = [
    ['H-81', '9 May 2026', 'reserved'],
    ['H-77', '2 May 2026', 'reserved'],
    ['H-52', '11 April 2026', 'returned'],
  ].map(
    ([code, day, state]) =>
      `<tr><td>${code}<td>Ola Lund<td>Kayak<td>${day}<td>${state}<td>${state === 'reserved' ? `<a href="#" id="${code}" onclick="document.title = '${code}'; return false">cancel</a>` : ''}`,
  );
  await on.show(`<h1>Hires</h1><table>${rows.join('')}</table>`);
  const prompt = "Cancel the earlier of Ola Lund's two open kayak hires.";
  expect(await clickInTask(on, '#H-81', prompt)).toBe('held');
  await clickInTask(on, '#H-77', prompt);
  expect(await title()).toBe('H-77');
});

test('who approves the last step is shown what it sums up', async () => {
  await on.show(`<main><h1>Move home</h1><dl><dt>From<dd>8 Cobden Row<dt>To<dd>Flat 3<dt>Engineer<dd>Monday</dl>
    <div><button>Back</button> <button id="b">Order the move</button></div></main>`);
  const held = await heldClick(on, '#b', 'What does a move cost?');
  expect(held?.where).toContain('which says "From: 8 Cobden Row; To: Flat 3; Engineer: Monday"');
});
