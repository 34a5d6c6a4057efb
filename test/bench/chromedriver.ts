// Why: the yardstick for REST: W3C WebDriver (https://www.w3.org/TR/webdriver2/) spoken plainly, without a client library.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';
import { chromium } from '../support/tabrelay/start-tabrelay';
import { until } from '../support/until';
import { type Contender, runsOf } from './contender';
import { measure } from './measure';

/** The key under which WebDriver hands out elements (section 12.2). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const sessionSchema = z.object({ sessionId: z.string() });
const elementSchema = z
  .object({ [elementKey]: z.string() })
  .transform((element) => String(element[elementKey]));
const windowSchema = z.object({ handle: z.string() });

export const chromedriver: Contender = {
  name: 'chromedriver',
  note: 'REST: find + click, find + text, find elements for echo, new window + navigate for session open',
  async run(url) {
    const port = 20_000 + (process.pid % 20_000);
    const driver = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' });
    const exited = once(driver, 'exit');
    const base = `http://127.0.0.1:${port}`;
    try {
      await until('chromedriver to listen', async () => (await fetch(`${base}/status`)).ok);
      const send = sender(base);
      const { sessionId } = sessionSchema.parse(await send('POST', '/session', capabilities));
      const at = `/session/${sessionId}`;
      await send('POST', `${at}/url`, { url });
      const find = async (selector: string) =>
        elementSchema.parse(await send('POST', `${at}/element`, { using: 'css selector', value: selector }));

      const echo = await measure(
        () => send('POST', `${at}/elements`, { using: 'css selector', value: '#hello' }),
        { runs: runsOf.echo, warmUp: 50 },
      );
      const click = await measure(
        async () => send('POST', `${at}/element/${await find('#hello')}/click`, {}),
        { runs: runsOf.click, warmUp: 20 },
      );
      const text = await measure(async () => send('GET', `${at}/element/${await find('#greeting')}/text`), {
        runs: runsOf.text,
        warmUp: 50,
      });
      const screenshot = await measure(() => send('GET', `${at}/screenshot`), { runs: runsOf.screenshot });
      const [home] = z.array(z.string()).parse(await send('GET', `${at}/window/handles`));
      const sessionOpen = await measure(
        async () => {
          const { handle } = windowSchema.parse(await send('POST', `${at}/window/new`, { type: 'window' }));
          await send('POST', `${at}/window`, { handle });
          await send('POST', `${at}/url`, { url });
        },
        {
          runs: runsOf['session open'],
          between: async () => {
            await send('DELETE', `${at}/window`);
            await send('POST', `${at}/window`, { handle: home });
          },
        },
      );
      await send('DELETE', at);
      return { echo, click, text, screenshot, 'session open': sessionOpen };
    } finally {
      driver.kill();
      await exited;
    }
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
