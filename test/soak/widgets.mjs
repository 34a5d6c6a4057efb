/** `npm run soak -- widgets`: all goals on the widgets of real libraries, through REST. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../relay/prepare.mjs';
import { runTests } from './tests.mjs';

/** @param args the names of libraries, if not all are to be tried */
export async function widgets(names) {
  installLarge();
  await runTests('Goals on the widgets of real libraries', {
    args: ['--project', 'one-browser', 'page/conformance/widgets'],
    env: { TABRELAY_TEST_THROUGH: 'rest', TABRELAY_TEST_WIDGETS: names.join() || 'all' },
  });
}

/** The libraries that are too large for everybody who runs `npm test`; what they build on is the root's. */
function installLarge() {
  console.log('Installing the large libraries ...');
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(program, [...before, 'ci', '--loglevel=error'], {
    cwd: join(root, 'test/widgets/large'),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed in test/widgets/large; is the network reachable?');
}
