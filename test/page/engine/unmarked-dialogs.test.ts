/** What a view calls a dialog without the page saying so cannot be found by that role: the error says what can. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const page = '<main style="height: 600px"><h1>Rooms</h1><p>Blue room, free</p><button>Book</button></main>';
const front = `<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 50%)"><div style="margin: 60px; background: white">
  <h2>Book the blue room?</h2><button>Confirm</button></div></div>`;

/** What a caller that sees what people see is told of a click that finds nothing. */
async function miss(html: string, selector: string): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  const seen = { onlySeen: true, withoutPrivate: true, missAfterMs: 100 };
  return on.carryOut({ ...order, ...seen } as Parameters<typeof on.carryOut>[0], 3_000).then(
    () => 'done',
    (error: Error) => error.message,
  );
}

test('the words in it are named alone', async () => {
  expect(await miss(page + front, 'role=dialog >>> text=Confirm')).toContain(
    'Name what is in it alone: "text=Confirm"',
  );
  expect(await miss(page + front, 'role=dialog')).toContain('Name what is in it alone: "text=..."');
});

test.each([
  ['where nothing is in front', page, 'role=dialog'],
  ['of another role', page + front, 'role=menu'],
])('%s the nearest elements are told as ever', async (_, html, selector) => {
  const said = await miss(html, selector);
  expect(said).toContain(`No element matches "${selector}"`);
  expect(said).not.toContain('Name what is in it alone');
});
