/** What a box cuts off that no person can scroll is counted for a model where the box stands. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

async function read(html: string, action = 'snapshot'): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action, selector: '', onlySeen: true } as const;
  return String(await on.carryOut(order, 5_000));
}

const rows = (count: number, style = 'height: 50px') =>
  Array.from({ length: count }, (_, at) => `<div class="row" style="${style}">Bus ${at + 1}</div>`).join('');
const cut = (inside: string, style = '') =>
  `<div style="overflow: hidden; height: 200px; ${style}">${inside}</div>`;

describe.each(['snapshot', 'text'])('in a %s', (action) => {
  test('rows below the edge of a box that nobody can scroll are counted after those that show', async () => {
    const view = await read(`<h1>Timetable</h1>${cut(rows(13))}<p>End</p>`, action);
    expect(view).toMatch(
      /Bus 4"?\s+\(9 more below "Bus 4" are cut off; text= with words of them reaches them(?:; to read on, [^)]*)?\)\s+"?End/,
    );
    expect(view).not.toContain('Bus 5');
  });
});

test('a scroll to the handle that is given reads on', async () => {
  const view = await read(`<h1>Timetable</h1>${cut(rows(13))}`);
  const [, ref] = /to read on, scroll to the next one, ref=(e\d+)\)/.exec(view) ?? [];
  const step = { do: 'step', sessionId: 'page-harness', onlySeen: true } as const;
  await on.carryOut({ ...step, action: 'scroll', selector: `ref=${ref}`, value: '' }, 3_000);
  expect(String(await on.carryOut({ ...step, action: 'snapshot', selector: '' }, 5_000))).toContain('Bus 5');
});

test.each([
  [
    'a list that grows in a box around it',
    cut(`<main><div style="overflow-y: auto">${rows(6)}</div></main>`),
    '2 more below "Bus 4" are',
  ],
  [
    'rows of a table',
    cut(`<table>${'<tr style="height: 60px"><td>Fare</td></tr>'.repeat(5)}</table>`),
    '1 more below is',
  ],
  [
    'what follows in the flow',
    cut(
      `<section style="height: 200px">Map</section><footer style="height: 60px"><button>Pay</button></footer>`,
    ),
    '1 more below "Map" is',
  ],
  [
    'cards beside one another',
    cut(
      `<div style="display: flex; width: 900px">${rows(6, 'flex: none; width: 150px')}</div>`,
      'width: 300px',
    ),
    '4 more to the right of "Bus 2" are',
  ],
  [
    'a box that the page has scrolled',
    `${cut(rows(13)).replace('<div', '<div id="box"')}<script>box.scrollTop = 100</script>`,
    '2 more above "Bus 3" and 7 more below "Bus 6" are',
  ],
])('%s', async (_, html, said) => {
  expect(await read(html)).toContain(`(${said} cut off`);
});

test.each([
  ['a list that a person can scroll', `<div style="overflow: auto; height: 200px">${rows(13)}</div>`],
  ['a list that shows whole', cut(rows(4))],
  ['a section that is shut', `<h2>Fares</h2><div style="overflow: hidden; height: 0">${rows(3)}</div>`],
  [
    'words for screen readers',
    `<div style="position: absolute; overflow: hidden; width: 1px; height: 1px">${rows(3)}</div>`,
  ],
  [
    'words that slide over a picture',
    cut(
      '<img alt="Bridge" style="height: 200px; width: 200px"><div style="position: absolute; top: 200px">Old bridge</div>',
      'position: relative',
    ),
  ],
  [
    'a drawer that is shut',
    cut(
      '<p>Stops</p><nav style="position: absolute; left: -300px; width: 300px">Menu</nav>',
      'position: relative',
    ),
  ],
  [
    'words that roll into a button',
    `<button style="overflow: hidden; height: 50px"><span style="display: block; height: 50px">Buy</span><span style="display: block">Buy now</span></button>`,
  ],
  ['hidden rows', cut(`${rows(4)}<div style="visibility: hidden">Bus</div>`)],
  [
    'a page that does not scroll itself',
    `<style>html, body { overflow: hidden; height: 100% }</style>${rows(30)}`,
  ],
])('%s is without such a mark', async (_, html) => {
  expect(await read(html)).not.toContain('cut off');
});

const still = `<div id="bar">Tools</div>${cut(`<div id="list">${rows(13)}</div>`).replace('<div', '<div id="box"')}`;
const tops = () => on.look<number[]>('[window.box?.scrollTop ?? 0, document.documentElement.scrollTop]');

describe('what an act had to scroll in a box that nobody can scroll is scrolled back', () => {
  test.each([
    ['click', undefined],
    ['hover', undefined],
    ['drag', '#bar'],
  ])('by %s', async (action, value) => {
    await on.show(still);
    expect(await on.act(action, 'text="Bus 12"', value)).toMatchObject({ matches: 1 });
    expect(await tops()).toEqual([0, 0]);
  });
});

describe('a scroll', () => {
  test.each([
    ['of rows in a box that nobody can scroll', still, '#list', 'bottom'],
    ['by a distance in it', still, '.row', 100],
    ['of a page that nobody can scroll', `<style>html { overflow: hidden }</style>${rows(60)}`, '', 'bottom'],
  ])('%s moves nothing, and says why', async (_, html, selector, value) => {
    await on.show(html);
    const { success, reason } = Object(await on.act('scroll', selector, value));
    expect(`${success} ${reason}`).toMatch(/^false It does not scroll: the page cuts off/);
    expect(await tops()).toEqual([0, 0]);
  });

  test('moves what scrolls around such a box', async () => {
    await on.show(`<div id="outer" style="overflow: auto; height: 150px">${still}</div>`);
    expect(await on.act('scroll', '#list', 'bottom')).toMatchObject({ success: true });
    expect(await on.look('outer.scrollTop > 0 && box.scrollTop === 0')).toBe(true);
  });

  test('to an element brings it to light all the same', async () => {
    await on.show(still);
    expect(await on.act('scroll', 'text="Bus 12"')).toMatchObject({ success: true });
  });
});
