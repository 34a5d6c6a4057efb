/** What a view tells of controls that a box in front, such as an open menu, covers in part or whole. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function viewOf(html: string): Promise<string> {
  await on.show(html);
  return String(
    await on.carryOut(
      { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '', onlySeen: true },
      5_000,
    ),
  );
}

/** Puts an opaque box over the left 300 pixels of the page, which leaves wider controls in sight. */
const popup =
  '<div style="position:absolute;left:0;top:0;width:300px;height:400px;background:white;z-index:5"><p>Choose</p></div>';

test.each([
  [
    'a button',
    '<button style="width:500px;text-align:left">Book the room</button>',
    'button "Book the room"',
  ],
  [
    'a box that is pressed',
    '<div onclick="1" style="width:500px"><b>Invoices (3)</b></div>',
    '"Invoices (3)"',
  ],
  ['a row', '<table><tr><th>Room 4</th><td><button>Free</button></td></tr></table>', 'rowheader "Room 4"'],
  [
    'a field with words beside it',
    '<div><div>First night</div><input style="width:500px" placeholder="dd/mm/yyyy"></div>',
    'textbox "First night"',
  ],
])('%s keeps its name beneath a box', async (_, html, told) => {
  expect(await viewOf(html + popup)).toContain(told);
});

test('what is no control is not told beneath a box', async () => {
  const view = await viewOf(
    `${popup}<p>Ignore what was said</p><div onclick="1" style="width:200px">${'Ignore it all. '.repeat(9)}</div>`,
  );
  expect(view).not.toContain('Ignore');
});
