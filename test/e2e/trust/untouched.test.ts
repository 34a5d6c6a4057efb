/** Pages outside of sessions cannot detect the extension. */
import type { ServerResponse } from 'node:http';
import puppeteer, { type Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { chromium } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Watched;
let site: Site;
let pristine: Awaited<ReturnType<typeof look>>;
/** Requests for `/shared` that are answered together, once there are two. */
const waiting: ServerResponse[] = [];

beforeAll(async () => {
  site = await servePages({
    '/page': `<!doctype html><title>page</title><input id="name"><button>OK</button>
      <script>
        window.mutations = 0;
        new MutationObserver((seen) => { window.mutations += seen.length })
          .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      </script>`,
    '/shared': (_, response) => {
      waiting.push(response.setHeader('content-type', 'text/html'));
      if (waiting.length === 2)
        for (const one of waiting.splice(0))
          one.end('<script>window.hasTabrelay = "tabrelayMainWorld" in window</script>');
    },
  });
  pristine = await lookWithoutTabrelay();
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});

test('a page that is no session has no script world of the extension; a session has one', async () => {
  const users = await open('/page#user');
  const id = await useASession();

  expect(await extensionWorlds(users)).toEqual([]);

  const sessions = (await tabrelay.browser.pages()).find((page) => page.url().endsWith('#session'));
  expect(await extensionWorlds(sessions as Page)).toHaveLength(1);
  await tabrelay.api.close(id);
});

test('its globals and its DOM are those of the same page in a browser without tabrelay', async () => {
  const users = await open('/page');
  const id = await useASession();

  expect(await look(users)).toEqual(pristine);
  await tabrelay.api.close(id);
});

test.each(['the user', 'the session'])(
  'nor is it touched while a session goes to the same address, to which %s went first',
  async (first) => {
    const users = await open('/page');
    const id = await tabrelay.api.session({ url: site.url('/page') });
    const shared = site.url('/shared');
    const waits = () => until('the first request', async () => waiting.length === 1);
    const goes = {
      'the user': () => users.goto(shared),
      'the session': () => tabrelay.api.step(id, 'navigate', '', shared),
    };
    for (let time = 0; time < 10; time += 1) {
      const begun = [first === 'the user' ? goes['the user']() : goes['the session']()];
      await waits();
      begun.push(first === 'the user' ? goes['the session']() : goes['the user']());
      await Promise.all<unknown>(begun);
      expect(await users.evaluate('window.hasTabrelay')).toBe(false);
    }
    await tabrelay.api.close(id);
  },
);

test('it asks the network for nothing but itself', async () => {
  const users = await tabrelay.browser.newPage();
  const asked: string[] = [];
  users.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await users.goto(site.url('/page'));
  await tabrelay.api.close(await useASession());

  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/page']);
});

async function open(path: string): Promise<Page> {
  const page = await tabrelay.browser.newPage();
  await page.goto(site.url(path));
  return page;
}

/** Opens a session beside the user's page and acts in it, so that whatever leaks has had its chance. */
async function useASession(): Promise<string> {
  const id = await tabrelay.api.session({ url: site.url('/page#session') });
  await tabrelay.api.step(id, 'fill', '#name', 'Ada');
  await tabrelay.api.step(id, 'click', 'button');
  return id;
}

function look(page: Page) {
  return page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).sort(),
    html: document.documentElement.outerHTML,
    mutations: (window as unknown as { mutations: number }).mutations,
  }));
}

async function lookWithoutTabrelay() {
  const browser = await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox'], pipe: true });
  const page = await browser.newPage();
  await page.goto(site.url('/page'));
  const seen = await look(page);
  await browser.close();
  return seen;
}

/** Script worlds of any extension in a page, as the browser's own debugger lists them. */
async function extensionWorlds(page: Page): Promise<string[]> {
  const cdp = await page.createCDPSession();
  const origins: string[] = [];
  cdp.on('Runtime.executionContextCreated', ({ context }) => origins.push(context.origin));
  await cdp.send('Runtime.enable');
  await cdp.detach();
  return origins.filter((origin) => origin.startsWith('chrome-extension:'));
}
