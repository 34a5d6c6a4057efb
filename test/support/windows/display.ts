/** Starts a virtual display with a window manager. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Display extends Screen {
  /** What DISPLAY has to be for a program to appear on it. */
  name: string;
  /** What the display shows now of a rectangle in pixels, row by row, four bytes a pixel. */
  pixels(area: Area): Buffer;
  stop(): Promise<void>;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a test does at a display as a person would. */
export interface Screen {
  /** Runs xdotool on it and returns what it printed. */
  xdotool(...args: string[]): Promise<string>;
}

/** A display that runs. @param name what DISPLAY is there */
export function screenAt(name: string): Screen {
  const env = { ...process.env, DISPLAY: name };
  const xdotool = async (...args: string[]): Promise<string> => {
    try {
      return (await promisify(execFile)('xdotool', args, { env })).stdout.trim();
    } catch (error) {
      // A search looks at all windows, also at one that closes at that moment: the X server has it fail.
      if (args[0] === 'search' && String(error).includes('BadWindow')) return xdotool(...args);
      throw error;
    }
  };
  return { xdotool };
}

/** Starts Xvfb (1920x1200) on a free display number, with openbox. Needs both, and xdotool, on PATH. */
export async function startDisplay(): Promise<Display> {
  // -displayfd: the X server picks a free number and writes it to that descriptor once it accepts clients.
  const frames = mkdtempSync(join(tmpdir(), 'tabrelay-display-'));
  const screen = ['-screen', '0', '1920x1200x24', '-fbdir', frames];
  const server = spawn('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
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
    ...screenAt(name),
    name,
    pixels: (area) => cutOut(readFileSync(join(frames, 'Xvfb_screen0')), area),
    stop: async () => {
      process.off('exit', kill);
      await end(manager);
      await end(server);
      rmSync(frames, { recursive: true, force: true });
    },
  };
}

/** Of a screen in the format of xwd (X11/XWDFile.h): a header of 32-bit numbers, a colour map, the rows. */
function cutOut(screen: Buffer, { left, top, width, height }: Area): Buffer {
  const field = (index: number) => screen.readUInt32BE(4 * index);
  const [headerSize, bytesPerLine, colors] = [field(0), field(12), field(19)];
  const begin = headerSize + 12 * colors;
  const rows = Array.from({ length: height }, (_, row) => {
    const start = begin + (top + row) * bytesPerLine + 4 * left;
    return screen.subarray(start, start + 4 * width);
  });
  return Buffer.concat(rows);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
