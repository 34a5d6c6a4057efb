/** Lazy scripts are listed where the build, the service worker and the page script find them. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lazyScripts } from '../../../extension/protocol/page-messages';

test('every file of entrypoints/lazy is a lazy script, and every lazy script has a file', () => {
  const files = readdirSync('extension/entrypoints/lazy').map((file) => file.replace('.ts', ''));
  expect(files.sort()).toEqual([...lazyScripts].sort());
});
