/** What a session may do at a site, the user's own tabs there may not; and what the user saves is told to nobody. */
import type { ServerResponse } from 'node:http';
import type { Page, Target } from 'puppeteer-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker, stopWorker } from '../../support/tabrelay/extension-worker';
import { until } from '../../support/until';

/** Opens pop-ups as long as it lives, without a click, and reports each attempt: to ask it would count as one. */
const eager = (way: string) => `<!doctype html><title>eager</title>
  <button id="nothing">nothing</button>
  <button id="one" onclick="window.open('/child?asked')">one</button>
  <button id="many" onclick="for (let n = 0; n < 25; n += 1) window.open('/child?many' + n)">many</button>
  <a id="link" href="/child?eager" target="_blank" rel="opener"></a>
  <form id="form" action="/child" target="_blank"><input name="eager"></form>
  <script>
    const attempt = () => { ${way}; fetch('/attempt'); };
    setInterval(attempt, 50);
  </script>`;
const ways = {
  'window.open': "window.open('/child?eager')",
  'window.open with a size': "window.open('/child?eager', '', 'width=200,height=200')",
  'a link': "document.querySelector('#link').click()",
  'a form': "document.querySelector('#form').submit()",
  'an event for a link':
    "document.querySelector('#link').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))",
  'a frame': `const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow.open('/child?eager'); frame.remove()`,
};

