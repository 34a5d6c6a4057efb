/** Boxes in front of a page are read as dialogs where only that is read which a person can see. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function read(html: string): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '' } as const;
  return String(await on.carryOut({ ...order, onlySeen: true }, 5_000));
}

const page = '<h1>Letters</h1><p style="height: 900px">A long page</p><button>Send</button>';
const whole = 'position: fixed; inset: 0;';

test.each([
  [
    'that covers the window',
    `<div style="${whole} background: #000a"><div>Leave? <button>Stay</button></div></div>`,
  ],
  [
    'that closes by a click beside it',
    `<div onclick="this.remove()" style="${whole} background: #0008"><p>Leave?</p><button>Stay</button></div>`,
  ],
  [
    'on a backdrop of its own',
    `<div style="${whole} background: #0008"></div>
     <div style="position: fixed; inset: 30%; background: white">Leave? <button>Stay</button></div>`,
  ],
  [
    'beside a backdrop',
    `<div style="${whole} background: #0008"></div>
     <div style="position: fixed; right: 0; top: 10%; width: 20%; background: white">Leave? <button>Stay</button></div>`,
  ],
])('a box %s is a dialog', async (_, box) => {
  expect(await read(page + box)).toMatch(/(?:^|\n)dialog(?: \[e\d+\])?(?:\n|: ).*Leave\?[\s\S]*Stay/);
});

test.each([
  ['the shell of an application', `<div style="${whole} overflow: auto">${page}</div>`],
  [
    'a bar',
    `${page}<div style="position: fixed; left: 0; right: 0; bottom: 0; background: white">News</div>`,
  ],
  [
    'a box in a corner',
    `${page}<div style="position: fixed; right: 0; bottom: 0; width: 200px; background: white">Chat</div>`,
  ],
  ['a page without boxes', page],
])('%s is none', async (_, html) => {
  expect(await read(html)).not.toContain('dialog');
});

test('a box around a dialog is none besides', async () => {
  const box = `<div style="${whole} background: #0008"><div role="dialog" aria-label="Leave?"><button>Stay</button></div></div>`;
  expect((await read(page + box)).match(/dialog/g)).toHaveLength(1);
});
