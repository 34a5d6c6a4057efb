/** The badge shows driven tabs, and one click pauses tabrelay. */
import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker, stopWorker } from '../../support/tabrelay/extension-worker';
import { until } from '../../support/until';

let tabrelay: Watched;
let popup: Page;

beforeAll(async () => {
  tabrelay = await borrowWatched();
  popup = await tabrelay.browser.newPage();
  await popup.goto(`chrome-extension://${extensionId}/popup.html`);
  return async () => {
    if (await popup.$('.state[data-state="paused"]')) await resume();
    await tabrelay.giveBack();
  };
});
beforeEach(async () => {
  if (await popup.$('.state[data-state="paused"]')) await resume();
  for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
});

/** Presses a button of the popup once it is there. */
async function press(name: string): Promise<void> {
  await popup.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(20_000).click();
}

const pause = async () => {
  await press('Pause this browser');
  await popup.waitForSelector('.state[data-state="paused"]');
};

const resume = async () => {
  await press('Resume');
  await popup.waitForSelector('.state:not([data-state="paused"])');
};

const count = (id: string) =>
  tabrelay.api.call('POST', `/session/${id}`, { body: { action: 'count', selector: 'h1' } });

const rowText = () => popup.$eval('#sessions .show .words', (row) => row.textContent);

/** The title of the tab in the focused window. */
async function titleInFront(): Promise<string | undefined> {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  return worker?.evaluate(async () => {
    // @ts-expect-error: `chrome` is known in the extension only
    const { tabs } = await chrome.windows.getLastFocused({ populate: true });
    return tabs.find(({ active }: { active: boolean }) => active)?.title;
  });
}

async function badge(): Promise<string | undefined> {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  // @ts-expect-error: `chrome` is known in the extension only
  return worker?.evaluate(() => chrome.action.getBadgeText({}));
}

test('the toolbar button shows how many windows are driven', async () => {
  expect(await badge()).toBe('');
  const ids = [await tabrelay.api.session(), await tabrelay.api.session()];
  await until('two', async () => (await badge()) === '2');
  for (const id of ids) await tabrelay.api.close(id);
  await until('none', async () => (await badge()) === '');
});

test('the popup lists a session by its title, and ends it', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  await press('Close tabrelay practice');
  await until('the end', async () => (await count(id)).status === 404);
});

test('the popup says of a session its site, title, key and last act, and shows its window', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  await tabrelay.api.act(id, 'type', '#name', 'not for the popup');
  await until('the act', async () => /type #name/.test(await rowText()));
  expect(await rowText()).toMatch(/^127\.0\.0\.1:\d+ · tabrelay practicekey \S+ · type #name$/);
  await popup.locator('#sessions .show').click();
  await until('its window in front', async () => (await titleInFront()) === 'tabrelay practice');
});

test('what was refused while paused is done when it is sent again with its Idempotency-Key', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  const click = () =>
    tabrelay.api.call('POST', `/session/${id}`, {
      headers: { 'idempotency-key': 'paused' },
      body: { action: 'click', selector: '#hello' },
    });
  await pause();
  expect((await click()).headers.get('x-error-code')).toBe('paused');
  await resume();
  expect(await click()).toMatchObject({ status: 200, body: { result: { success: true } } });
});

test('paused, every call is refused and says where to resume, and nothing is done', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  await pause();
  for (const call of [
    count(id),
    tabrelay.api.call('POST', `/session/${id}`, { body: { action: 'click', selector: '#hello' } }),
    tabrelay.api.call('POST', '/session', { body: {} }),
    tabrelay.api.call('GET', `/session/${id}/screenshot`),
    tabrelay.api.call('DELETE', `/session/${id}`),
  ]) {
    const { status, headers, body } = await call;
    expect({ status, code: headers.get('x-error-code'), outcome: headers.get('x-outcome') }).toEqual({
      status: 503,
      code: 'paused',
      outcome: 'not_executed',
    });
    expect(body.error).toMatch(/popup/);
  }
  expect(await badge()).toBe('II');

  await resume();
  await until('the session again', async () => (await count(id)).status === 200);
  expect(await tabrelay.api.read(id, 'text', '#greeting')).toBe('');
});

test('a call in flight ends with the pause', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  const waiting = tabrelay.api.call('POST', `/session/${id}`, {
    body: { action: 'wait', selector: '#never', timeoutMs: 60_000 },
  });
  await pause();
  const { status, headers, tookMs } = await waiting;
  expect([status, headers.get('x-error-code')]).toEqual([503, 'paused']);
  expect(tookMs).toBeLessThan(30_000);
  await resume();
  await until('the next step', async () => (await count(id)).status === 200);
});

test('a worker that sleeps forgets no pause', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  await pause();
  await stopWorker(tabrelay.browser);
  expect((await count(id)).headers.get('x-error-code')).toBe('paused');
});
