/** A program at a display that is not the browser, and which window is in front of which. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { until } from '../until';
import type { Display } from './display';

export interface ForeignProgram {
  /** The titles of all windows, the front one last. */
  stacking(): Promise<string[]>;
  /** The title of the window that has the focus. */
  focused(): Promise<string>;
  /** Gives it the focus and brings it to the front. */
  activate(): Promise<void>;
  stop(): Promise<void>;
}

export const foreignTitle = 'foreign program';

/** Starts xterm in the upper left of the display. Needs it, and xprop, on PATH. */
export async function startForeignProgram(display: Display): Promise<ForeignProgram> {
  const env = { ...process.env, DISPLAY: display.name };
  const xprop = async (...args: string[]) => (await promisify(execFile)('xprop', args, { env })).stdout;
  const args = ['-T', foreignTitle, '-geometry', '120x40+0+0', '-e', 'sleep', '1000'];
  const xterm = spawn('xterm', args, { env, stdio: 'ignore' });
  const titles = async (property: string) => {
    const ids = (await xprop('-root', property)).match(/0x[0-9a-f]+/g) ?? [];
    const names = ids.map((id) => xprop('-id', id, 'WM_NAME').catch(() => ''));
    return (await Promise.all(names)).map((line) => /"(.*)"/.exec(line)?.[1] ?? '');
  };
  const stacking = () => titles('_NET_CLIENT_LIST_STACKING');
  await until('the foreign program to appear', async () => (await stacking()).includes(foreignTitle));
  const [id = ''] = (await display.xdotool('search', '--name', `^${foreignTitle}$`)).split('\n');
  return {
    stacking,
    focused: async () => (await titles('_NET_ACTIVE_WINDOW'))[0] ?? '',
    activate: async () => void (await display.xdotool('windowactivate', '--sync', id)),
    stop: async () => {
      const exited = once(xterm, 'exit');
      xterm.kill();
      await exited;
    },
  };
}
