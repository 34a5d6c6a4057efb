/** Conformance cases of one file that wait more than they work, side by side: each on a page of its own. */
import { afterAll, test as base } from 'vitest';
import { type InlinePages, openInlinePages } from './inline-pages';
import { inHarness } from './open-step-sender';

/** `test` with a page as `on`, which another case has had before: opening a window takes longer than most cases. */
export function testAtOnce() {
  const free: InlinePages[] = [];
  afterAll(async () => {
    for (const on of free.splice(0)) await on.close();
  });
  const test = base.extend<{ on: InlinePages }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from its pattern
    on: async ({}, use) => {
      const on = free.pop() ?? (await openInlinePages());
      await use(on);
      free.push(on);
    },
  });
  // Through REST, windows would lie over each other.
  return inHarness() ? test.concurrent : test;
}
