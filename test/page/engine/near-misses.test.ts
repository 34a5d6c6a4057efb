/** What is said of a selector that finds nothing, where rows, numbers or a dialog tell what is meant. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function missOf(selector: string): Promise<string> {
  const { message } = (await on.act('click', selector, undefined, 400)) as { message: string };
  return message;
}

const row = (name: string) => `<tr><td>${name}</td><td>weekly</td><td><a href="#x">change</a></td></tr>`;
const table = `<table>${['Ash Grove', 'Birch Lane', 'Cedar Court', 'Dove Street'].map(row).join('')}</table>`;

test('the control of the row that the words name comes first', async () => {
  await on.show(table);
  for (const selector of ['change in Cedar Court row', 'text=Cedar Court change'])
    expect(await missOf(selector)).toMatch(
      /Nearest: link "change" \[(e\d+)\] in the row "Cedar Court.*A ref is sent as "ref=\1"\.$/,
    );
});

test('words that name no row choose none', async () => {
  await on.show(table);
  const told = await missOf('text=change it weekly');
  expect(told).toContain('link "change"');
  expect(told).toMatch(/Choose by the row\.$/);
});

test('what differs in its number is not near', async () => {
  await on.show('<button>Order 7731</button><button>Order 7713</button><button>Orders</button>');
  const told = await missOf('text=Order 7317');
  expect(told).not.toMatch(/77\d\d/);
  expect(told).toContain('button "Orders"');
  expect(await missOf('text=Ordr 7713')).toContain('Nearest: button "Order 7713"');
});

test.each([
  ['a modal dialog', '<dialog id="front" aria-label="Edit rule">', '</dialog>', 'front.showModal()'],
  [
    'a box over the page',
    '<div role="dialog" aria-label="Edit rule" style="position:fixed;inset:0;background:#fff">',
    '</div>',
    '0',
  ],
])('what is behind %s is told as that, with what is in it', async (_, begin, end, script) => {
  const inside = '<input aria-label="From"><button>Cancel</button><button>Update rule</button>';
  await on.show(`<button>Save all changes</button>${begin}${inside}${end}`);
  await on.look(script);
  expect(await missOf('text=Save all')).not.toMatch(/Nearest.*A ref is sent/);
  expect(await missOf('text=Save al changes')).toMatch(
    /Nearest: button "Save all changes" \[e\d+\]\. That is behind dialog "Edit rule", which has .*button "Update rule" \[e\d+\]: finish or close that first\.$/,
  );
});

test('a menu that lies over an element is no dialog in front of it', async () => {
  await on.show(
    '<button>Archive all</button><div role="menu" style="position:absolute;left:0;top:0;width:300px;height:80px;background:#fff">Menu</div>',
  );
  expect(await missOf('text=Archve all')).toMatch(/Nearest: button "Archive all" \[e\d+\]\. A ref is sent/);
});

test('of a box that is gone, one that says the same is near, and boxes around the page are not', async () => {
  await on.show(
    '<h2>Mail</h2><div onclick="say(1)" style="cursor:pointer">Bin</div><div><div>Notes</div><p>Ten letters</p></div>',
  );
  const [, ref] =
    /\[(e\d+)\]: "Bin"|"Bin" \[(e\d+)\]/.exec(String(await on.act('snapshot', '')))?.filter(Boolean) ?? [];
  expect(ref).toBeDefined();
  await on.look(
    'document.body.innerHTML = "<h2>Folders</h2><main><div>Notes</div><div>Letters</div><section><div tabindex=0>Bin</div></section></main>"',
  );
  const told = await missOf(`ref=${ref}`);
  expect(told).toMatch(/It was div "Bin", which the page has removed/);
  expect(told).toMatch(/Nearest: div "Bin" \[e\d+\]\. A ref/);
});
