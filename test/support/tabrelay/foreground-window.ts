/** Brings a session's window to the foreground, where a browser opens dialogs. */
import type { RequestListener } from 'node:http';
import { afterEach, beforeAll, expect } from 'vitest';
import { type Site, servePages } from '../pages/serve-pages';
import { expectInTime } from '../relay/expect-in-time';
import { until } from '../until';
import { type Screen, screenAt } from '../windows/display';
import { type Borrowed, borrowTabrelay } from './borrow-tabrelay';

/** A session whose window is in the foreground and focused. */
export interface Foreground {
  id: string;
  act(action: string, selector: string, value?: unknown): Promise<Record<string, unknown>>;
  read(action: string, selector: string): Promise<string>;
  /** The lines that the page has written into its `#log`. */
  log(): Promise<string[]>;
}

/** In a page of `inFront`: its title shows that a person clicked into it while it was focused. */
export const tellingTouch = `<script>
  onclick = ({ isTrusted }) => { if (isTrusted && document.hasFocus()) document.title = 'page: touched'; };
</script>`;

/**
 * A tabrelay on a screen for the tests of one file, that nobody watches: a debugger would take over the dialogs. Every
 * page's title must begin with `page`.
 */
export function openForeground(pages: Record<string, string | RequestListener>) {
  let display: Screen;
  let site: Site;
  let tabrelay: Borrowed;
  const opened: string[] = [];

  beforeAll(async () => {
    site = await servePages(pages);
    tabrelay = await borrowTabrelay('on-display');
    display = screenAt(tabrelay.display);
    return async () => {
      await tabrelay.giveBack();
      await site.close();
    };
  }, 90_000);
  afterEach(async () => {
    for (const id of opened.splice(0)) await tabrelay.api.call('DELETE', `/session/${id}`);
    // The next test must not mistake one of these for its own.
    await until('all windows to be gone', async () => (await windows('page')).length === 0);
  });

  /** The windows whose title begins with this, as the window manager numbers them. */
  async function windows(title: string): Promise<string[]> {
    const found = await display.xdotool('search', '--onlyvisible', '--name', `^${title}`).catch(() => '');
    return found.split('\n').filter((line) => line !== '');
  }

  const inActiveWindow = (...what: string[]) => display.xdotool('getactivewindow', ...what);

  /** Clicks into the empty middle of the foreground window, as a person does. */
  async function touch(): Promise<void> {
    await display.xdotool('mousemove', '--window', await inActiveWindow(), '600', '400', 'click', '1');
  }

  return {
    url: (path: string) => site.url(path),
    reports: () => site.reports,
    api: () => tabrelay.api,
    touch,
    /** Clicks until the page's title confirms it: then the browser knows too which window is in the foreground. */
    async untilTouched(): Promise<void> {
      await until('the page to feel the click', async () => {
        await touch();
        return (await inActiveWindow('getwindowname')).startsWith('page: touched');
      });
    },
    windows,
    /** Resolves when the foreground window shows a page whose title begins with this. */
    async isInFront(title: string): Promise<void> {
      await until(`${title} to be in front`, async () =>
        (await inActiveWindow('getwindowname')).startsWith(title),
      );
    },
    /** Says that the person is done, for whom the next act would wait. */
    async handBack(id: string): Promise<void> {
      await tabrelay.api.call('POST', `/session/${id}/driver`, { body: { driver: 'api' } });
    },
    async open(path: string, options: Record<string, unknown> = {}): Promise<Foreground> {
      const { api } = tabrelay;
      const id = await api.session({
        url: site.url(path),
        headless: false,
        width: 640,
        height: 480,
        ...options,
      });
      opened.push(id);
      if (options.headless !== true) await this.isInFront('page');
      return {
        id,
        act: (action, selector, value) => api.act(id, action, selector, value),
        read: (action, selector) => api.read(id, action, selector),
        log: async () => (await api.read(id, 'text', '#log')).split('\n').filter((line) => line !== ''),
      };
    },
    /** Sends a step that gets no answer from the page, and expects the timeout error in time. */
    async expectSilence(id: string, selector: string, timeoutMs: number): Promise<void> {
      const answer = await tabrelay.api.call('POST', `/session/${id}`, {
        body: { action: 'click', selector, timeoutMs },
      });
      expect(answer).toMatchObject({ status: 504, body: { error: expect.stringMatching(/dialog.*script/) } });
      expect(answer.headers.get('x-error-code')).toBe('timeout');
      expectInTime(answer, timeoutMs);
    },
  };
}
