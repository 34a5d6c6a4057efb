/** The text that a person reads has what stands in the fields, and fields of a table are called as their columns. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function read(html: string, action: string, selector = ''): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action, selector, onlySeen: true } as const;
  return String(await on.carryOut(order, 5_000)).replace(/\s+/g, ' ');
}

describe('the text of a page', () => {
  test.each([
    ['<table><tr><td>Oak shelf<td><input type=number value=3><td>£9</table>', 'Oak shelf 3 £9'],
    ['<label>Colour <select><option>Red<option selected>Blue</select></label>', 'Colour Blue'],
    ['<p>Note</p><textarea>Ring twice</textarea>', 'Note Ring twice'],
    ['<p>Key</p><input type=password value=hush>', 'Key ••••'],
    ['<p>Name</p><input placeholder="Ada"><input type=checkbox checked>', 'Name'],
    ['<p>Name</p><input value=Ada style="display: none">', 'Name'],
  ])('%s', async (html, text) => {
    expect(await read(html, 'text')).toBe(text);
  });

  test('for a program is what the page writes', async () => {
    await on.show('<p>Oak shelf <input value=3></p>');
    expect(await on.act('text', 'css=p')).toBe('Oak shelf');
  });
});

test('what a view calls a dialog is read by that role', async () => {
  const front = `<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 50%)"><div style="margin: 60px; background: white"><h2>Book it?</h2><button>Confirm</button></div></div>`;
  const page = '<main style="height: 600px"><h1>Rooms</h1><button>Book</button></main>';
  expect(await read(page + front, 'text', 'role=dialog')).toBe('Book it? Confirm');
  const real = '<div role=dialog><p>Cookies</p></div>';
  expect(await read(page + real, 'text', 'role=dialog')).toBe('Cookies');
});

describe('a field in a table', () => {
  const table = (head: string, row: string) =>
    `<table><thead><tr>${head}</tr></thead><tbody><tr>${row}</tr></tbody></table>`;

  test.each([
    [table('<th>Part<th>Hours', '<td>Lathe<td><input type=number value=1>'), 'spinbutton "Hours" = "1"'],
    [
      table('<th colspan=2>Part<th>Unit', '<td>1<td>Lathe<td><select><option>kg</select>'),
      'combobox "Unit" = "kg"',
    ],
    [
      table('<th>Part<th>Hours', '<td>Lathe<td><input type=number aria-label=Time value=1>'),
      'spinbutton "Time"',
    ],
  ])('is called as its column unless it has a name', async (html, told) => {
    expect(await read(html, 'snapshot')).toContain(told);
  });

  test.each([
    table('<th>Part<th>Hours', '<td>Lathe<td><input type=number value=1><input type=number value=2>'),
    table('<th>Part<th>Hours', '<td><input type=number value=1>'),
    '<table><tr><td>Part<td>Hours</tr><tr><td>Lathe<td><input type=number value=1></table>',
  ])('has no name where its column has none or is not known', async (html) => {
    expect(await read(html, 'snapshot')).not.toMatch(/spinbutton "/);
  });
});

describe('a control that a view tells by its icon', () => {
  const picker =
    '<div data-action="openPalette" style="width: 20px; height: 20px; cursor: pointer; background: red"></div>';

  test.each(['openPalette', 'open palette', 'icon openPalette'])('is found by %s', async (words) => {
    await on.show(`<p>Ink</p>${picker}`);
    const order = { do: 'step', sessionId: 'page-harness', action: 'find', selector: '', value: words };
    const found = await on.carryOut({ ...order, onlySeen: true } as Parameters<typeof on.carryOut>[0], 5_000);
    expect(found).toMatch(/\[e\d+\] icon openPalette/);
  });
});
