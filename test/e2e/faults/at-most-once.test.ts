/** A repeated call with the same Idempotency-Key is executed at most once. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { stopWorker } from '../../support/tabrelay/extension-worker';
import { untilQueued } from '../../support/tabrelay/interrupted-steps';
import { pageAt } from '../../support/tabrelay/page-at';
import { until } from '../../support/until';

let tabrelay: Watched;
let site: Site;
let id: string;
let address: string;

const body = (selector: string, more: Record<string, unknown> = {}) => ({
  action: 'click',
  selector,
  ...more,
});
const step = (key: string, sent: Record<string, unknown>) =>
  inFlight(tabrelay.api.call('POST', `/session/${id}`, { headers: { 'idempotency-key': key }, body: sent }));
const unkeyed = (sent: Record<string, unknown>) =>
  inFlight(tabrelay.api.call('POST', `/session/${id}`, { body: sent }));
const clicks = () => site.reports.length;

beforeAll(async () => {
  site = await servePages({
    '/large': '<h1>Large</h1><script>document.body.dataset.large = "x".repeat(40_000_000)</script>',
    '/page': `<button id="count">count</button> <button id="loop">never ends</button>
      <div id="later"></div><script>
        document.querySelector('#count').onclick = () => { fetch('/report', { method: 'POST', body: 'click' }); };
        document.querySelector('#loop').onclick = () => { for (;;); };
        window.onkeydown = () => { document.querySelector('#later').innerHTML = '<button id="late">late</button>'; };
      </script>`,
  });
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
beforeEach(async () => {
  for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
  site.reports.length = 0;
  address = site.url(`/page?${crypto.randomUUID()}`);
  id = await tabrelay.api.session({ url: address });
});

describe('the same Idempotency-Key', () => {
  test('and the same body get the first answer, and the page one click', async () => {
    const first = await step('a', body('#count'));
    const second = await step('a', body('#count'));
    expect(second.body).toEqual(first.body);
    await until('the click to be counted', () => clicks() === 1);
    await tabrelay.api.act(id, 'press', '', 'x');
    expect(clicks()).toBe(1);
  });

  test('and another body are refused', async () => {
    await step('b', body('#count'));
    const other = await step('b', { action: 'navigate', value: site.url('/page?other') });
    expect(other.status).toBe(422);
    expect(other.headers.get('x-error-code')).toBe('key_reused');
  });

  test('while the first call still runs get 409, and the first is answered', async () => {
    const both = [step('c', body('#late')), step('c', body('#late'))];
    const refused = await Promise.race(both);
    expect(refused.status).toBe(409);
    expect(refused.headers.get('retry-after')).toBe('1');
    await pageKey();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('still mean the first answer after the relay was killed in between', async () => {
    const first = await step('d', body('#count'));
    await tabrelay.signalListener();
    const again = await until('the relay to take calls', () => step('d', body('#count')));
    expect(again.body).toEqual(first.body);
    await tabrelay.api.act(id, 'press', '', 'x');
    expect(clicks()).toBe(1);
  });

  test('still mean the first answer when the session is closed by now', async () => {
    const close = () =>
      tabrelay.api.call('DELETE', `/session/${id}`, { headers: { 'idempotency-key': 'e' } });
    const first = await close();
    expect(await close()).toMatchObject({ status: 200, body: first.body });
  });
});

describe('X-Outcome of an act that was cut off', () => {
  test('is unknown when the relay dies while it waits for its element', async () => {
    const cut = unkeyed(body('#late', { timeoutMs: 20_000 }));
    await untilQueued(tabrelay.api, id);
    await tabrelay.signalListener();
    await expect(cut).rejects.toThrow();
    // The caller saw its connection break; the page goes on as if nothing had been.
    expect(await until('the relay to be back', () => tabrelay.api.read(id, 'text', '#count'))).toBe('count');
  });

  test('is unknown when the worker is stopped in the middle of it', async () => {
    const cut = unkeyed(body('#late', { timeoutMs: 20_000 }));
    await untilQueued(tabrelay.api, id);
    await stopWorker(tabrelay.browser);
    expect(await cut).toMatchObject({ status: 503 });
    expect((await cut).headers.get('x-outcome')).toBe('unknown');
  });

  test('is unknown when the page never comes out of its click handler', async () => {
    const cut = await tabrelay.api.call('POST', `/session/${id}`, {
      body: body('#loop', { timeoutMs: 1_000 }),
    });
    expect(cut.status).toBe(504);
    expect(cut.headers.get('x-outcome')).toBe('unknown');
  });

  test('is not_executed when the steps before it took all its time', async () => {
    const before = unkeyed({ action: 'wait', value: '900' });
    const late = await tabrelay.api.call('POST', `/session/${id}`, {
      body: body('#count', { timeoutMs: 300 }),
    });
    expect(late.status).toBe(504);
    expect(late.headers.get('x-outcome')).toBe('not_executed');
    await before;
    await tabrelay.api.act(id, 'press', '', 'x');
    expect(clicks()).toBe(0);
  });
});

test('an answer too large for the socket is an error of its own, and everything else continues', async () => {
  const large = await tabrelay.api.session({ url: site.url('/large') });
  const answer = await tabrelay.api.call('POST', `/session/${large}`, { body: { action: 'html' } });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toContain('selector');
  expect(await tabrelay.api.read(large, 'text', 'h1')).toBe('Large');
  expect(await tabrelay.api.read(id, 'text', '#count')).toBe('count');
});

/** Lets `#late` come, by the test's own hand. */
async function pageKey() {
  const page = await pageAt(tabrelay.browser, address);
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' })));
}
