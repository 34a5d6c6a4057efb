/** The size limit of the page script. */
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the page script as it is built is at most 120 kB', () => {
  const built = new URL('../../../.output/chrome-mv3/page.js', import.meta.url);
  expect(statSync(built).size).toBeLessThanOrEqual(120_000);
});