const attachment = (name: string) => (_: unknown, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="${name}"` })
    .end('a,b\n');

type Setting = { get(of: { primaryUrl: string }): Promise<{ setting: string }> };
declare const chrome: {
  tabs: { query(all: object): Promise<{ id: number; url?: string }[]> };
  contentSettings: Record<'popups' | 'automaticDownloads', Setting>;
};

let tabrelay: Watched;
let site: Site;
/** Responses that the test sends itself. */
const held: ServerResponse[] = [];
const opened: string[] = [];

beforeAll(async () => {
  site = await servePages({
    ...Object.fromEntries(Object.entries(ways).map(([_, way], index) => [`/eager/${index}`, eager(way)])),
    '/quiet': `<!doctype html><title>quiet</title><p>Quiet</p>
      <button id="late" onclick="setTimeout(() => document.querySelector('p').remove(), 400)">late</button>
      <a id="file" href="/report.csv">report</a> <a id="saved" href="/plain.txt" download="notes.txt">notes</a>
      <a id="slow" href="/slow.csv">slow</a> <button id="blob">made here</button><button id="nothing">nothing</button>
      <iframe src="/inner"></iframe>
      <script>
        const save = (words) => {
          const link = document.createElement('a');
          link.href = URL.createObjectURL(new Blob([words]));
          link.download = 'made.txt';
          link.click();
        };
        document.querySelector('#blob').onclick = () => save('of the page');
      </script>`,
    '/inner': '<a id="file" href="/report.csv">report</a>',
    '/attempt': '',
    '/child': '<!doctype html><title>child</title>',
    '/report.csv': attachment('report.csv'),
    '/slow.csv': (_, response) => {
      held.push(response);
    },
    '/plain.txt': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('notes'),
  });
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
afterEach(async () => {
  for (const id of opened.splice(0)) await tabrelay.api.close(id);
  for (const child of children()) {
    // The session may be closing it at this moment.
    const page = await child.page().catch(() => undefined);
    await page?.close().catch(() => undefined);
  }
  await until('all of them to be gone', () => children().length === 0);
});

async function session(path: string, options: Record<string, unknown> = {}): Promise<string> {
  const id = await tabrelay.api.session({ url: site.url(path), ...options });
  opened.push(id);
  return id;
}

/** A tab of the user. */
async function users(path: string): Promise<Page> {
  const page = await tabrelay.browser.newPage();
  await page.goto(site.url(path));
  return page;
}

/** Tabs that a page has opened, also those whose address is yet to come. */
function children(): Target[] {
  return tabrelay.browser
    .targets()
    .filter((one) => one.type() === 'page' && (one.opener() || one.url().includes('/child')));
}

/** Resolves when the page has tried so many more times. */
async function attempts(more = 4): Promise<void> {
  const before = site.hits('/attempt');
  await until('further attempts', () => site.hits('/attempt') >= before + more);
}

/**
 * Ids of all tabs but the blank one that waits for the next session; also of those that puppeteer does not list yet
 * because they have no address.
 */
async function tabIds(): Promise<number[]> {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  const ids = await worker?.evaluate(async () =>
    (await chrome.tabs.query({})).filter(({ url }) => url !== 'about:blank').map(({ id }) => id),
  );
  return ids ?? [];
}

/** What the extension's settings leave to pages of the site now. */
async function settings(): Promise<string[]> {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  const got = await worker?.evaluate(async (primaryUrl) => {
    const { popups, automaticDownloads } = chrome.contentSettings;
    return Promise.all(
      [popups, automaticDownloads].map(async (one) => (await one.get({ primaryUrl })).setting),
    );
  }, site.url('/'));
  return (got ?? []).map(String);
}

const atRest = 'block,ask';
const actIsOver = () => until('the act to be over', async () => `${await settings()}` === atRest);

describe.each(share(Object.keys(ways), 1))('pop-ups that a script opens by %s', (way) => {
  const path = `/eager/${Object.keys(ways).indexOf(way)}`;

  test('stay blocked in a page of a session, but for those of an act', async () => {
    const id = await session(path);
    const atFirst = await tabIds();
    await tabrelay.api.act(id, 'click', '#nothing');
    await actIsOver();
    // In a page that is covered timers run once a second.
    await attempts(2);
    // What the act let through may come late, and some of it goes again.
    const before = await until('at most five to stay, and no more to come', async () => {
      const ids = await tabIds();
      await attempts(2);
      const isStill = (await tabIds()).every((tab) => ids.includes(tab));
      return isStill && ids.length - atFirst.length <= 5 && ids;
    });
    await attempts(3);
    expect((await tabIds()).filter((tab) => !before.includes(tab))).toEqual([]);
  });

  test("stay blocked in the user's tab at the same site beside a session", async () => {
    const id = await session('/quiet');
    await tabrelay.api.act(id, 'click', '#nothing');
    await actIsOver();
    const page = await users(path);
    await attempts();
    expect(children().map((one) => one.url())).toEqual([]);
    await page.close();
  });
});

test('an act opens the window that it asks for', async () => {
  const id = await session('/eager/0');
  const { openedTab, openedTabs } = await tabrelay.api.act(id, 'click', '#one');
  const all = (openedTabs ?? [openedTab]) as { url: string }[];
  expect(all.map(({ url }) => url)).toContain(site.url('/child?asked'));
});

soakTest('of many windows that a page opens in one act five stay, and the reply says so', async () => {
  const id = await session('/eager/0');
  const reply = await tabrelay.api.act(id, 'click', '#many', undefined, 30_000);
  expect(reply).toMatchObject({ success: true, note: expect.stringContaining('more than 5 tabs') });
  await until('the others to be closed', () => children().length <= 5);
});

test("while an act waits, the user's tab at that site opens one window at most", async () => {
  const page = await users('/eager/0');
  const id = await session('/quiet');
  const waiting = waitingAct(id, 2_000);
  await attempts();
  expect((await waiting).status).toBe(404);
  expect(children().length).toBeLessThanOrEqual(1);
  await page.close();
});

/** An act that waits for an element until its deadline. */
const waitingAct = (id: string, timeoutMs: number) =>
  inFlight(
    tabrelay.api.call('POST', `/session/${id}`, { body: { action: 'click', selector: '#never', timeoutMs } }),
  );

test('settings are as before: after an act, and after a worker that was stopped in the middle of one', async () => {
  expect(`${await settings()}`).toBe(atRest);
  const id = await session('/quiet');
  await tabrelay.api.act(id, 'click', '#nothing');
  await actIsOver();
  const waiting = waitingAct(id, 3_000);
  await until('the act to run', async () => `${await settings()}` === 'allow,allow');
  await stopWorker(tabrelay.browser);
  await actIsOver();
  await waiting;
});

soakTest('what an act may do is not taken back by the end of another one', async () => {
  const elsewhere = site.url('/quiet').replace('127.0.0.1', 'localhost');
  const [one, two, three] = [
    await session('/quiet'),
    await session('/quiet'),
    await session('', { url: elsewhere }),
  ];
  const waiting = waitingAct(one, 3_000);
  await until('the act to run', async () => `${await settings()}` === 'allow,allow');
  for (const id of [two, three]) await tabrelay.api.act(id, 'click', '#nothing');
  expect(`${await settings()}`).toBe('allow,allow');
  expect((await waiting).status).toBe(404);
  await actIsOver();
});

describe("the user's own download is told to no caller", () => {
  const press = (page: Page, selector: string) =>
    page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);

  /** What the session's steps tell of downloads while the user saves a file, and afterwards. */
  async function told(id: string, save: () => Promise<unknown>): Promise<unknown[]> {
    const waiting = inFlight(tabrelay.api.act(id, 'wait', '', 'Never there', 1_500));
    await save();
    const replies = [await waiting, await tabrelay.api.act(id, 'click', '#nothing')];
    return replies.flatMap(({ download, downloads }) => downloads ?? download ?? []);
  }

  test.each(share(['#file', '#saved', '#blob'], 1))(
    'of the site that the session is at: %s',
    async (selector) => {
      const page = await users('/quiet');
      const id = await session('/quiet');
      expect(await told(id, () => press(page, selector))).toEqual([]);
      await page.close();
    },
  );

  soakTest('in a frame', async () => {
    const page = await users('/quiet');
    const id = await session('/quiet');
    const save = async () => {
      const frame = page.frames().find((one) => one.url().endsWith('/inner'));
      await frame?.evaluate(() => document.querySelector<HTMLElement>('#file')?.click());
    };
    expect(await told(id, save)).toEqual([]);
    await page.close();
  });

  soakTest('typed as an address', async () => {
    const page = await users('/child');
    const id = await session('/quiet');
    const save = () => page.goto(site.url('/report.csv')).catch(() => undefined);
    expect(await told(id, save)).toEqual([]);
    await page.close();
  });

  test.each(share([true, false], 1))(
    'of the same address at the same time as a step, first: %s',
    async (isFirst) => {
      const page = await users('/quiet');
      const id = await session('/quiet');
      const saved: Record<string, () => Promise<unknown>> = {
        user: () => press(page, '#slow'),
        session: () => {
          step = inFlight(tabrelay.api.act(id, 'click', '#slow'));
          return step;
        },
      };
      let step: ReturnType<typeof tabrelay.api.act> | undefined;
      const order = isFirst ? ['user', 'session'] : ['session', 'user'];
      const [first = '', second = ''] = order;
      void saved[first]?.();
      const response = await until('the first request', () => held.shift());
      void saved[second]?.();
      // The browser asks for an address again only when it has the answer to the request before.
      attachment(`${first}.csv`)(undefined, response);
      attachment(`${second}.csv`)(undefined, await until('the second request', () => held.shift()));
      const reply = await step;
      expect(reply).toMatchObject({ download: { file: expect.stringMatching(/^session/) } });
      expect(reply).not.toHaveProperty('downloads');
      expect(await tabrelay.api.act(id, 'click', '#nothing')).not.toHaveProperty('download');
      await page.close();
    },
  );
});

test.each(share(['#file', '#saved', '#blob', 'iframe >>> #file'], 2))(
  'what a step saves is told: %s',
  async (selector) => {
    const id = await session('/quiet');
    expect(await tabrelay.api.act(id, 'click', selector)).toMatchObject({ download: { state: 'complete' } });
  },
);
