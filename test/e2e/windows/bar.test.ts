/** Every driven window has a bar that says who drives; it is no part of the page, and only a person can use it. */
import { decode } from 'fast-png';
import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { pageAt } from '../../support/tabrelay/page-at';
import { until } from '../../support/until';

let site: Site;
let tabrelay: Watched;
let id: string;
let page: Page;
let number = 0;

beforeAll(async () => {
  site = await servePages({
    '/page': (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .setHeader(
          'content-security-policy',
          "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'",
        )
        .end(`<!doctype html><title>n</title><style>body { margin: 0; background: rgb(0, 128, 0) } button { position: fixed; left: 0; bottom: 0; width: 100%; height: 120px; border: 0; background: rgb(0, 128, 0) }</style>
        <input id="field" autofocus><button id="low" aria-label="Low" onclick="document.title += 1"></button>
        <script>window.clicks = 0; addEventListener('click', () => { clicks += 1 })</script>`),
    '/shadow': (_, response) =>
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>n</title><x-outer></x-outer>
        <script>
          document.querySelector('x-outer').attachShadow({ mode: 'open' }).innerHTML = '<x-inner></x-inner>';
          document.querySelector('x-outer').shadowRoot.firstChild.attachShadow({ mode: 'open' }).innerHTML =
            '<button id="low" style="position: fixed; left: 50%; bottom: 24px; width: 12px; height: 6px; padding: 0" onclick="document.title += 1"></button>';
        </script>`),
  });
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
beforeEach(async () => {
  for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
  number += 1;
  const url = site.url(`/page?${number}`);
  id = await tabrelay.api.session({ url });
  page = await pageAt(tabrelay.browser, url);
});

const driver = async () =>
  (await tabrelay.api.call('GET', `/session/${id}/driver`)).body.driver as Record<string, unknown>;
const inBar = (name: string) => page.$(`::-p-aria([name="${name}"][role="button"])`);
const button = (name: string) => until(`the button ${name}`, () => inBar(name));
/** Until it counts: the bar must have been seen, and the mouse have been there, for a moment. */
const press = (name: string, isDone: () => Promise<boolean>) =>
  until(`the press of ${name} to count`, async () => {
    const found = await inBar(name);
    await found?.click().catch(() => undefined);
    return isDone();
  });
const isLocked = async () => (await driver()).locked === true;
const isHandedBack = async () => (await driver()).driver === 'api';
const reads = async (action: string, selector: string) =>
  String(await tabrelay.api.read(id, action, selector));

test('the bar is no part of what is read, counted, hit or photographed', async () => {
  await button('Take over');
  expect(await page.$eval('tabrelay-bar', (bar) => bar.shadowRoot)).toBe(null);
  for (const action of ['snapshot', 'markdown', 'text', 'html'])
    expect(await reads(action, '')).not.toMatch(/tabrelay-bar|Take over|drives/);
  expect(await reads('count', 'tabrelay-bar')).toBe('0');
  expect(await reads('count', 'html > *')).toBe('2');
  expect(await reads('count', '//html/*')).toBe('2');
  expect(await reads('count', 'role=button')).toBe('1');
  // The middle of the button is under the bar.
  expect(await tabrelay.api.act(id, 'click', '#low')).toMatchObject({ success: true });
  expect(await page.title()).toBe('n1');
  // Of one colour there, the letters of the page's own button apart.
  const { width, height, channels, data } = decode(await tabrelay.api.screenshot(id));
  const row = (height - 30) * width + width / 2 - 150;
  const reds = Array.from({ length: 300 }, (_, x) => data[(row + x) * channels]);
  expect(reds.filter((red) => red !== 0)).toEqual([]);
  await button('Take over');
});

test('what lies under the bar in shadow trees is clicked', async () => {
  await tabrelay.api.act(id, 'goto', '', site.url('/shadow'));
  const shown = await pageAt(tabrelay.browser, site.url('/shadow'));
  await until('the bar', () => shown.$('::-p-aria([name="Take over"][role="button"])'));
  expect(await tabrelay.api.act(id, 'click', '#low')).toMatchObject({ success: true });
  expect(await shown.title()).toBe('n1');
});

test('a person takes over and hands back, answers what is asked, and the page sees none of it', async () => {
  await press('Take over', isLocked);
  await press('Hand back', isHandedBack);
  const ask = () =>
    tabrelay.api.call('POST', `/session/${id}/handoff`, {
      body: { instructions: 'Type your name', timeoutMs: 30_000 },
    });
  const done = ask();
  await press('Done', isHandedBack);
  expect((await done).body.result).toMatchObject({ success: true });
  const refused = ask();
  await press('Refuse', isHandedBack);
  expect((await refused).body.result).toMatchObject({ success: false });
  expect(await page.evaluate('clicks')).toBe(0);
  // The person has handed back, and the next act does not wait for them.
  expect(
    (
      await tabrelay.api.call('POST', `/session/${id}`, {
        body: { action: 'click', selector: '#low', timeoutMs: 500 },
      })
    ).status,
  ).toBe(200);
});

test('a page cannot press it: not by script, not with something over it, not in the moment in which it appears', async () => {
  await button('Take over');
  await page.evaluate(() => {
    const bar = document.querySelector('tabrelay-bar') as HTMLElement;
    bar.click();
    bar.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const { width, height } = { width: innerWidth, height: innerHeight };
    const cover = document.createElement('div');
    cover.popover = 'manual';
    cover.style.cssText = `all: initial; position: fixed; inset: auto 0 0; width: ${width}px; height: ${height / 2}px; background: red; pointer-events: none`;
    cover.id = 'cover';
    document.body.append(cover);
    cover.showPopover();
  });
  const covered = await button('Take over');
  for (let presses = 0; presses < 8; presses += 1) await covered.click();
  expect(await isLocked()).toBe(false);
  await page.evaluate(() => document.querySelector('#cover')?.remove());
  // What was just uncovered is not seen yet.
  await covered.click();
  expect(await isLocked()).toBe(false);
  await press('Take over', isLocked);
});

test('it comes back whatever the page does, shifts nothing and takes no focus', async () => {
  await button('Take over');
  expect(
    await page.evaluate(() => [
      document.activeElement?.id,
      document.documentElement.scrollHeight <= innerHeight,
    ]),
  ).toEqual(['field', true]);
  await page.evaluate(() => document.querySelector('tabrelay-bar')?.remove());
  await button('Take over');
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await button('Take over');
  await page.evaluate(() => {
    document.open();
    document.write('<title>written</title><button onclick="document.title = 1">New</button>');
    document.close();
  });
  await button('Take over');
  await page.evaluate(() =>
    (document.querySelector('tabrelay-bar') as HTMLElement).setAttribute('style', 'display: none'),
  );
  await until('the style to be gone', () => page.$eval('tabrelay-bar', (bar) => !bar.hasAttribute('style')));
  await press('Take over', isLocked);
});

test('by keyboard it comes last', async () => {
  await button('Take over');
  await page.focus('#low');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('tabrelay-bar');
  await until('the key to count', async () => {
    await page.keyboard.press('Enter');
    return isLocked();
  });
});
