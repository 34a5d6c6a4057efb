/** An open menu that the page or the window cuts off is told by the names of its items, and a right click leaves room for one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function read(action: string, value?: string): Promise<string> {
  const step = { action, selector: '', ...(value && { value }) };
  return String(await on.carryOut({ do: 'step', sessionId: 'page-harness', onlySeen: true, ...step }, 5_000));
}

const items = (...names: string[]) =>
  names.map((name) => `<div style="padding: 8px; cursor: pointer">${name}</div>`).join('');
const atPointer = (below: string) => `
  <div style="height: calc(100vh - 120px)">Tracks</div><div id="row">Night train</div>${below}
  <div id="menu" style="position: fixed; display: none; width: 160px">${items('Play next', 'Rename', 'Remove').replaceAll('8px', '20px')}</div>
  <script>row.oncontextmenu = (event) => {
    event.preventDefault();
    menu.style.cssText += ';display:block;left:' + event.clientX + 'px;top:' + (event.clientY + 30) + 'px';
  }</script>`;

describe('a context menu below the edge of the window', () => {
  test('is told by the names of its items, to a find as well', async () => {
    await on.show(atPointer(''));
    await on.act('rightclick', 'text=Night train');
    expect(await read('snapshot')).toContain(
      '2 more below are cut off by the window: "Rename", "Remove"; scroll so that there is room',
    );
    expect(await read('find', 'Remove')).toContain('a menu that the window cuts off has "Remove"');
    expect(await read('find', 'Archive')).toBe('Nothing on the page reads Archive.');
  });

  test('has room where the page can be scrolled', async () => {
    await on.show(atPointer('<div style="height: 2000px"></div>'));
    await on.act('rightclick', 'text=Night train');
    expect(await read('snapshot')).toMatch(/"Remove"$/);
    expect(await on.act('click', 'text=Remove')).toMatchObject({ success: true });
  });
});

test('what stands high enough stays where it is for a right click', async () => {
  await on.show(
    '<div style="height: 200px">Tracks</div><p>Night train</p><div style="height: 3000px"></div>',
  );
  await on.act('rightclick', 'text=Night train');
  expect(await on.look('scrollY')).toBe(0);
});

const inTable = (list: string) => `
  <table style="overflow: hidden; border-collapse: collapse; width: 400px"><tr><th>Part</th></tr><tr><td>
    <div style="position: relative"><div style="height: 20px">Choose</div>${list}</div></td></tr></table>`;
const listed = (style: string) =>
  `<div style="position: absolute; top: 14px; left: 0; right: 0; max-height: 200px; ${style}">${items('Bolt', 'Nut', 'Washer', 'Spring', 'Plate', 'Hinge', 'Rivet')}</div>`;

test.each(['overflow-y: auto', ''])('options that a table cuts off are named (%s)', async (style) => {
  await on.show(inTable(listed(style)));
  const view = await read('snapshot');
  expect(view).toContain(
    'more below are cut off: "Bolt", "Nut", "Washer", "Spring", "Plate", "Hinge", "Rivet"; text= with words of them reaches them)',
  );
  expect(view.match(/cut off/g)).toHaveLength(1);
  expect(await read('find', 'Washer')).toContain('An act on text=Washer scrolls there.');
});

test('what nobody could see there is not named', async () => {
  const hidden = 'style="padding: 8px; cursor: pointer; ';
  await on.show(
    inTable(listed(''))
      .replace(/style="padding: 8px; cursor: pointer">Nut/, `${hidden}color: transparent">Nut`)
      .replace(/style="padding: 8px; cursor: pointer">Plate/, `${hidden}opacity: 0">Plate`),
  );
  expect(await read('snapshot')).toContain(
    '(5 more below are cut off: "Bolt", "Washer", "Spring", "Hinge", "Rivet";',
  );
});

test.each([
  ['a list that is shut', inTable(listed('display: none'))],
  ['a list with room', `<div style="overflow: hidden; height: 500px">${listed('')}</div>`],
  [
    'a drawer beside the window',
    `<p>Stops</p><nav style="position: fixed; left: -300px; width: 300px">${items('Home', 'Lines')}</nav>`,
  ],
  [
    'words that slide over a picture',
    `<div style="position: relative; overflow: hidden; height: 200px"><p>Bridge</p><div style="position: absolute; top: 190px">An old bridge</div></div>`,
  ],
])('%s is without such a mark', async (_, html) => {
  await on.show(html);
  expect(await read('snapshot')).not.toContain('cut off');
});
