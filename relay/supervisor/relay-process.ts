/** Runs the relay in a process of its own and restarts it when it dies or says nothing any more. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RelayError } from '../../extension/protocol/errors';
import { type ChildMessage, childMessageSchema, type SupervisorMessage } from '../child-messages';
import { SilenceWatch } from './silence-watch';

/** A relay that ran at least this long is restarted without a pause. */
const shortLifeMs = 1_000;
const firstPauseMs = 100;
const maxPauseMs = 5_000;
/** How long the relay may take to shut down. */
const timeoutMs = 6_000;

export interface RelayProcess {
  /** Resolves when it listens; rejects when it cannot start the first time. */
  ready: Promise<void>;
  /** Tells it something, and after a restart again what was told last. */
  tell(message: SupervisorMessage): void;
  /** Ends it without a restart; kills it after 6 s. Resolves when the process has exited. */
  stop(): Promise<void>;
  /** Kills it, without a restart. */
  kill(): void;
}

/**
 * Keeps a relay running in a process of its own. If another program has taken its port, it retries until the port is
 * free.
 * @param options.environment its whole environment, the port among it
 * @param options.maxSilenceMs how long it may say nothing before it is killed and started again
 */
export function keepRelay(options: {
  script: string;
  environment: NodeJS.ProcessEnv;
  maxSilenceMs: number;
  onMessage(message: ChildMessage): void;
  say(line: string): void;
}): RelayProcess {
  let current: ChildProcess | undefined;
  let wasReady = false;
  /** The last printed reason, so that each is printed once. */
  let reportedReason: string | undefined;
  let stopping = false;
  let pauseMs = 0;
  let restart: NodeJS.Timeout | undefined;
  let told: SupervisorMessage | undefined;
  // One that is ending hears nothing any more; the next one is told when it starts.
  const tellCurrent = () => void (told && current?.connected && current.send(told, () => undefined));

  const ready = new Promise<void>((resolve, reject) => {
    const start = () => {
      let readyAt: number | undefined;
      let whyFailed: string | undefined;
      const child = spawn(process.execPath, [options.script], {
        // In a process group of its own, so that the supervisor handles Ctrl-C.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: options.environment,
      });
      current = child;
      tellCurrent();
      let isDebugged = false;
      const onSilent = () => {
        // Who holds it up with a debugger wants it so.
        if (stopping || isDebugged) return;
        whyFailed = `it was silent for ${options.maxSilenceMs / 1_000} s`;
        child.kill('SIGKILL');
      };
      let watch: SilenceWatch | undefined;
      child.on('message', (data) => {
        watch?.heard();
        const message = childMessageSchema.parse(data);
        if ('alive' in message) {
          isDebugged = message.alive.debugged;
          // However long it takes to load.
          watch ??= new SilenceWatch({
            limitMs: options.maxSilenceMs,
            onSilent,
            now: () => performance.now(),
          });
        }
        if ('ready' in message) {
          wasReady = true;
          readyAt = Date.now();
          reportedReason = undefined;
          resolve();
        }
        if ('failed' in message) whyFailed = message.failed;
        options.onMessage(message);
      });
      child.once('exit', (code, signal) => {
        watch?.stop();
        current = undefined;
        if (stopping) return;
        const reason = whyFailed ?? `it ended with ${signal ?? `code ${code}`}`;
        if (!wasReady) {
          reject(new RelayError('internal', `the relay did not start: ${reason}`));
          return;
        }
        const livedShortly = readyAt === undefined || Date.now() - readyAt < shortLifeMs;
        pauseMs = livedShortly ? Math.min(Math.max(pauseMs * 2, firstPauseMs), maxPauseMs) : 0;
        if (reason !== reportedReason) options.say(describeRestart(reason, readyAt !== undefined));
        reportedReason = reason;
        restart = setTimeout(start, pauseMs);
      });
    };
    start();
  });

  const end = (signal: NodeJS.Signals) => {
    stopping = true;
    clearTimeout(restart);
    current?.kill(signal);
  };
  return {
    ready,
    tell(message) {
      told = message;
      tellCurrent();
    },
    async stop() {
      end('SIGTERM');
      if (!current) return;
      const force = setTimeout(() => end('SIGKILL'), timeoutMs);
      await once(current, 'exit');
      clearTimeout(force);
    },
    kill: () => end('SIGKILL'),
  };
}

function describeRestart(reason: string, wasReady: boolean): string {
  return wasReady
    ? `The relay died (${reason}); starting it again.`
    : `The relay does not start (${reason}); trying again until it does.`;
}
