/**
 * Runs the projects of vitest.config.ts in two lanes side by side, one per core. With three, tests miss their
 * deadlines.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';
import { runBeside } from './node-program.mjs';
import { summaryOf } from './summary.mjs';

/** Of the tests with browsers of their own, these make the lanes of about the same length. */
const movedFolders = ['models'];
const otherFolders = readdirSync(join(root, 'test/e2e')).filter((name) => !movedFolders.includes(name));
const ownBrowsers = (folders) => ['--project', 'own-browsers', ...folders.map((name) => `test/e2e/${name}/`)];

const lanes = [
  [
    { name: 'node', args: ['--project', 'node'] },
    { name: 'one-browser', args: ['--project', 'one-browser'] },
    { name: `own-browsers (${movedFolders.join(', ')})`, args: ownBrowsers(movedFolders) },
  ],
  [
    { name: 'page', args: ['--project', 'page'] },
    { name: 'own-browsers (others)', args: ownBrowsers(otherFolders) },
  ],
];

const vitest = 'vitest/vitest.mjs';
const resultsDir = join(root, '.output/test-results');

/**
 * Runs every test and prints what it came to.
 * @param {() => Promise<void>} runChecks what the first lane begins with
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function runLanes(runChecks) {
  rmSync(resultsDir, { recursive: true, force: true });
  mkdirSync(resultsDir, { recursive: true });
  const [first, second] = lanes;
  const passed = await Promise.all([runChecks().then(() => runLane(first)), runLane(second)]);
  const names = lanes.map((parts) => parts.map(({ name }) => name));
  console.log(summaryOf(names, resultsDir));
  return !passed.includes(false);
}

async function runLane(parts) {
  let passed = true;
  for (const { name, args } of parts) {
    const outputFile = join(resultsDir, `${name}.json`);
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
    passed = (await runBeside(vitest, ['run', ...args, ...report])) && passed;
  }
  return passed;
}
