// Why: tests start tabrelay with the documented flags and environment, in a home folder of their own.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { until } from '../until';
import { findLeaks } from './find-leaks';
import { portHolder } from './port-holder';

export interface Relay {
  /** `http://127.0.0.1:<port>`; pages such as /practice stand here. */
  origin: string;
  /** `origin` with `/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Its TABRELAY_HOME. */
  home: string;
  /** All that it printed so far. */
  printed(): string;
  /** How many browsers GET /health says are connected. @throws while nobody listens. */
  connectedBrowsers(): Promise<number>;
  /** The process behind `npm start`, which starts the one that listens. */
  supervisorPid: number;
  /** The process that listens on the port now. */
  listenerPid(): Promise<number | undefined>;
  /** Sends a signal (SIGKILL unless told) to the process that listens, and returns its pid. @throws when none does. */
  signalListener(signal?: NodeJS.Signals): Promise<number>;
  /** Sends a signal to the process that was started, and waits for its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it as Ctrl-C does, and removes its home. @throws Error when a secret was printed or logged. */
  stop(): Promise<void>;
}

const healthSchema = z.looseObject({ status: z.literal('ok'), browsers: z.int() });

/** The first start of this process builds what is missing, as `npm start` does; then all is there. */
let isBuilt = false;

/** Starts tabrelay without a browser and waits until it answers. */
export async function startRelay(env: Record<string, string> = {}): Promise<Relay> {
  const home = await mkdtemp(join(tmpdir(), 'tabrelay-test-'));
  const port = await freePort();
  const apiKey = env.TABRELAY_API_KEY ?? randomBytes(32).toString('base64url');
  const program = isBuilt ? '.output/relay/supervise.mjs' : 'relay/start.mjs';
  const child = spawn(process.execPath, [program, '--no-browser', '--port', String(port)], {
    cwd: process.cwd(),
    env: { ...process.env, TABRELAY_HOME: home, TABRELAY_API_KEY: apiKey, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const exited = once(child, 'exit');
  const interrupt = () => child.kill('SIGINT');
  // A test run that is broken off must not leave it running.
  process.once('exit', interrupt);

  const origin = `http://127.0.0.1:${port}`;
  const relay: Relay = {
    origin,
    baseUrl: `${origin}/v1`,
    apiKey,
    home,
    printed: () => printed,
    connectedBrowsers: async () =>
      healthSchema.parse(await (await fetch(`${origin}/health`)).json()).browsers,
    supervisorPid: child.pid ?? 0,
    listenerPid: () => portHolder(port),
    async signalListener(signal = 'SIGKILL') {
      const pid = await portHolder(port);
      if (pid === undefined) throw new Error(`nobody listens on ${port}`);
      process.kill(pid, signal);
      return pid;
    },
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
    stop: async () => {
      process.off('exit', interrupt);
      if (child.exitCode === null && child.signalCode === null) interrupt();
      await exited;
      const leaks = await findLeaks(relay, env.OPENAI_API_KEY);
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      if (leaks.length > 0) throw new Error(`tabrelay gave away ${leaks.join(', ')}`);
    },
  };
  const answers = until('GET /health to answer', async () => (await relay.connectedBrowsers()) >= 0, 120_000);
  const ended = exited.then(() =>
    Promise.reject(new Error(`tabrelay ended before it answered:\n${printed}`)),
  );
  ended.catch(() => undefined);
  await Promise.race([answers, ended]);
  isBuilt = true;
  return relay;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
