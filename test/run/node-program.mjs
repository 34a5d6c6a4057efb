/** Runs a package's program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';

/**
 * Runs it to its end beside others: through a pipe, so that none of them draws over what another one has printed.
 * @param {string} program its path in node_modules
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runBeside(program, args) {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const [status] = await once(child, 'close');
  return status === 0;
}
