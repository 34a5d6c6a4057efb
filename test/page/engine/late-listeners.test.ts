/** Click listeners of scripts that ran before the script for the page's own world, as on a page that loads fast. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function view(): Promise<string> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '' } as const;
  return String(await on.carryOut({ ...order, onlySeen: true }, 5_000));
}

test('an element with a click listener in a property has a handle, and its neighbour has none', async () => {
  await on.show(`<div id="add">Add a guest</div><div>No guests yet</div>
    <script>add.onclick = () => { add.textContent = 'Added'; };</script>`);
  await on.prepare();
  const shown = await view();
  expect(shown).toMatch(/\[e\d+\].*Add a guest/);
  expect(shown).not.toMatch(/\[e\d+\].*No guests yet/);
});

test('one in an open shadow tree too', async () => {
  await on.show(`<div id="host"></div>
    <script>
      const part = document.createElement('div');
      part.textContent = 'Add a guest';
      part.onclick = () => {};
      host.attachShadow({ mode: 'open' }).append(part);
    </script>`);
  await on.prepare();
  expect(await view()).toMatch(/\[e\d+\].*Add a guest/);
});
