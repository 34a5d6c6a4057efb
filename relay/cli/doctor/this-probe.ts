/** Looks at this machine for doctor. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../../../package.json';
import { apiKeyFile, namedKeysIn } from '../../access/keys';
import { pairingsIn } from '../../access/pairings';
import { listModels } from '../../autonomy/list-models';
import { nameForPeople } from '../../browsers/browser-ids';
import { describeChanges } from '../../built-files.mjs';
import { readConfig } from '../../config';
import { openHome, readPrivateFile } from '../../files/private-file';
import { isRoot } from '../../launch/browser-flags';
import { findBrowser, thisMachine } from '../../launch/find-browser';
import type { CliContext } from '../cli-context';
import { healthOf } from '../find-relay';
import { clientFilePaths } from './client-file-paths';
import type { Probe } from './probe';

const modelTimeoutMs = 3_000;
const connectTimeoutMs = 1_000;

/** @param folder where the built extension and the hashes of its files are */
export function thisProbe({ machine, url, client }: CliContext, folder: URL): Probe {
  const config = readConfig([], machine.env);
  const built = fileURLToPath(new URL('chrome-mv3', folder));
  // What browsers load.
  const extension = config.extensionDir ?? built;
  const pairings = pairingsIn(config.home);
  return {
    config,
    url,
    version,
    nodeVersion: process.versions.node,
    isRoot: isRoot(),
    checkHome() {
      openHome(config.home);
      readPrivateFile(apiKeyFile(config.home));
      namedKeysIn(config.home).list();
      pairings.list();
    },
    health: () => healthOf(url),
    portHolder: () => portHolder(new URL(url)),
    extensionFolder: () => (existsSync(join(extension, 'manifest.json')) ? extension : undefined),
    extensionChanges: () => describeChanges(extension, `${built}.files.json`),
    browser: () => findBrowser(config.browserPath, thisMachine),
    pairings: () => pairings.list().map(({ id, name }) => nameForPeople(name, id)),
    client,
    askModels: () =>
      listModels(
        config.model ?? { apiKey: undefined, baseUrl: undefined },
        AbortSignal.timeout(modelTimeoutMs),
      ),
    clientFiles: () =>
      clientFilePaths({
        home: homedir(),
        folder: process.cwd(),
        platform: process.platform,
        env: machine.env,
      })
        .filter((path) => existsSync(path))
        .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    exists: existsSync,
    freeBytes() {
      const { bavail, bsize } = statfsSync(config.home);
      return bavail * bsize;
    },
  };
}

/** Who listens there: by lsof where it is installed. */
async function portHolder({ hostname, port }: URL): Promise<string | undefined> {
  if (!(await isOpen(hostname, Number(port || 80)))) return undefined;
  try {
    const found = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, pid, , name] = /^p(\d+)\n(f.*\n)?c(.+)$/m.exec(found) ?? [];
    return pid ? `${name} (process ${pid})` : 'another program';
  } catch {
    return 'another program';
  }
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: connectTimeoutMs });
    const end = (isConnected: boolean) => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
