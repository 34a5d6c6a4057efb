// Why: what `npm test` runs: everything, in a fresh clone too. With arguments only vitest runs, on what they name.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../relay/prepare.mjs';

/** What the tests run beside Node, and the Debian package it comes in. */
const programs = {
  chromium: 'chromium',
  chromedriver: 'chromium-driver',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  python3: 'python3',
  curl: 'curl',
};

const checks = [
  ['Lint and format', '@biomejs/biome/bin/biome', 'check'],
  ['Types', 'typescript/bin/tsc', '-p', '.'],
  ['Unused code and packages', 'knip/bin/knip.js'],
];

function ensurePrograms() {
  const missing = Object.keys(programs).filter((name) => !isInPath(name));
  if (missing.length === 0) return;
  if (!isDebianRoot()) return console.log(`Not found, some tests will fail: ${missing.join(', ')}`);
  const packages = missing.map((name) => programs[name]);
  console.log(`Installing ${packages.join(' ')} ...`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('update') || !apt('install', '--yes', '--no-install-recommends', ...packages)) {
    console.log(`apt-get could not install them; some tests will fail without ${missing.join(', ')}`);
  }
}

function isInPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

function isDebianRoot() {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'))
  );
}

/** Runs a package's program to its end; whether it succeeded. */
function run(program, ...args) {
  const path = join(root, 'node_modules', program);
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

const vitest = 'vitest/vitest.mjs';
const project = (name) => ['run', '--project', name];

/** The same beside others: through a pipe, so that none of them draws over what another one has printed. */
async function runBeside(...args) {
  const beside = spawn(process.execPath, [join(root, 'node_modules', vitest), ...args], {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  beside.stdout.pipe(process.stdout, { end: false });
  beside.stderr.pipe(process.stderr, { end: false });
  const [status] = await once(beside, 'close');
  return status === 0;
}

/**
 * First what needs no browser, then the tests that share one beside those that start their own: two cores carry two
 * browsers, and hardly a third.
 */
async function runAll() {
  const inNode = run(vitest, ...project('node'));
  const inChromium = await Promise.all(
    ['one-browser', 'own-browsers'].map((name) => runBeside(...project(name))),
  );
  return inNode && !inChromium.includes(false);
}

async function test(args) {
  ensureInstalled();
  ensurePrograms();
  await ensureBuilt();
  const failed = [];
  if (args.length === 0) {
    for (const [name, ...check] of checks) {
      console.log(`${name} ...`);
      if (!run(...check)) failed.push(name);
    }
    if (!(await runAll())) failed.push('Tests');
  } else if (!run(vitest, 'run', ...args)) failed.push('Tests');
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
}

test(process.argv.slice(2)).catch((error) => {
  console.error(`tabrelay: ${error.message}`);
  process.exitCode = 1;
});
