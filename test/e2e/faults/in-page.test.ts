/** A crashed, hanging or discarded page: the step fails in time and the session continues. */
import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { expectInTime } from '../../support/relay/expect-in-time';
import { soakTest } from '../../support/soak-test';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker } from '../../support/tabrelay/extension-worker';
import { untilQueued } from '../../support/tabrelay/interrupted-steps';
import { pageAt } from '../../support/tabrelay/page-at';
import { until } from '../../support/until';

let tabrelay: Watched;
let site: Site;
let id: string;
let address: string;

beforeAll(async () => {
  site = await servePages({
    '/page': `<h1>page</h1><button id="count" onclick="fetch('/report', { method: 'POST', body: 'click' })">count</button>
      <button id="loop" onclick="for (;;);">never ends</button>`,
    '/other': '<h1>other</h1>',
    '/loads': '<h1>loads</h1><img src="/never">',
    '/never': () => undefined,
  });
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
let number = 0;
beforeEach(async () => {
  for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
  number += 1;
  address = site.url(`/page?${number}`);
  id = await tabrelay.api.session({ url: address });
  site.reports.length = 0;
});

/** The session's page, by default the one that it was opened with, as the test's own hand on it. */
function page(at = address): Promise<Page> {
  return pageAt(tabrelay.browser, at);
}

const call = (body: Record<string, unknown>) =>
  inFlight(tabrelay.api.call('POST', `/session/${id}`, { body }));
const timeoutMs = 2_000;

async function expectToGoOn(): Promise<void> {
  await tabrelay.api.act(id, 'navigate', '', site.url('/other'));
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('other');
  expect((await tabrelay.api.sessions()).map((session) => session.id)).toEqual([id]);
}

/** Kills the process that draws the page. */
async function crash(at?: string): Promise<void> {
  const cdp = await (await page(at)).createCDPSession();
  const crashed = new Promise((resolve) => cdp.once('Inspector.targetCrashed', resolve));
  // Nobody is left to answer it.
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a crashed page: the step says so in time, and navigate restores the session', async () => {
  await crash();
  const answer = await call({ action: 'text', selector: 'h1', timeoutMs });
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([504, 'timeout']);
  expectInTime(answer, timeoutMs);
  await expectToGoOn();
});

soakTest('a crashed page: reload brings it back as well', async () => {
  await crash();
  await call({ action: 'text', selector: 'h1', timeoutMs });
  await tabrelay.api.act(id, 'reload', '');
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('page');
});

soakTest('a crashed page: its screenshot is refused, with what helps', async () => {
  await crash();
  const answer = await tabrelay.api.call('GET', `/session/${id}/screenshot`);
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([504, 'timeout']);
  expect(answer.body.error).toContain('send navigate or reload');
  await expectToGoOn();
});

test('a page that crashes in the middle of a step: it had not received it yet, and the reply says so', async () => {
  const cut = call({ action: 'click', selector: '#never', timeoutMs: 5_000 });
  await untilQueued(tabrelay.api, id);
  await crash();
  expect((await cut).headers.get('x-outcome')).toBe('not_executed');
  expectInTime(await cut, 5_000);
  await expectToGoOn();
});

test('a page that crashes while it loads: navigate says so long before its deadline', async () => {
  const navigated = call({ action: 'navigate', value: site.url('/loads'), timeoutMs: 30_000 });
  await until('the picture to be asked for', () => site.hits('/never') > 0);
  await crash(site.url('/loads'));
  const answer = await navigated;
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([504, 'timeout']);
  expect(answer.body.error).toContain('crashed');
  expect(answer.tookMs).toBeLessThan(15_000);
  await expectToGoOn();
});

test('an endless loop: 504 in time, and navigate gets a fresh tab', async () => {
  const answer = await call({ action: 'click', selector: '#loop', timeoutMs });
  const told = [answer.status, answer.headers.get('x-error-code'), answer.headers.get('x-outcome')];
  expect(told).toEqual([504, 'timeout', 'unknown']);
  expectInTime(answer, timeoutMs);
  await expectToGoOn();
});

soakTest(
  'a screenshot of a page in an endless loop comes or is refused in time, and the session continues',
  async () => {
    await call({ action: 'click', selector: '#loop', timeoutMs: 500 });
    const picture = await tabrelay.api.call('GET', `/session/${id}/screenshot`);
    expect([200, 400, 504]).toContain(picture.status);
    expectInTime(picture, 5_000);
    await expectToGoOn();
  },
);

soakTest('a discarded tab: the session follows it to its new id', async () => {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  const discarded = await worker?.evaluate(async (url: string) => {
    // @ts-expect-error: `chrome` is known in the extension only
    const [tab] = await chrome.tabs.query({ url });
    // @ts-expect-error: as above
    return (await chrome.tabs.discard(tab.id))?.discarded;
  }, address);
  expect(discarded).toBe(true);
  // It shows in a window of its own, so the browser loads it again at once.
  await until(
    'the page to be back',
    async () => (await call({ action: 'text', selector: 'h1' })).body.result === 'page',
  );
  await tabrelay.api.act(id, 'navigate', '', site.url('/other'));
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('other');
});
