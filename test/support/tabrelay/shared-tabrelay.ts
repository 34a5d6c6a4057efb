/** Starts the tabrelay that the test files of the project one-browser share. */
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
  /** One for each of vitest's workers, so that a file sees the sessions of its own only. */
  keys: { keyName: string; apiKey: string }[];
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
  project.provide('tabrelay', { origin, baseUrl, keys: keysFor(project, home) });
  return stop;
}

/** Through a relay of a fleet that holds no browser; the pages are those of one that does. */
async function setupFleet(project: TestProject): Promise<() => Promise<void>> {
  let keys: SharedTabrelay['keys'] = [];
  const { holder, doorUrl, stop } = await startFleetTabrelay(
    { watched: false, flags: [testNames] },
    ({ home }) => {
      keys = keysFor(project, home);
    },
  );
  project.provide('tabrelay', { origin: holder.origin, baseUrl: doorUrl, keys });
  return stop;
}

/** The same on a display of its own, where windows can be minimised. */
async function setupHidden(project: TestProject): Promise<() => Promise<void>> {
  const display = await startDisplay();
  const tabrelay = await startTabrelay({ watched: false, flags: [testNames], display: display.name });
  const hider = await startWindowHider(tabrelay.browser);
  const { origin, baseUrl, home } = tabrelay;
  project.provide('tabrelay', { origin, baseUrl, keys: keysFor(project, home), hiderUrl: hider.url });
  return async () => {
    hider.stop();
    await tabrelay.stop();
    await display.stop();
  };
}

function keysFor(project: TestProject, home: string): SharedTabrelay['keys'] {
  const kept = namedKeysIn(home);
  return Array.from({ length: project.config.maxWorkers }, (_, index) => {
    const keyName = `worker-${index + 1}`;
    return { keyName, apiKey: kept.add({ name: keyName, scopes: [...scopes] }) };
  });
}

type Shared = Api & Omit<SharedTabrelay, 'keys'> & SharedTabrelay['keys'][number] & { practice: string };

/** A client of the shared tabrelay, with the address of its practice page. */
export function shared(): Shared {
  const { keys, ...tabrelay } = inject('tabrelay');
  const { origin, baseUrl, hiderUrl } = tabrelay;
  // Vitest numbers its workers from 1.
  const key = keys[Number(process.env.VITEST_POOL_ID) - 1];
  if (!key) throw new Error('This worker of vitest has no key: there are more workers than maxWorkers says.');
  const client = api(baseUrl, key.apiKey);
  // The first hook of a file runs last: what it left open by then would stay open for the next file of this worker.
  afterAll(async () => {
    const left = await client.sessions();
    await Promise.all(left.map(({ id }) => client.call('DELETE', `/session/${id}`)));
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
