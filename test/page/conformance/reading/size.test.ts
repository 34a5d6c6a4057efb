/** The size of snapshots and texts of long pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';
import { articlePage, hugePage } from '../../../support/pages/long-pages';
import { isFullShare } from '../../../support/share';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

/** What Playwright MCP 0.0.83 answers with on the same page: `npm run bench` measures it anew. */
const playwrightChars = 335_083;

test('the snapshot of an article with 2,000 links is at most half as long as that of Playwright MCP', async () => {
  await on.show(articlePage());
  expect(await on.read('count', 'a')).toBe('2000');
  const snapshot = await on.read('snapshot', '');
  expect(snapshot.match(/link "[^"]+"[^\n]*?\[e\d+\]/g)?.length).toBe(2000);
  expect(snapshot.length).toBeLessThan(playwrightChars / 2);
});

test('what changed in an article is reported in a few lines', async () => {
  await on.show(
    `${articlePage()}<button onclick="document.querySelector('h1').textContent = 'New title'">Go</button>`,
  );
  await on.read('snapshot', '');
  await on.act('click', 'role=button[name="Go"]');
  const changes = await on.read('snapshot', '', { diff: true });
  expect(changes).toContain('+ heading "New title" 1');
  expect(changes.split('\n').length).toBeLessThan(8);
});

/** Ten elements in each: 100,000 in the soak. */
const rows = isFullShare ? 10_000 : 2_500;

test(`a page of ${rows * 10} elements is read to its end, and clicked at its end`, async () => {
  await on.show(`${hugePage(rows)}<button onclick="say('last')">Last</button>`);
  expect(Number(await on.read('count', '*'))).toBeGreaterThan(rows * 10);
  // How long it takes is a matter of the bench, not of a test.
  const snapshot = await on.read('snapshot', '', undefined, 50_000);
  expect(snapshot).toContain(`button "Open ${rows - 20}"`);
  await on.act('click', `ref=${/button "Last" \[(e\d+)\]/.exec(snapshot)?.[1]}`);
  expect(await on.said()).toEqual(['last']);
});
