/** Three kinds of test projects: Node only, one shared Chromium, a Chromium of their own. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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

/**
 * Libraries like others that are tested, and documents that hardly any page is; measurements and what happens at random:
 * what can happen has its own tests.
 */
const onlyInSoak =
  process.env.TABRELAY_TEST_SHARE === 'full'
    ? []
    : [
        'test/e2e/autonomy/hostile-content.test.ts',
        'test/e2e/beside-chromium/**',
        'test/e2e/conformance/{downloads,frames-of-other-sites,navigation-arrivals,reading-refs,screenshots-of-*}.test.ts',
        'test/e2e/faults/{captures-while-switching,idle-sessions,kills-at-random,live-load,many-steps}.test.ts',
        'test/e2e/faults/{any-part-gone,mcp-relay-killed,on-the-wire,person-drives,relay-stopped-and-killed}.test.ts',
        'test/e2e/interface/{command-line,examples,recipes,sessions-at-once}.test.ts',
        'test/e2e/models/{browse-calls,browse-late,browse-settling}.test.ts',
        'test/e2e/policy/{css,new-tabs,opening}.test.ts',
        'test/e2e/trust/{closed-extension,fake-relay,users-new-tabs}.test.ts',
        'test/e2e/windows/{dialogs-block,foreign-program,own-pages,screenshots-of-windows}.test.ts',
        'test/fleet/under-faults.test.ts',
        'test/page/autonomy/{errands,errands-*,everyday,items-of-lists}.test.ts',
        'test/page/autonomy/{literal-refusals,literal-tasks,literal-verbs,own-questions,plain-words,questions}.test.ts',
        'test/page/conformance/actionability/position.test.ts',
        'test/page/beside-chromium/{drag,keyboard,mouse}.test.ts',
        'test/page/conformance/editors/{codemirror,lexical,quill,slate,tinymce}.test.ts',
        'test/page/conformance/events/{drag,drag-by-hand}.test.ts',
        'test/page/conformance/frameworks/{angular,preact,vue}.test.ts',
        'test/page/conformance/reading/{no-root,size}.test.ts',
        'test/page/conformance/results/{choices,custom-lists,formatted}.test.ts',
        'test/page/conformance/selectors/misses.test.ts',
        'test/page/conformance/widgets.test.ts',
        'test/relay/autonomy/growth.test.ts',
        'test/relay/autonomy/reading/hostile-schemas.test.ts',
        'test/relay/cli/background.test.ts',
        'test/relay/fleet/{fleet-faults,nats-connections,nats-not-loaded,nats-permissions}.test.ts',
        'test/relay/{fuzz,prepare}.test.ts',
        'test/relay/launch/command-line.test.ts',
        'test/relay/supervisor/relay-process.test.ts',
        'test/relay/threads/reading-threads.test.ts',
      ];

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
