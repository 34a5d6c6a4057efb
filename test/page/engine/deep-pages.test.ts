/** Pages whose scripts nest elements far deeper than any parser does are read up to a depth, quickly and with a word about the rest. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClick } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const timeoutMs = 5_000;
const order = { do: 'step', sessionId: 'page-harness', selector: '' } as const;
const beyond = 'is nested more than 600 levels deep is left out';

/** @param into is evaluated for the next level, in the innermost element `at` */
const nested = (levels: number, into: string) => `<h1>Top</h1><button>First</button><div id="outer"></div>
  <button onclick="document.title = 'last'">Last</button><script>
    let at = outer;
    for (let level = 0; level < ${levels}; level += 1) at = ${into};
    at.innerHTML = '<button onclick="document.title = 1">Deep</button><p>Words at the bottom</p><button>Delete account</button>';
  </script>`;
const append = (tag: string, more = '') =>
  `at.appendChild(Object.assign(document.createElement('${tag}'), { ${more} }))`;

const kinds: [name: string, html: string][] = [
  ['boxes', nested(1_600, append('div'))],
  ['parts of a line', nested(1_600, append('b'))],
  ['lists', nested(1_000, append('div', "role: 'list', ariaLabel: 'All'"))],
  ['boxes that can be clicked', nested(1_000, append('div', "tabIndex: 0, className: 'a'"))],
  [
    'shadow trees',
    nested(
      700,
      `${append('div')}.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'))`,
    ),
  ],
];

describe.each(kinds)('%s in each other', (_, html) => {
  test.each([
    ['snapshot', {}],
    ['snapshot', { onlySeen: true }],
    ['markdown', {}],
    ['text', { onlySeen: true }],
    ['passages', {}],
  ])('%s %o', async (action, more) => {
    await on.show(html);
    const read = String(await on.carryOut({ ...order, ...more, action }, timeoutMs));
    expect(read).toContain('Last');
    if (action !== 'passages')
      expect(read.includes('Words at the bottom') || read.includes(beyond)).toBe(true);
  });

  test('can be acted on all the same', async () => {
    await on.show(html);
    expect(await on.act('click', 'role=button[name="Last"]', undefined, timeoutMs)).toMatchObject({
      success: true,
    });
    expect(await on.act('click', 'text=Deep', undefined, timeoutMs)).toMatchObject({ success: true });
    expect(await on.look('document.title')).toBe('1');
    expect(await on.act('find', '', 'at the bottom', timeoutMs)).toContain('Words at the bottom');
  });
});

test('what is not rendered takes no time, however deep it is', async () => {
  await on.show(`<style>#outer { display: none }</style>${nested(6_000, append('div'))}`);
  for (const action of ['snapshot', 'text', 'passages'])
    expect(await on.carryOut({ ...order, action, onlySeen: true }, timeoutMs)).toContain('Last');
  expect(await on.act('click', 'text=Last', undefined, timeoutMs)).toMatchObject({ success: true });
});

test('an act with consequences at the bottom is held', async () => {
  await on.show(nested(1_600, append('div')));
  expect(await heldClick(on, 'text="Delete account"', 'Look at the page')).toMatchObject({ what: 'delete' });
});

test('as deep as a parser nests, all is read', async () => {
  await on.show(nested(505, append('div')));
  for (const action of ['snapshot', 'markdown', 'text', 'passages'])
    expect(await on.carryOut({ ...order, action, onlySeen: true }, timeoutMs)).toContain(
      'Words at the bottom',
    );
});
