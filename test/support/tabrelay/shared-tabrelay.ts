/** Starts the tabrelay that the test files of the project one-browser share. */
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { namedKeysIn } from '../../../relay/access/keys';
import { scopes } from '../../../relay/service/caller';
import { type Api, api } from '../relay/rest-client';
import { startDisplay } from '../windows/display';
import { startWindowHider } from '../windows/hide-windows';
import { startFleetTabrelay } from './fleet-tabrelay';
import { startTabrelay } from './start-tabrelay';

interface SharedTabrelay {
  origin: string;
  baseUrl: string;
  /** A file claims one while it runs, so that it sees the sessions of its own only. */
  keys: { keyName: string; apiKey: string }[];
  /** A folder with an empty folder for each key that is claimed. */
  claims: string;
  /** Only where session windows are to be hidden: the function that hides them. */
  hiderUrl?: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    tabrelay: SharedTabrelay;
  }
}

/**
 * All names below `.test`, which no one can own (RFC 6761), are this machine to the browser of the tests. So is what must
 * never be asked for: a test that fails must not send it anything.
 */
const namesOfTests = [
  ...['*.test', '*.internal', '*.local', '*.lan', 'intranet', 'build.sh', 'readme.md'],
  ...['169.254.*', '10.*', '192.168.*', '172.16.*', '100.64.*'],
];
export const testNames = `--host-resolver-rules=${namesOfTests.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`;

/** Vitest's global setup: one tabrelay before the first file, ended after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TABRELAY_TEST_HIDDEN) return setupHidden(project);
  if (process.env.TABRELAY_TEST_THROUGH === 'fleet') return setupFleet(project);
  const { origin, baseUrl, home, stop } = await startTabrelay({ watched: false, flags: [testNames] });
  project.provide('tabrelay', { origin, baseUrl, ...keysFor(home) });
  return stop;
}

/** Through a relay of a fleet that holds no browser; the pages are those of one that does. */
async function setupFleet(project: TestProject): Promise<() => Promise<void>> {
  let keys: ReturnType<typeof keysFor> = { keys: [], claims: '' };
  const { holder, doorUrl, stop } = await startFleetTabrelay(
    { watched: false, flags: [testNames] },
    ({ home }) => {
      keys = keysFor(home);
    },
  );
  project.provide('tabrelay', { origin: holder.origin, baseUrl: doorUrl, ...keys });
  return stop;
}

/** The same on a display of its own, where windows can be minimised. */
async function setupHidden(project: TestProject): Promise<() => Promise<void>> {
  const display = await startDisplay();
  const tabrelay = await startTabrelay({ watched: false, flags: [testNames], display: display.name });
  const hider = await startWindowHider(tabrelay.browser);
  const { origin, baseUrl, home } = tabrelay;
  project.provide('tabrelay', { origin, baseUrl, ...keysFor(home), hiderUrl: hider.url });
  return async () => {
    hider.stop();
    await tabrelay.stop();
    await display.stop();
  };
}

/** More than files run at once: the projects of one run number their workers alike. */
const maxFiles = 12;

function keysFor(home: string): Pick<SharedTabrelay, 'keys' | 'claims'> {
  const kept = namedKeysIn(home);
  const keys = Array.from({ length: maxFiles }, (_, index) => {
    const keyName = `file-${index + 1}`;
    return { keyName, apiKey: kept.add({ name: keyName, scopes: [...scopes] }) };
  });
  const claims = join(home, 'claims');
  mkdirSync(claims);
  return { keys, claims };
}

type Key = SharedTabrelay['keys'][number];

/** The key of the file that this worker runs. Written by `shared`; ends with the file. */
let claimed: Key | undefined;

function claim({ keys, claims }: Pick<SharedTabrelay, 'keys' | 'claims'>): Key {
  for (const key of keys)
    try {
      mkdirSync(join(claims, key.keyName));
      return key;
    } catch {
      // Another file has it.
    }
  throw new Error(`More than ${maxFiles} files share the browser at once.`);
}

type Shared = Api & Omit<SharedTabrelay, 'keys' | 'claims'> & Key & { practice: string };

/** A client of the shared tabrelay, with the address of its practice page. */
export function shared(): Shared {
  const { keys, claims, ...tabrelay } = inject('tabrelay');
  const { origin, baseUrl, hiderUrl } = tabrelay;
  const isFirst = claimed === undefined;
  const key = claimed ?? claim({ keys, claims });
  claimed = key;
  const client = api(baseUrl, key.apiKey);
  // The first hook of a file runs last: what it left open by then would stay open for the next file with this key.
  afterAll(async () => {
    const left = await client.sessions();
    await Promise.all(left.map(({ id }) => client.call('DELETE', `/session/${id}`)));
    if (isFirst) {
      rmdirSync(join(claims, key.keyName));
      claimed = undefined;
    }
    expect(left, 'sessions that this file left open').toEqual([]);
  });
  return {
    ...client,
    ...tabrelay,
    ...key,
    practice: `${origin}/practice`,
    async session(options) {
      const id = await client.session(options);
      if (hiderUrl) await fetch(hiderUrl, { method: 'POST' });
      return id;
    },
  };
}
