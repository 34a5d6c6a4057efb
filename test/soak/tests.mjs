// Why: every part of the soak runs tests of the suite, and says in one line how that went.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';

/**
 * Runs vitest once.
 * @param what the line's beginning
 * @throws Error with all that was printed, when a test failed.
 */
export function runTests(what, { args, env = {} }) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const counts = /^ +Tests +(.+?)(?: \(|$)/m.exec(stdout)?.[1] ?? 'no tests';
  for (const [line] of stdout.matchAll(/measured: .*/g)) console.log(`  ${line}`);
  console.log(`${what}: ${status === 0 ? 'passed' : 'FAILED'} (${counts}, ${seconds} s)`);
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}
