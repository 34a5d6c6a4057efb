/** Runs `npm start` and observes its output, processes and exit code. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { until } from '../until';

export interface Start {
  pid: number;
  printed(): string;
  /** Waits until this has been printed `times` times. */
  says(text: string, times?: number): Promise<void>;
  /** The address in the banner, `http://127.0.0.1:<port>`. */
  url(): Promise<string>;
  pressEnter(): void;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, once it has one. */
  exitCode: Promise<number | null>;
  /** Ends it by Ctrl-C, if it has not ended. */
  end(): Promise<void>;
}

/** The same as `runStart`; what is left of it ends with the test. */
export function npmStart(...how: Parameters<typeof runStart>): Start {
  const start = runStart(...how);
  onTestFinished(start.end);
  return start;
}

/**
 * Runs `node relay/tabrelay.mjs start` with these flags and this home folder, or the command that they begin with, until
 * it is ended.
 * @param command what is run in its place
 */
export function runStart(
  home: string,
  flags: string[],
  env: Record<string, string> = {},
  command = [process.execPath, 'relay/tabrelay.mjs', ...(/^[a-z]/.test(flags[0] ?? '') ? [] : ['start'])],
): Start {
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, ...flags], {
    env: { ...process.env, TABRELAY_HOME: home, TABRELAY_API_KEY: '', ...env },
    stdio: 'pipe',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const start: Start = {
    pid: child.pid ?? 0,
    exitCode,
    printed: () => printed,
    async says(text, times = 1) {
      await until(`"${text}" in ${printed}`, () => printed.split(text).length > times, 45_000);
    },
    async url() {
      await start.says('Base URL');
      return /Base URL\s+(\S+)\/v1/.exec(printed)?.[1] ?? '';
    },
    pressEnter: () => child.stdin.write('\n'),
    signal: (signal) => child.kill(signal),
    async end() {
      child.kill('SIGINT');
      await exitCode;
    },
  };
  return start;
}

/** Ends it by this signal, and expects that it says so and leaves no process behind. */
export async function expectNothingLeft(start: Start, signal: NodeJS.Signals): Promise<void> {
  const everything = processTree(start.pid);
  start.signal(signal);
  expect(await start.exitCode).toBe(0);
  await until('all processes to end', () => stillRunning(everything).length === 0);
}

/** A process and all that it started, read from Linux's /proc (proc(5)). */
export function processTree(pid: number): number[] {
  const children = runningProcesses().filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => processTree(child.pid))];
}

/** The first process of the tree under `pid` whose command line contains this. */
export function findProcess(pid: number, text: string): number | undefined {
  return processTree(pid).find((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(text));
}

/** Sends a signal to that process. @throws Error when there is none: to 0 it would go to the tests themselves. */
export function signalProcess(pid: number | undefined, text: string, signal: NodeJS.Signals): void {
  const found = pid && findProcess(pid, text);
  if (!found) throw new Error(`no process with ${text} under ${pid}`);
  process.kill(found, signal);
}

/** Those of the processes that still run; one that has ended and waits for its parent to notice does not. */
export function stillRunning(pids: number[]): number[] {
  return runningProcesses().flatMap(({ pid }) => (pids.includes(pid) ? [pid] : []));
}

function runningProcesses(): { pid: number; parent: number }[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent) }];
    } catch {
      return [];
    }
  });
}
