/** A real NATS server with JetStream, on a loopback port and in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../relay/start-relay';
import { until } from '../until';

/** Whether the program is there; `npm test` installs it where it may. */
export const hasNatsServer = spawnSync('nats-server', ['--version']).status === 0;

/** For the name of tests that are left out without it. */
export const withoutNatsServer =
  'nats-server is not installed (on Debian: apt-get install nats-server), so the tests of the fleet are left out';

export interface NatsServer {
  url: string;
  port: number;
  /** Ends it with a signal, and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again with what it has stored. */
  begin(): Promise<void>;
  /** Ends it and removes what it has stored. */
  stop(): Promise<void>;
}

/**
 * @param args added to its command line, such as `-c` with a file
 * @param env added to its environment
 */
export async function startNatsServer(
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<NatsServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-nats-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: NatsServer = {
    url: `nats://127.0.0.1:${port}`,
    port,
    async begin() {
      const flags = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder, ...args];
      child = spawn('nats-server', flags, { stdio: 'ignore', env: { ...process.env, ...env } });
      await until('NATS to listen', () => accepts(port));
    },
    async end(signal = 'SIGKILL') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
    async stop() {
      await server.end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
  await server.begin();
  return server;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
