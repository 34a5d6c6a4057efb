/** Steps wait while a person uses the window of a session, and it can be handed over to them. */
import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { isFullShare, share } from '../../support/share';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { pageAt } from '../../support/tabrelay/page-at';
import { until } from '../../support/until';

let site: Site;
let tabrelay: Watched;
let id: string;
let page: Page;

beforeAll(async () => {
  const fields = '<input id="field"><button id="count" onclick="document.title += 1">Count</button>';
  const noting = `<script>
    window.seen = [];
    for (const type of ['pointerdown', 'keydown', 'touchstart'])
      addEventListener(type, ({ isTrusted }) => seen.push({ isTrusted }), true);
  </script>`;
  site = await servePages({
    '/page': (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<title>n</title><style>body { height: 3000px }</style>${fields}${noting}<iframe src="${site.url('/frame').replace('127.0.0.1', 'localhost')}"></iframe>`,
        ),
    '/written': `<script>
      onload = () => setTimeout(() => {
        document.open();
        document.write('<title>n</title>${fields}');
        document.close();
      });
    </script>`,
    // In each window, whatever was there first.
    '/hushed': `<title>n</title><script>
      for (const type of ['pointerdown', 'keydown', 'touchstart'])
        EventTarget.prototype.addEventListener.call(window, type, (event) => event.stopImmediatePropagation(), true);
    </script>${fields}`,
    '/frame': '<input id="inside" style="width: 200px; height: 100px">',
  });
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
let number = 0;
beforeEach(async () => {
  number += 1;
  for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
  const url = site.url(`/page?${number}`);
  id = await tabrelay.api.session({ url });
  page = await pageAt(tabrelay.browser, url);
});

const step = (body: Record<string, unknown>) => tabrelay.api.call('POST', `/session/${id}`, { body });
const driver = async () =>
  (await tabrelay.api.call('GET', `/session/${id}/driver`)).body.driver as Record<string, unknown>;
const setDriver = (body: Record<string, unknown>) =>
  tabrelay.api.call('POST', `/session/${id}/driver`, { body });
const untilUser = () => until('the person to drive', async () => (await driver()).driver === 'user');
/** The beginnings of input that the page has had. */
const seen = () => page.evaluate('seen') as Promise<{ isTrusted: boolean }[]>;
const click = { action: 'click', selector: '#count' };

test('a step waits until a person has been quiet, and says so at its deadline', async () => {
  await page.click('#field');
  await untilUser();
  const early = await step({ ...click, timeoutMs: 300 });
  expect([early.status, early.headers.get('x-error-code'), early.headers.get('x-outcome')]).toEqual([
    409,
    'user_driving',
    'not_executed',
  ]);
  await page.keyboard.type('hello');
  const typedAt = Date.now();
  expect((await step({ ...click, timeoutMs: 8_000 })).body.result).toMatchObject({ success: true });
  expect(Date.now() - typedAt).toBeGreaterThan(2_500);
  expect(await page.title()).toBe('n1');
  // Reading disturbs nobody.
  await page.keyboard.type('x');
  expect((await step({ action: 'value', selector: '#field', timeoutMs: 500 })).body.result).toBe('hello');
});

test('what is typed in a frame of another site counts, moving and scrolling do not', async () => {
  await page.mouse.move(200, 200);
  await page.mouse.wheel({ deltaY: 100 });
  expect(await driver()).toEqual({ driver: 'api', locked: false });
  await page.evaluate(() => scrollTo(0, 0));
  const frame = await page.waitForFrame((one) => one.url().includes('/frame'));
  await frame.click('#inside');
  await untilUser();
  expect((await step({ ...click, timeoutMs: 300 })).headers.get('x-error-code')).toBe('user_driving');
});

test('a text that is being typed stops when a person begins', async () => {
  const typing = step({ action: 'type', selector: '#field', value: 'a'.repeat(3_000), timeoutMs: 20_000 });
  await until('some of it', () => page.$eval('#field', (field) => (field as HTMLInputElement).value !== ''));
  await page.mouse.click(300, 500);
  const { headers, body } = await typing;
  expect([headers.get('x-error-code'), body.error]).toEqual([
    'user_driving',
    expect.stringMatching(/A person took over when \d+ of 3000 characters/),
  ]);
});

const hiding = [
  ['writes itself anew', '/written'],
  ['keeps the beginnings of input to itself', '/hushed'],
] as const;

test.each(share(hiding, 1))('a page that %s does not hide the person', async (_, path) => {
  const url = site.url(path);
  id = await tabrelay.api.session({ url });
  page = await pageAt(tabrelay.browser, url);
  await tabrelay.api.act(id, 'wait', '#count');
  expect(await driver()).toEqual({ driver: 'api', locked: false });
  // By its place, because to the browser what a debugger evaluates is a person's doing.
  await page.mouse.click(20, 20);
  const early = await step({ ...click, timeoutMs: 300 });
  expect(early.headers.get('x-error-code')).toBe('user_driving');
  await page.keyboard.press('a');
  await untilUser();
});

test('a person is asked to do something, and what they did is seen at once', async () => {
  const body = { instructions: 'Type your name', timeoutMs: 20_000 };
  const handoff = tabrelay.api.call('POST', `/session/${id}/handoff`, { body });
  await until('the handoff', async () => (await driver()).instructions === 'Type your name');
  expect((await step({ ...click, timeoutMs: 300 })).body.error).toContain('Type your name');
  await page.type('#field', 'Ann');
  expect((await setDriver({ driver: 'api' })).body.driver).toEqual({ driver: 'api', locked: false });
  expect((await handoff).body.result).toEqual({
    success: true,
    reason: 'The person is done.',
    view: expect.stringContaining('Ann'),
  });
  expect((await step({ ...click, timeoutMs: 1_000 })).status).toBe(200);
});

test('a handoff is refused, or ends when nobody answers, and a session is taken over until it is handed back', async () => {
  const handOff = (timeoutMs: number) =>
    tabrelay.api.call('POST', `/session/${id}/handoff`, { body: { instructions: 'Pay', timeoutMs } });
  const refused = handOff(20_000);
  await until('the handoff', async () => (await driver()).locked);
  await setDriver({ driver: 'api', success: false, reason: 'Too dear.' });
  expect((await refused).body.result).toMatchObject({ success: false, reason: 'Too dear.' });
  expect((await handOff(100)).body.result).toMatchObject({
    success: false,
    reason: expect.stringMatching(/Nobody/),
  });
  await setDriver({ driver: 'user' });
  const waiting = step({ ...click, timeoutMs: 10_000 });
  expect((await step({ ...click, timeoutMs: 200 })).headers.get('x-error-code')).toBe('user_driving');
  await setDriver({ driver: 'api' });
  expect((await waiting).status).toBe(200);
});

test('the input of a person is told from ours, and no step acts while they drive', async () => {
  const person = [
    () => page.mouse.click(300, 500),
    () => page.keyboard.press('a'),
    () => page.touchscreen.tap(300, 500),
    () => page.keyboard.press('Escape'),
  ];
  const ours = [
    click,
    { action: 'type', selector: '#field', value: 'ab' },
    { action: 'press', selector: '#field', value: 'Escape' },
    { action: 'fill', selector: '#field', value: 'c' },
  ];
  const runs = isFullShare ? 200 : 8;
  const counts = { person: 0, ours: 0, atOnce: 0, actsWhileDriven: 0 };
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate('seen.length = 0');
    const own = ours[run % ours.length] ?? click;
    const kind = (['person', 'ours', 'atOnce', 'person', 'atOnce', 'ours', 'person'] as const)[run % 7];
    if (kind === 'ours') {
      expect(await step(own)).toMatchObject({ status: 200 });
      expect(await driver()).toEqual({ driver: 'api', locked: false });
      counts.ours += 1;
      continue;
    }
    const value = 'a'.repeat(5_000);
    const typing =
      kind === 'atOnce' && step({ action: 'type', selector: '#field', value, timeoutMs: 10_000 });
    if (typing) await until('some of it', async () => (await seen()).length > 0);
    await person[run % person.length]?.();
    const refused = typing ? await typing : await step({ ...own, timeoutMs: 200 });
    expect(refused.headers.get('x-error-code'), `run ${run}`).toBe('user_driving');
    const events = await seen();
    const beganAt = events.findIndex(({ isTrusted }) => isTrusted);
    expect(beganAt).toBeGreaterThanOrEqual(0);
    counts.actsWhileDriven += events.slice(beganAt).filter(({ isTrusted }) => !isTrusted).length;
    counts[kind ?? 'person'] += 1;
    await untilUser();
    await setDriver({ driver: 'api' });
  }
  console.log(`measured: ${runs} mixed runs, told apart: ${JSON.stringify(counts)}`);
  expect(counts.actsWhileDriven).toBe(0);
}, 600_000);
