/** Pages outside of sessions cannot detect the extension. */
import puppeteer, { type Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { chromium } from '../../support/tabrelay/start-tabrelay';

let tabrelay: Watched;
let site: Site;
let pristine: Awaited<ReturnType<typeof look>>;

beforeAll(async () => {
  site = await servePages({
    '/page': `<!doctype html><title>page</title><input id="name"><button>OK</button>
      <script>
        window.mutations = 0;
        new MutationObserver((seen) => { window.mutations += seen.length })
          .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      </script>`,
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
