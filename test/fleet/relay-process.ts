/** A relay in a process of its own that can be killed and started again, with a way to NATS that can be cut. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pairingsIn } from '../../relay/access/pairings';
import { freePort } from '../support/relay/start-relay';
import { startTcpProxy, type TcpProxy } from '../support/relay/tcp-proxy';
import { until } from '../support/until';

export interface RelayProcess {
  name: string;
  origin: string;
  /** Of `performance.now()`: since when it is up and reaches NATS, or since when not. */
  changedAt: number;
  isUp: boolean;
  isCut: boolean;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Nothing passes between it and NATS any more; what is sent meanwhile arrives when it is mended. */
  cut(): void;
  mend(): void;
  pair(browser: { id: string; secret: string }): void;
  printed(): string;
  stop(): Promise<void>;
}

/** @param options.natsPort where NATS listens; without it the relay is alone */
export async function createRelayProcess(options: {
  name: string;
  apiKey: string;
  natsPort?: number;
}): Promise<RelayProcess> {
  const { name, apiKey, natsPort } = options;
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-fleet-'));
  const home = join(folder, 'home');
  const printedIn = join(folder, 'printed');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let proxy: TcpProxy | undefined;
  if (natsPort !== undefined) {
    proxy = await startTcpProxy();
    proxy.aim(natsPort);
  }
  let child: ChildProcess | undefined;

  const relay: RelayProcess = {
    name,
    origin,
    changedAt: performance.now(),
    isUp: false,
    isCut: false,
    async start() {
      const output = openSync(printedIn, 'a');
      child = spawn(process.execPath, ['.output/relay/main.mjs'], {
        env: {
          ...process.env,
          TABRELAY_HOME: home,
          TABRELAY_PORT: String(port),
          TABRELAY_API_KEY: apiKey,
          TABRELAY_RATE_LIMIT: '0',
          TABRELAY_LOG: 'error',
          ...(proxy && { TABRELAY_NATS: `nats://127.0.0.1:${proxy.port}`, TABRELAY_NODE: name }),
        },
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      await until(`${name} to answer`, async () => (await fetch(`${origin}/health`)).ok, 60_000);
      relay.isUp = true;
      relay.changedAt = performance.now();
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      relay.isUp = false;
      relay.changedAt = performance.now();
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    cut() {
      relay.isCut = true;
      relay.changedAt = performance.now();
      proxy?.set('hole');
    },
    mend() {
      relay.isCut = false;
      relay.changedAt = performance.now();
      proxy?.set('pass');
    },
    pair: ({ id, secret }) => pairingsIn(home).save({ id, name: id, secret, byHand: false }),
    printed: () => readFileSync(printedIn, 'utf8'),
    async stop() {
      await relay.kill();
      await proxy?.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
  return relay;
}
