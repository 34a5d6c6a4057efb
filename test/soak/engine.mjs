/** `npm run soak -- engine`: the browser tests ten times, and once with hidden windows. */
import { runTests } from './tests.mjs';

/** Parts of the paths of the files that are run. */
const suites = ['e2e/conformance', 'e2e/windows', 'e2e/beside-chromium', 'test/page'];

/** All of what `npm test` does a share of, and what the page harness does there goes the whole way here. */
const throughRest = { TABRELAY_TEST_THROUGH: 'rest', TABRELAY_TEST_SHARE: 'full' };

/**
 * On hidden windows only what shares a browser is run: the others show and hide windows themselves, or have no session.
 * Nothing hidden can be photographed, which screenshots-of-windows.test.ts holds tabrelay to; vitest.config.ts leaves the
 * tests of pictures out.
 */
const hidden = ['--project', 'one-browser', 'e2e/conformance', 'page/conformance'];

/** Ten times, or as often as is said, and once with hidden windows; a round has two browsers at work by itself. */
export async function engine([times = '10']) {
  const rounds = Number(times);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('usage: npm run soak -- engine [how often]');
  const failures = [];
  // What fails once in ten runs is found only by all ten, so they go on.
  const run = (what, how) => runTests(what, how).catch((error) => failures.push(error.message));
  for (let round = 1; round <= rounds; round += 1)
    await run(`Run ${round} of ${rounds}`, { env: throughRest, args: suites });
  await run('Once with hidden windows', { env: { ...throughRest, TABRELAY_TEST_HIDDEN: '1' }, args: hidden });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
