/** Starts the relay with documented flags and environment, in a home folder of its own. */

import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { until } from '../until';
import { findLeaks } from './find-leaks';
import { portHolder } from './port-holder';
import { api } from './rest-client';

/** Where a relay is found by tests, also by those of another process than the one that started it. */
export interface RelayAddress {
  /** `http://127.0.0.1:<port>`; pages such as /practice stand here. */
  origin: string;
  apiKey: string;
  /** Its TABRELAY_HOME. */
  home: string;
  /** The file that it prints into. */
  printedIn: string;
  /** The process behind `npm start`, which starts the one that listens. */
  supervisorPid: number;
}

export type RunningRelay = ReturnType<typeof relayAt>;

export interface Relay extends RunningRelay {
  /** Sends a signal to the process that was started, and waits for its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it as Ctrl-C does, and removes its home. @throws Error when a secret was printed or logged. */
  stop(): Promise<void>;
}

const healthSchema = z.looseObject({ status: z.literal('ok'), browsers: z.int() });

/** The first start of this process builds what is missing, as `npm start` does; then all is there. */
let isBuilt = false;

/** What tests ask a running relay for, and do to it. */
export function relayAt(address: RelayAddress) {
  const { origin } = address;
  const listenerPid = () => portHolder(Number(new URL(origin).port));
  return {
    ...address,
    /** `origin` with `/v1`. */
    baseUrl: `${origin}/v1`,
    /** The built-in practice page. */
    practice: `${origin}/practice`,
    api: api(`${origin}/v1`, address.apiKey),
    /** All that it printed so far. */
    printed: () => readFileSync(address.printedIn, 'utf8'),
    /** How many browsers GET /health says are connected. @throws while nobody listens. */
    connectedBrowsers: async () =>
      healthSchema.parse(await (await fetch(`${origin}/health`)).json()).browsers,
    /** The process that listens on the port now. */
    listenerPid,
    /** Sends a signal (SIGKILL unless told) to the process that listens, and returns its pid. @throws when none does. */
    async signalListener(signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
      const pid = await listenerPid();
      if (pid === undefined) throw new Error(`nobody listens at ${origin}`);
      process.kill(pid, signal);
      return pid;
    },
  };
}

/** Starts tabrelay without a browser and waits until it answers. */
export async function startRelay(env: Record<string, string> = {}): Promise<Relay> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-test-'));
  const home = join(folder, 'home');
  const printedIn = join(folder, 'printed');
  const port = await freePort();
  const apiKey = env.TABRELAY_API_KEY ?? randomBytes(32).toString('base64url');
  const program = isBuilt ? ['.output/relay/supervise.mjs'] : ['relay/tabrelay.mjs', 'start'];
  const output = openSync(printedIn, 'a');
  const child = spawn(process.execPath, [...program, '--no-browser', '--port', String(port)], {
    cwd: process.cwd(),
    env: { ...process.env, TABRELAY_HOME: home, TABRELAY_API_KEY: apiKey, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const exited = once(child, 'exit');
  const interrupt = () => child.kill('SIGINT');
  // A test run that is broken off must not leave it running.
  process.once('exit', interrupt);

  const origin = `http://127.0.0.1:${port}`;
  const running = relayAt({ origin, apiKey, home, printedIn, supervisorPid: child.pid ?? 0 });
  const relay: Relay = {
    ...running,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
    stop: async () => {
      process.off('exit', interrupt);
      if (child.exitCode === null && child.signalCode === null) interrupt();
      await exited;
      const leaks = await findLeaks(relay, env.OPENAI_API_KEY);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      if (leaks.length > 0) throw new Error(`tabrelay gave away ${leaks.join(', ')}`);
    },
  };
  const answers = until('GET /health to answer', async () => (await relay.connectedBrowsers()) >= 0, 120_000);
  const ended = exited.then(() =>
    Promise.reject(new Error(`tabrelay ended before it answered:\n${relay.printed()}`)),
  );
  ended.catch(() => undefined);
  await Promise.race([answers, ended]);
  isBuilt = true;
  return relay;
}

/** One that nobody listens on. No system gives it away meanwhile, to whoever takes any port or calls from one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  await new Promise((closed) => probe.close(closed));
  return true;
}
