/** Checks for the programs that browser tests need; on Debian as root it installs missing ones. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the tests run beside Node, and the Debian package it comes in. */
const programs = {
  chromium: 'chromium',
  chromedriver: 'chromium-driver',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  xprop: 'x11-utils',
  xwininfo: 'x11-utils',
  xterm: 'xterm',
  python3: 'python3',
  curl: 'curl',
  'nats-server': 'nats-server',
};

/** Where Debian keeps servers; a user's PATH does not name it. */
const serverFolder = '/usr/sbin';

/** Resolves when they are there; the caller need not wait for that before it needs one. */
export async function ensurePrograms() {
  process.env.PATH = [process.env.PATH, serverFolder].filter(Boolean).join(delimiter);
  const missing = Object.keys(programs).filter((name) => !isInPath(name));
  if (missing.length === 0) return;
  if (!isDebianRoot()) return console.log(`Not found, some tests will fail: ${missing.join(', ')}`);
  const packages = missing.map((name) => programs[name]);
  console.log(`Installing ${packages.join(' ')} ...`);
  // One child for both: it goes on while npm holds this process.
  const both = 'apt-get update && apt-get install --yes --no-install-recommends "$@"';
  const apt = spawn('sh', ['-c', both, 'apt', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [status] = await once(apt, 'close');
  if (status !== 0) {
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
