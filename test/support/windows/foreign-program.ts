/** A program at a display that is not the browser, and which window is in front of which. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../until';
import type { Area, Display } from './display';

export interface ForeignProgram {
  /** The titles of all windows, the front one last. */
  stacking(): Promise<string[]>;
  /** The title of the window that has the focus. */
  focused(): Promise<string>;
  /** What the display shows of its window now. */
  picture(): Buffer;
  /** The keys that it got so far. */
  typed(): string;
  /** Gives it the focus and brings it to the front. */
  activate(): Promise<void>;
  stop(): Promise<void>;
}

export const foreignTitle = 'foreign program';

/** Starts xterm in the upper left of the display. Needs it, xprop and xwininfo on PATH. */
export async function startForeignProgram(display: Display): Promise<ForeignProgram> {
  const env = { ...process.env, DISPLAY: display.name };
  const xprop = async (...args: string[]) => (await promisify(execFile)('xprop', args, { env })).stdout;
  const folder = mkdtempSync(join(tmpdir(), 'tabrelay-foreign-'));
  const keys = join(folder, 'keys');
  // Keys are written down as they come, and shown nowhere.
  const script = `stty raw -echo; exec cat > '${keys}'`;
  const args = ['-T', foreignTitle, '-geometry', '120x40+0+0', '-e', 'sh', '-c', script];
  const xterm = spawn('xterm', args, { env, stdio: 'ignore' });
  const titles = async (property: string) => {
    const ids = (await xprop('-root', property)).match(/0x[0-9a-f]+/g) ?? [];
    const names = ids.map((id) => xprop('-id', id, 'WM_NAME').catch(() => ''));
    return (await Promise.all(names)).map((line) => /"(.*)"/.exec(line)?.[1] ?? '');
  };
  const stacking = () => titles('_NET_CLIENT_LIST_STACKING');
  await until('the foreign program to appear', async () => (await stacking()).includes(foreignTitle));
  const [id = ''] = (await display.xdotool('search', '--name', `^${foreignTitle}$`)).split('\n');
  const area = await areaOf(id, env);
  await until('the foreign program to take keys', () => existsSync(keys));
  return {
    stacking,
    focused: async () => (await titles('_NET_ACTIVE_WINDOW'))[0] ?? '',
    picture: () => display.pixels(area),
    typed: () => readFileSync(keys, 'utf8'),
    activate: async () => void (await display.xdotool('windowactivate', '--sync', id)),
    stop: async () => {
      const exited = once(xterm, 'exit');
      xterm.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What xdotool says of a window with a frame is off by the frame. */
async function areaOf(id: string, env: NodeJS.ProcessEnv): Promise<Area> {
  const { stdout } = await promisify(execFile)('xwininfo', ['-id', id], { env });
  const field = (name: string) => Number(new RegExp(`${name}: +(\\d+)`).exec(stdout)?.[1]);
  return {
    left: field('Absolute upper-left X'),
    top: field('Absolute upper-left Y'),
    width: field('Width'),
    height: field('Height'),
  };
}
