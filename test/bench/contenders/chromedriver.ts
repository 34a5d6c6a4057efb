/** The contender chromedriver: plain W3C WebDriver (https://www.w3.org/TR/webdriver2/) over HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';
import { chromium } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';
import { betweenPictures } from '../measure';
import type { Contender } from './contender';

/** The key under which WebDriver hands out elements (section 12.2). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const sessionSchema = z.object({ sessionId: z.string() });
const elementSchema = z
  .object({ [elementKey]: z.string() })
  .transform((element) => String(element[elementKey]));
const windowSchema = z.object({ handle: z.string() });

export const chromedriver: Contender = {
  name: 'chromedriver',
  note: 'REST: find + click, find + text, find elements for echo, new window + navigate for session-open',
  answers: ['echo', 'click', 'text', 'screenshot', 'session-open'],
  async start() {
    const port = 20_000 + (process.pid % 20_000);
    const driver = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' });
    const exited = once(driver, 'exit');
    const base = `http://127.0.0.1:${port}`;
    const send = sender(base);
    const end = async () => {
      driver.kill();
      await exited;
    };
    let at: string;
    try {
      // A driver that is not installed says so here.
      await Promise.race([
        until('chromedriver to listen', async () => (await fetch(`${base}/status`)).ok),
        exited.then(() => Promise.reject(new Error('chromedriver ended before it answered'))),
      ]);
      at = `/session/${sessionSchema.parse(await send('POST', '/session', capabilities)).sessionId}`;
    } catch (error) {
      await end();
      throw error;
    }
    const element = async (selector: string) => {
      const found = await send('POST', `${at}/element`, { using: 'css selector', value: selector });
      return `${at}/element/${elementSchema.parse(found)}`;
    };
    return {
      async visit(url) {
        await send('POST', `${at}/url`, { url });
        const [home] = z.array(z.string()).parse(await send('GET', `${at}/window/handles`));
        let opened: string;
        return {
          echo: { run: () => send('POST', `${at}/elements`, { using: 'css selector', value: '#hello' }) },
          click: { run: async () => send('POST', `${await element('#hello')}/click`, {}) },
          text: { run: async () => send('GET', `${await element('#greeting')}/text`) },
          screenshot: { run: () => send('GET', `${at}/screenshot`), between: betweenPictures },
          'session-open': {
            async run() {
              ({ handle: opened } = windowSchema.parse(
                await send('POST', `${at}/window/new`, { type: 'window' }),
              ));
              await send('POST', `${at}/window`, { handle: opened });
              await send('POST', `${at}/url`, { url });
            },
            async between() {
              await send('POST', `${at}/window`, { handle: home });
              // Close Window (section 11.2) now and then waits in vain for a headless window to close.
              await send('POST', `${at}/goog/cdp/execute`, {
                cmd: 'Target.closeTarget',
                params: { targetId: opened },
              });
            },
          },
        };
      },
      async stop() {
        // The driver ends its browser with the session, and would leave it running if it were killed first.
        await send('DELETE', at).finally(end);
      },
    };
  },
};

const capabilities = {
  capabilities: {
    alwaysMatch: {
      'goog:chromeOptions': {
        binary: chromium,
        args: ['--headless=new', '--no-sandbox', '--window-size=1280,800'],
      },
    },
  },
};

/** Sends a WebDriver command and returns its value. @throws with the driver's own error. */
function sender(base: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (response.ok) return value;
    throw new Error(`chromedriver ${method} ${path}: ${JSON.stringify(value)}`);
  };
}
