// Why: what passes once may have been lucky; this runs what drives real pages again and again, and once out of sight.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../../relay/prepare.mjs';

/** Parts of the paths of the files that are run. */
const suites = ['e2e/conformance', 'e2e/engine', 'transcript'];

/**
 * Not run on hidden windows: nothing of those can be photographed, which screenshots-of-windows.test.ts holds
 * tabrelay to, on windows that it minimises itself; the engine's own files have no session to hide.
 */
const needSight = ['--exclude', '**/conformance/screenshots*', '--exclude', '**/e2e/engine/**'];

/** Runs the suites once; its output when it failed. */
function soak(what, { env = {}, args = [] } = {}) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...['run', '--project', 'chromium', ...suites], ...args],
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const counts = /^ +Tests +(.+?)(?: \(|$)/m.exec(stdout)?.[1] ?? 'no tests';
  console.log(`${what}: ${status === 0 ? 'passed' : 'FAILED'} (${counts}, ${seconds} s)`);
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

async function run(times) {
  if (!Number.isInteger(times) || times < 1)
    throw new Error('usage: npm run soak -- [how often, 10 if not said]');
  ensureInstalled();
  await ensureBuilt();
  for (let round = 1; round <= times; round += 1) soak(`Run ${round} of ${times}`);
  soak('Once with hidden windows', { env: { TABRELAY_TEST_HIDDEN: '1' }, args: needSight });
}

run(Number(process.argv[2] ?? 10)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
