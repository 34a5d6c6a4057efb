/** Runs tests of the suite as a part of the soak, and prints the result in one line. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../relay/prepare.mjs';

/**
 * Runs vitest once.
 * @param what the line's beginning
 * @throws Error with all that was printed, when a test failed.
 */
export async function runTests(what, { args, env = {} }) {
  const startedAt = performance.now();
  const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => vitest.once('close', resolve));
  const [stdout, stderr, status] = await Promise.all([text(vitest.stdout), text(vitest.stderr), ended]);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const counts = /^ +Tests +(.+?)(?: \(|$)/m.exec(stdout)?.[1] ?? 'no tests';
  for (const [line] of stdout.matchAll(/measured: .*/g)) console.log(`  ${line}`);
  console.log(`${what}: ${status === 0 ? 'passed' : 'FAILED'} (${counts}, ${seconds} s)`);
  for (const name of new Set(`${stdout}${stderr}`.match(/FAIL .*/g))) console.log(`  ${name}`);
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}
