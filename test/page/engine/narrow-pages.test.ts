/** Pages of the relay without scripts fit into a narrow window. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownPage } from '../../../relay/http/unknown-page';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const read = (name: string) => readFileSync(`relay/pages/${name}`, 'utf8');
const filled = read('pair.html')
  .replace('{{extension folder}}', `/home/ann/${'deeper/'.repeat(20)}.output/chrome-mv3`)
  .replaceAll('{{pair command}}', 'npx tabrelay browsers pair --port 45389');

test.each([
  ['pair.html', filled],
  ['practice.html', read('practice.html')],
  ['a page that is not there', String(unknownPage(`There is nothing at /${'long'.repeat(40)}.`))],
])('%s', async (_, html) => {
  await on.show(
    `<iframe width="320" height="600" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  );
  const tooWide = 'frames[0].document.documentElement.scrollWidth - frames[0].innerWidth';
  await expect.poll(() => on.look('frames[0].document.readyState')).toBe('complete');
  expect(Number(await on.look(tooWide))).toBeLessThanOrEqual(0);
});
