/** Three kinds of test projects: Node only, one shared Chromium, a Chromium of their own. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { onlyInSoakFiles } from './test/soak/only-in-soak-files.mjs';

/** The folders whose tests leave the browser as it was, and so use one together. */
const sharing = ['autonomy', 'conformance', 'interface', 'policy'].map(
  (name) => `test/e2e/${name}/**/*.test.ts`,
);

/** What the page project runs for `npm test -- --changed`. */
const engineTests = 'test/page/engine/**/*.test.ts';

/** The soak takes the cases of the page harness the whole way, through REST. */
const throughRest =
  process.env.TABRELAY_TEST_THROUGH === 'rest' ? ['test/page/{conformance,autonomy}/**/*.test.ts'] : [];

/** What the soak leaves out where windows are hidden: nothing hidden can be photographed. */
const onlyInSight = process.env.TABRELAY_TEST_HIDDEN ? ['test/e2e/conformance/screenshots*'] : [];

const onlyInSoak = process.env.TABRELAY_TEST_SHARE === 'full' ? [] : onlyInSoakFiles;

/** No test file changes what another one imports; to import it all afresh for each takes longer than most tests do. */
const isolate = false;

const noExtensionApi = fileURLToPath(
  new URL('test/support/page-harness/no-extension-api.ts', import.meta.url),
);

const inChromium = {
  // The page harness runs the worker's own code in Node, where the polyfill refuses to be imported.
  alias: { 'webextension-polyfill': noExtensionApi },
  isolate,
  fileParallelism: false,
  // After what needs no browser.
  sequence: { groupOrder: 1 },
  // A real browser on a machine that others load may miss one deadline; twice in a row is a fault. At home and in the
  // soak nothing is tried again.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Much of each file is waiting, for pictures above all. */
const twoFilesAtOnce = { fileParallelism: true, maxWorkers: 2 };

export default defineConfig({
  test: {
    // Of tests that say they can go side by side; most of each is waiting, so three share the two cores well.
    maxConcurrency: 3,
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          // The libraries that the soak installs have tests of their own.
          exclude: ['test/e2e/**', 'test/page/**', '**/node_modules/**', ...onlyInSoak],
          // The generator of clients works on the syntax tree, which TypeScript 7 does not hand out.
          alias: { typescript: 'typescript-5', 'webextension-polyfill': noExtensionApi },
          server: { deps: { inline: ['openapi-typescript'] } },
          isolate,
          maxWorkers: 2,
          // Of no use but to end what hangs: a loaded machine may be slow.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...inChromium,
          name: 'page',
          ...twoFilesAtOnce,
          include: [process.env.TABRELAY_TEST_SHARE === 'changed' ? engineTests : 'test/page/**/*.test.ts'],
          exclude: [...throughRest, ...onlyInSoak],
          globalSetup: ['test/support/page-harness/shared-chromium.ts'],
        },
      },
      {
        test: {
          ...inChromium,
          name: 'one-browser',
          // Each with a key of its own.
          ...twoFilesAtOnce,
          include: [...sharing, ...throughRest],
          exclude: [...onlyInSight, ...onlyInSoak],
          globalSetup: ['test/support/tabrelay/shared-tabrelay.ts'],
        },
      },
      {
        test: {
          ...inChromium,
          name: 'own-browsers',
          // Each with a browser of its own.
          ...twoFilesAtOnce,
          include: ['test/e2e/**/*.test.ts'],
          exclude: [...sharing, ...onlyInSoak],
          globalSetup: ['test/support/tabrelay/lent-tabrelays.ts'],
        },
      },
    ],
  },
});
