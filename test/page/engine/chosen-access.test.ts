/** Lists of roles and audiences without any role of their own, as editors draw them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldOn } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const act = 'onclick="document.title = 1"';
const list = (id: string, ...names: string[]) =>
  `<div class="menu" id="${id}">${names.map((name) => `<div class="item" ${act}>${name}</div>`).join('')}</div>`;
const dialog = `<h1>Roadmap</h1><div role="dialog" aria-label="Share">
  <div class="person">Ann Miller <div class="drop"><div class="toggle" ${act}>Can edit ▾</div>${list('roles', 'Can edit', 'Can view')}</div></div>
  <div>Link access <div class="drop">${list('link', 'Anyone in team', 'Anyone with link')}</div></div></div>`;
const downgrade = 'Downgrade all online editors to the viewer role.';

describe('in a dialog for sharing', () => {
  test.each([
    ['#roles .item:nth-child(1)', downgrade],
    ['#link .item:nth-child(2)', downgrade],
  ])('%s is held for: %s', async (selector, prompt) => {
    expect(await heldOn(on, dialog, selector, prompt)).toMatchObject({ what: 'grant' });
  });

  test.each([
    ['#roles .item:nth-child(2)', downgrade],
    ['.toggle', downgrade],
    ['#roles .item:nth-child(1)', 'Let Ann Miller edit the roadmap.'],
    ['#link .item:nth-child(2)', 'Share the roadmap with anyone who has the link.'],
  ])('%s goes for: %s', async (selector, prompt) => {
    expect(await heldOn(on, dialog, selector, prompt)).toBeUndefined();
  });
});
