/** What `npm test` runs: all checks and tests. With arguments only vitest runs, on what they name. */
import { ensureBuilt, ensureInstalled } from '../relay/prepare.mjs';
import { runLanes } from './run/lanes.mjs';
import { runBeside } from './run/node-program.mjs';
import { ensurePrograms } from './run/programs.mjs';

const checks = [
  ['Lint and format', '@biomejs/biome/bin/biome', ['check']],
  ['Types', 'typescript/bin/tsc', ['-p', '.']],
  ['Unused code and packages', 'knip/bin/knip.js', []],
];

/** What `--changed` runs where no project is named, to answer within a minute. */
const quickProjects = ['--project', 'node', '--project', 'page'];

/**
 * @param {Promise<void>} programs resolves when what the tests run is installed
 * @returns {Promise<string[]>} the names of what failed
 */
async function runEverything(programs) {
  const failed = [];
  const runChecks = async () => {
    console.log(`${checks.map(([name]) => name).join(', ')} ...`);
    await Promise.all(
      checks.map(async ([name, ...check]) => {
        if (!(await runBeside(...check))) failed.push(name);
      }),
    );
  };
  if (!(await runLanes(runChecks, programs))) failed.push('Tests');
  return failed;
}

async function runNamed(args) {
  const isQuick = args.includes('--changed') && !args.some((arg) => arg.startsWith('--project'));
  // Every page test imports every action, so a change of one would run all of them: the engine's stand for the rest.
  if (isQuick) process.env.TABRELAY_TEST_SHARE = 'changed';
  const passed = await runBeside('vitest/vitest.mjs', ['run', ...(isQuick ? quickProjects : []), ...args]);
  return passed ? [] : ['Tests'];
}

async function test(args) {
  const programs = ensurePrograms();
  ensureInstalled();
  await ensureBuilt();
  const failed =
    args.length === 0 ? await runEverything(programs) : await programs.then(() => runNamed(args));
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
}

test(process.argv.slice(2)).catch((error) => {
  console.error(`tabrelay: ${error.message}`);
  process.exitCode = 1;
});
