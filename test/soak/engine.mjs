// Why: what drives real pages passes again and again, and once out of sight.
import { runTests } from './tests.mjs';

/** Parts of the paths of the files that are run. */
const suites = ['--project', 'chromium', 'e2e/conformance', 'e2e/engine', 'transcript'];

/**
 * Not run on hidden windows: nothing of those can be photographed, which screenshots-of-windows.test.ts holds
 * tabrelay to, on windows that it minimises itself; the engine's own files have no session to hide.
 */
const needSight = ['--exclude', '**/conformance/screenshots*', '--exclude', '**/e2e/engine/**'];

/** Ten times, or as often as is said, two at a time, and once with hidden windows. */
export async function engine([times = '10']) {
  const rounds = Number(times);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('usage: npm run soak -- engine [how often]');
  const run = (round) => runTests(`Run ${round} of ${rounds}`, { args: suites });
  for (let round = 1; round <= rounds; round += 2) {
    await Promise.all([run(round), ...(round < rounds ? [run(round + 1)] : [])]);
  }
  await runTests('Once with hidden windows', {
    env: { TABRELAY_TEST_HIDDEN: '1' },
    args: [...suites, ...needSight],
  });
}
