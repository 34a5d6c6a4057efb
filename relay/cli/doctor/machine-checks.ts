/** Checks of the machine: Node, folder, port, sandbox, disk. */
import { broken, type Check, ok, warning } from './check';
import type { Probe } from './probe';

const minNode = [20, 19] as const;
const mebibyte = 1024 * 1024;
/** A browser profile grows by about as much in a day. */
const minFreeBytes = 100 * mebibyte;
const lowFreeBytes = 1024 * mebibyte;

export function nodeCheck({ nodeVersion }: Pick<Probe, 'nodeVersion'>): Check {
  return {
    name: 'node',
    title: 'Node',
    run() {
      const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
      const isNew = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
      if (isNew) return ok(`Version ${nodeVersion}.`);
      return broken(
        `Version ${nodeVersion} is too old.`,
        `Install Node ${minNode.join('.')} or newer: https://nodejs.org`,
      );
    },
  };
}

export function homeCheck({ checkHome, config }: Pick<Probe, 'checkHome' | 'config'>): Check {
  return {
    name: 'home',
    title: 'Folder of keys',
    run() {
      checkHome();
      return ok(`${config.home} is yours alone.`);
    },
  };
}

export function portCheck({ health, portHolder, url }: Pick<Probe, 'health' | 'portHolder' | 'url'>): Check {
  return {
    name: 'port',
    title: 'Port',
    async run() {
      if (await health()) return ok(`tabrelay listens at ${url}.`);
      const holder = await portHolder();
      if (!holder) return ok(`Nothing else listens at ${url}.`);
      return broken(
        `The port of ${url} is held by ${holder}, not by tabrelay.`,
        'End that program, or take another port: tabrelay start --port 9000, and TABRELAY_PORT=9000 for all other commands.',
      );
    },
  };
}

export function sandboxCheck({ isRoot }: Pick<Probe, 'isRoot'>): Check {
  return {
    name: 'sandbox',
    title: 'Sandbox',
    run() {
      if (!isRoot) return ok('A browser that tabrelay starts has its sandbox.');
      return warning(
        'As root a browser that tabrelay starts has no sandbox: a page that exploits a flaw of it gets all that root may do.',
        'Run tabrelay as another user, or in a container that has nothing else in it.',
      );
    },
  };
}

export function diskCheck({ freeBytes, config }: Pick<Probe, 'freeBytes' | 'config'>): Check {
  return {
    name: 'disk',
    title: 'Disk',
    run() {
      const free = freeBytes();
      const words = `${Math.floor(free / mebibyte)} MiB are free at ${config.home}.`;
      const todo = 'Make room, or set TABRELAY_HOME to a folder on another disk.';
      if (free < minFreeBytes) return broken(words, todo);
      return free < lowFreeBytes ? warning(words, todo) : ok(words);
    },
  };
}
