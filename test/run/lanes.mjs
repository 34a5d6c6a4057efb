/**
 * The projects of vitest.config.ts in two lanes side by side, each with one browser at a time: two cores carry two, and
 * hardly a third.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';
import { runBeside } from './node-program.mjs';
import { summaryOf } from './summary.mjs';

const lanes = [
  ['node', 'one-browser'],
  ['page', 'own-browsers'],
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
  console.log(summaryOf(lanes, resultsDir));
  return !passed.includes(false);
}

async function runLane(projects) {
  let passed = true;
  for (const project of projects) {
    const report = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(resultsDir, `${project}.json`)}`,
    ];
    passed = (await runBeside(vitest, ['run', '--project', project, ...report])) && passed;
  }
  return passed;
}
