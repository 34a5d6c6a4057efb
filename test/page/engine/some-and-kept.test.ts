/** Lists of which a task means some things, or says that one stays. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { heldClick } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** A click in a task: what was held of it, undefined where the page got it. */
async function click(html: string, selector: string, prompt: string): Promise<HeldAct | undefined> {
  await on.show(html);
  return heldClick(on, selector, prompt);
}

describe('devices of which the old ones are to go', () => {
  const details = Array.from({ length: 8 }, (_, at) => `<p>Property ${at}: of the device</p>`).join('');
  const device = (name: string, seen: string, more = '') =>
    `<div class="device ${more ? 'open' : ''}"><b>${name}</b> <i>${seen}</i> <button>Revoke access</button>${more}</div>`;
  const page = `<h1>Security</h1><h2>Sessions</h2><button id="all">Revoke all</button><div>
    ${device('Phone', '30m ago')}${device('Tablet', '2 years ago')}${device('Laptop', '5d ago')}
    ${device('Desktop', '5d ago', `${details}<p>Signed in 3 Feb 2021, 8:00</p><p>Last seen today</p>`)}</div>`;
  const prompt = 'Revoke all sessions that were signed in more than 90 days ago.';

  test('not all of them', async () => {
    expect((await click(page, '#all', prompt))?.why).toContain('only some of what it is for');
    expect(await click(page, '#all', 'Revoke all sessions.')).toBeUndefined();
  });

  test.each([
    [1, false],
    [2, true],
    [3, false],
    [4, true],
  ])('device %i goes: %s', async (at, goes) => {
    const held = await click(page, `.device:nth-child(${at}) button`, prompt);
    expect(held === undefined).toBe(goes);
  });

  test('who approves reads the part of an opened row that the task names', async () => {
    const held = await click(
      page,
      '.device:nth-child(4) button',
      'Revoke the session signed in on 5 May 2020.',
    );
    expect(held?.where).toContain('row "Desktop 5d ago');
    expect(held?.where).toContain('Signed in 3 Feb 2021');
  });
});

describe('a basket', () => {
  const line = (name: string) =>
    `<li><b>${name}</b> €9 <button aria-label="Remove"><svg class="icon-trash"></svg></button></li>`;
  const page = `<h1>Basket</h1><ul class="basket">${line('Brass bell')}${line('Chain oil')}</ul>`;

  test.each([
    'Take the bell out of my basket, but leave the chain oil in.',
    'Empty the basket, keep the chain oil.',
  ])('%s', async (prompt) => {
    expect(await click(page, 'li:nth-child(1) button', prompt)).toBeUndefined();
    expect((await click(page, 'li:nth-child(2) button', prompt))?.why).toContain(
      'the task says that this stays',
    );
  });
});
