/** New tabs of the user open as ever, also at a host where a bound session is. */
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { until } from '../../support/until';

let tabrelay: Watched;
let shop: Site;
let elsewhere: Site;
let arrived: string[] = [];
let user: Page;

const portOf = (site: Site) => new URL(site.url('/')).port;
const at = (host: string, path: string) => `http://${host}.localhost:${portOf(shop)}${path}`;
const there = () => `http://there.localhost:${portOf(elsewhere)}/there`;

beforeAll(async () => {
  tabrelay = await borrowWatched();
  const noted: RequestListener = async (request, response) => {
    arrived.push(`${request.method} ${await text(request)}`);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<!doctype html><title>there</title><p>There</p><script>document.title += opener ? " opened" : " alone"</script>',
      );
  };
  elsewhere = await servePages({ '/there': noted });
  const page: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>page</title>
      <a id="link" target="_blank" href="${there()}">link</a>
      <a id="opener" target="_blank" rel="opener" href="${there()}">opener</a>
      <a id="same" href="${there()}">same tab</a>
      <button id="window" onclick="window.open('${there()}', 'w', 'width=400,height=300')">window</button>
      <button id="blank" onclick="const w = window.open(''); w.location = '${there()}'">blank first</button>
      <form id="search" target="_blank" action="${there()}"><input name="q" value="1"><button id="get">get</button></form>
      <form target="_blank" method="post" action="${there()}"><input name="q" value="2"><button id="post">post</button></form>`);
  shop = await servePages({ '/page': page });
});
beforeEach(async () => {
  arrived = [];
  user = await tabrelay.browser.newPage();
});
afterAll(async () => {
  await tabrelay.giveBack();
  await shop.close();
  await elsewhere.close();
});

const bound = () =>
  tabrelay.api.session({
    url: at('shop', '/page'),
    allowedDomains: [`shop.localhost:${portOf(shop)}`],
  });

/** The user clicks, and the title of the page that opens beside is returned. */
async function opened(selector: string): Promise<string> {
  const before = new Set(await tabrelay.browser.pages());
  await user.bringToFront();
  await user.click(selector);
  return until('the new page', async () => {
    for (const page of await tabrelay.browser.pages()) {
      if (before.has(page)) continue;
      const title = await page.title().catch(() => '');
      // While it loads or is blocked, the title is that of the address.
      if (/^there (alone|opened)$/.test(title)) return title;
    }
    return undefined;
  });
}

test.each(
  share(
    [
      ['#link', 'there alone', 'GET '],
      ['#opener', 'there opened', 'GET '],
      ['#window', 'there opened', 'GET '],
      ['#blank', 'there opened', 'GET '],
      ['#get', 'there alone', 'GET '],
    ],
    2,
  ),
)('at the host of a bound session %s opens', async (selector, title, request) => {
  const id = await bound();
  await user.goto(at('shop', '/page'));
  expect(await opened(selector)).toBe(title);
  expect(arrived).toEqual([request]);
  await tabrelay.api.close(id);
});

test('what the user does in an open tab is never held', async () => {
  const id = await bound();
  await user.goto(at('shop', '/page'));
  await Promise.all([user.waitForNavigation(), user.click('#same')]);
  expect(await user.title()).toBe('there alone');
  expect(arrived).toEqual(['GET ']);
  await tabrelay.api.close(id);
});

test('a form that the user posts into a new tab is sent: at other hosts, and at that one once no session is there', async () => {
  const id = await bound();
  await user.goto(at('other', '/page'));
  expect(await opened('#post')).toBe('there alone');
  await tabrelay.api.act(id, 'navigate', '', at('shop', '/page#again'));
  await tabrelay.api.close(id);
  await user.goto(at('shop', '/page'));
  expect(await opened('#post')).toBe('there alone');
  expect(arrived).toEqual(['POST q=2', 'POST q=2']);
});

test('while a bound session is there, such a form is sent once, or the browser says that it is blocked', async () => {
  const id = await bound();
  await user.goto(at('shop', '/page'));
  await user.bringToFront();
  await user.click('#post');
  const isBlocked = async () => {
    const pages = await tabrelay.browser.pages();
    const texts = await Promise.all(pages.map((page) => page.content().catch(() => '')));
    return texts.some((markup) => markup.includes('ERR_BLOCKED_BY_CLIENT'));
  };
  await until('the form or an error', async () => arrived.length > 0 || (await isBlocked()));
  await tabrelay.api.act(id, 'wait', '', 200);
  expect(arrived).toEqual((await isBlocked()) ? [] : ['POST q=2']);
  await tabrelay.api.close(id);
});

test('tabs that the user opened before and after the session began are known', async () => {
  await user.goto(at('shop', '/page'));
  const id = await bound();
  const later = await tabrelay.browser.newPage();
  await later.goto(at('shop', '/page'));
  for (const page of [user, later]) {
    await page.bringToFront();
    await Promise.all([page.waitForNavigation(), page.click('#same')]);
    expect(await page.title()).toBe('there alone');
  }
  await tabrelay.api.close(id);
});
