/**
 * Runs the checks and the projects of vitest.config.ts in two lanes side by side, one per core. With three, tests miss
 * their deadlines. A lane that is through with a part takes the next, so both end at about the same time.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';
import { runBeside } from './node-program.mjs';
import { summaryOf } from './summary.mjs';

const laneCount = 2;

/** Projects of vitest.config.ts, the longest first. */
const parts = ['own-browsers', 'node', 'page', 'one-browser'];

const vitest = 'vitest/vitest.mjs';
const resultsDir = join(root, '.output/test-results');

/**
 * Runs every test and prints what it came to.
 * @param {() => Promise<void>} runChecks what one lane begins with
 * @param {Promise<void>} programs resolves when what the tests run is installed
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function runLanes(runChecks, programs) {
  rmSync(resultsDir, { recursive: true, force: true });
  mkdirSync(resultsDir, { recursive: true });
  const left = [...parts];
  const lanes = Array.from({ length: laneCount }, () => []);
  const passed = await Promise.all(
    lanes.map(async (names, index) => {
      const taken = left.shift();
      if (index > 0) await runChecks();
      await programs;
      let passedAll = true;
      for (let part = taken; part; part = left.shift()) {
        names.push(part);
        passedAll = (await runPart(part)) && passedAll;
      }
      return passedAll;
    }),
  );
  console.log(summaryOf(lanes, resultsDir));
  return !passed.includes(false);
}

function runPart(project) {
  const outputFile = join(resultsDir, `${project}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  return runBeside(vitest, ['run', '--project', project, ...report]);
}
