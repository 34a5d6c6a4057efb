/**
 * The projects of vitest.config.ts in three lanes side by side. Each waits for a quarter of its time, for deadlines and
 * for the two pictures a second that a browser gives, so two lanes leave a part of two cores idle.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';
import { runBeside } from './node-program.mjs';
import { summaryOf } from './summary.mjs';

/** Of about the same length: the tests of tasks with a model have browsers of their own, too. */
const models = 'test/e2e/models';
const lanes = [
  [
    { name: 'node', args: ['--project', 'node'] },
    { name: 'page', args: ['--project', 'page'] },
  ],
  [
    { name: 'one-browser', args: ['--project', 'one-browser'] },
    { name: 'own-browsers of models', args: ['--project', 'own-browsers', models] },
  ],
  [{ name: 'own-browsers', args: ['--project', 'own-browsers', '--exclude', `${models}/**`] }],
];

const vitest = 'vitest/vitest.mjs';
const resultsDir = join(root, '.output/test-results');

/**
 * Runs every test and prints what it came to.
 * @returns {Promise<boolean>} whether all passed
 */
export async function runLanes() {
  rmSync(resultsDir, { recursive: true, force: true });
  mkdirSync(resultsDir, { recursive: true });
  const passed = await Promise.all(lanes.map(runLane));
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
