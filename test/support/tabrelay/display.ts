// Why: focus can only be judged on a screen with a window manager, so tests bring a screen of their own.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

export interface Display {
  /** What DISPLAY has to be for a program to appear on it. */
  name: string;
  /** Runs xdotool on it and returns what it printed. */
  xdotool(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts Xvfb (1920x1200) on a free display number, with openbox. Needs both, and xdotool, on PATH. */
export async function startDisplay(): Promise<Display> {
  // -displayfd: the X server picks a free number and writes it to that descriptor once it accepts clients.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await Promise.race([
    once(server.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(server, 'error').then(([error]) => Promise.reject(error)),
  ])) as [Buffer];
  const name = `:${number.toString().trim()}`;
  const env = { ...process.env, DISPLAY: name };
  const manager = spawn('openbox', [], { env, stdio: 'ignore' });
  const kill = () => {
    manager.kill();
    server.kill();
  };
  // A test run that is broken off must not leave them running.
  process.once('exit', kill);
  return {
    name,
    xdotool: async (...args) => (await promisify(execFile)('xdotool', args, { env })).stdout.trim(),
    stop: async () => {
      process.off('exit', kill);
      await end(manager);
      await end(server);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
