/** Lends started tabrelays to test files; those of one worker get the same, one after the other. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, type RelayAddress } from '../relay/start-relay';
import { startDisplay } from '../windows/display';
import { testNames } from './shared-tabrelay';
import { startTabrelay, type Tabrelay } from './start-tabrelay';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tabrelays are lent: GET /<kind>/<worker> answers with the address of the worker's own, once it is up. */
    lender: string;
  }
}

export interface LentAddress extends RelayAddress {
  browserPid: number;
  /** The endpoint through which a test can connect to the browser. */
  debuggerUrl: string;
  /** The port on which a borrower's model server may listen. */
  modelPort: number;
  /** The DISPLAY; empty for a headless browser. */
  display: string;
}

export type Kind = keyof typeof kinds;

interface Lent {
  address: LentAddress;
  stop(): Promise<void>;
}

const kinds = {
  headless: () => start(''),
  /** On a screen with a window manager. */
  'on-display': async (): Promise<Lent> => {
    const display = await startDisplay();
    const lent = await start(display.name);
    return {
      ...lent,
      stop: async () => {
        await lent.stop();
        await display.stop();
      },
    };
  },
};

async function start(display: string): Promise<Lent> {
  const modelPort = await freePort();
  const tabrelay = await startTabrelay({
    watched: false,
    flags: ['--remote-debugging-port=0', testNames],
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      OPENAI_MODEL: 'scripted',
      OPENAI_API_KEY: '',
    },
    ...(display && { display }),
  });
  const { origin, apiKey, home, printedIn, supervisorPid, browser } = tabrelay;
  const browserPid = browser.process()?.pid ?? 0;
  const debuggerUrl = debuggerOf(tabrelay);
  const relay = { origin, apiKey, home, printedIn, supervisorPid };
  return { address: { ...relay, browserPid, debuggerUrl, modelPort, display }, stop: tabrelay.stop };
}

/** Chromium writes the port that it has chosen, and the path, into its profile. */
function debuggerOf({ profileDir }: Tabrelay): string {
  const [port, path] = readFileSync(join(profileDir, 'DevToolsActivePort'), 'utf8').split('\n');
  return `ws://127.0.0.1:${port}${path}`;
}

/** Vitest's global setup: each is started when a worker's first file asks for its kind, and ended after the last file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Lent>>();
  const lend = async (path: string, response: ServerResponse) => {
    const [, kind] = path.split('/');
    const lent = started.get(path) ?? kinds[kind as Kind]();
    started.set(path, lent);
    await lent.then(
      ({ address }) => response.end(JSON.stringify(address)),
      (error) => {
        // The next file starts its own, rather than fail with this one.
        started.delete(path);
        response.writeHead(500).end(JSON.stringify(String(error)));
      },
    );
  };
  const server = createServer(({ url = '' }, response) => void lend(url, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  project.provide('lender', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const lent of started.values()) await (await lent).stop();
  };
}
