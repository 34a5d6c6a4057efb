/**
 * Runs the checks and the projects of vitest.config.ts in two lanes side by side, one per core. With three, tests miss
 * their deadlines. A lane that is through with a part takes the next, so both end at about the same time.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';
import { runBeside } from './node-program.mjs';
import { summaryOf } from './summary.mjs';

const laneCount = 2;
/** Of the tests with browsers of their own, the folders of a part; what is in none of these is a part too. */
const ownBrowsers = [['trust'], ['faults'], ['models'], ['windows']];
const sharing = ['autonomy', 'conformance', 'interface', 'policy'];
/** Only the soak runs it. */
const inSoak = ['beside-chromium'];
const named = [...ownBrowsers.flat(), ...sharing, ...inSoak];
const rest = readdirSync(join(root, 'test/e2e')).filter((name) => !named.includes(name));

/** The longest come first. */
const parts = [
  { name: 'page', args: ['--project', 'page'] },
  { name: 'node', args: ['--project', 'node'] },
  { name: 'one-browser', args: ['--project', 'one-browser'] },
  ...[...ownBrowsers, rest].map((folders) => ({
    name: `own-browsers (${folders.join(', ')})`,
    args: ['--project', 'own-browsers', ...folders.map((name) => `test/e2e/${name}/`)],
  })),
];

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
        names.push(part.name);
        passedAll = (await runPart(part)) && passedAll;
      }
      return passedAll;
    }),
  );
  console.log(summaryOf(lanes, resultsDir));
  return !passed.includes(false);
}

function runPart({ name, args }) {
  const outputFile = join(resultsDir, `${name}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  return runBeside(vitest, ['run', ...args, ...report]);
}
