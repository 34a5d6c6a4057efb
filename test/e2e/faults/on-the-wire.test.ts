/** The connection between relay and browser breaks, stalls, slows down or half closes. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../support/pages/serve-pages';
import { expectInTime } from '../../support/relay/expect-in-time';
import { watchConnection } from '../../support/relay/reconnection';
import type { Answer } from '../../support/relay/rest-client';
import { startTcpProxy, type TcpProxy } from '../../support/relay/tcp-proxy';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { openInterruptedSteps, serveInterruptedSteps } from '../../support/tabrelay/interrupted-steps';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
let site: Site;
let proxy: TcpProxy;
let session: Awaited<ReturnType<typeof openInterruptedSteps>>;

beforeAll(async () => {
  site = await serveInterruptedSteps();
  proxy = await startTcpProxy();
  tabrelay = await startTabrelay({ proxy });
  return async () => {
    await tabrelay.stop();
    await proxy.close();
    await site.close();
  };
});
beforeEach(async () => {
  proxy.set('pass');
  await until('the browser to be connected', async () => (await tabrelay.connectedBrowsers()) === 1, 60_000);
  for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
  session = await openInterruptedSteps(tabrelay, site);
  site.reports.length = 0;
});

const told = ({ status, headers }: Answer) => [status, headers.get('x-error-code'), headers.get('x-outcome')];

/** The session is there as before, and a click is one click. */
async function expectToGoOn(): Promise<void> {
  expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual([session.id]);
  expect(await session.text()).toBe('page');
  expect((await session.click('#count', 5_000)).status).toBe(200);
  expect(await session.clicks('#count')).toBe(1);
}

const breaks = [
  ['reset', () => proxy.reset()],
  ['half closed towards the relay', () => proxy.halfClose('relay')],
  ['half closed towards the browser', () => proxy.halfClose('browser')],
] as const;

for (const [what, breakIt] of share(breaks, 1)) {
  describe(`a connection ${what}`, () => {
    test('reconnects, and a step in flight is answered normally', async () => {
      const connectedAnew = await watchConnection(tabrelay);
      const cut = session.click('#late', 10_000);
      await session.isUnderWay();
      breakIt();
      await connectedAnew();
      await session.showLate();
      expect(await cut).toMatchObject({ status: 200, body: { result: { success: true } } });
      expect(await session.clicks('#late')).toBe(1);
      await expectToGoOn();
    });

    test('does not disturb a step in flight that only reads', async () => {
      const connectedAnew = await watchConnection(tabrelay);
      const cut = session.send({ action: 'text', selector: '#late', timeoutMs: 10_000 });
      await session.isUnderWay();
      breakIt();
      await connectedAnew();
      await session.showLate();
      expect(await cut).toMatchObject({ status: 200, body: { result: 'late' } });
    });

    test('while a step is sent: it is answered in time, and the page has the clicks it is said to have', async () => {
      const answers: Answer[] = [];
      for (let round = 0; round < 3; round += 1) {
        const sent = session.click('#count', 5_000, `${what} ${round}`);
        breakIt();
        answers.push(await sent);
      }
      for (const answer of answers) expectInTime(answer, 5_000);
      const done = answers.filter(({ status }) => status === 200).length;
      const unknown = answers.filter(({ headers }) => headers.get('x-outcome') === 'unknown').length;
      expect(await session.clicks('#count')).toBeGreaterThanOrEqual(done);
      expect(await session.clicks('#count')).toBeLessThanOrEqual(done + unknown);
    });
  });
}

describe('a connection reset in the middle of a frame', () => {
  test('of any length: the step is answered, and the page clicked once', async () => {
    for (const bytes of [1, 7, 60, 200]) {
      site.reports.length = 0;
      const connectedAnew = await watchConnection(tabrelay);
      proxy.resetAfter(bytes);
      const answer = await session.click('#count', 5_000, `after ${bytes}`);
      expect(answer).toMatchObject({ status: 200, body: { result: { success: true } } });
      expect(await session.clicks('#count')).toBe(1);
      await connectedAnew();
    }
  });
});

describe('a connection that swallows everything', () => {
  test('a step in flight is answered by its deadline with an unknown outcome', async () => {
    const cut = session.click('#late', 1_500);
    await session.isUnderWay();
    proxy.set('hole');
    expect(told(await cut)).toEqual([504, 'timeout', 'unknown']);
    expectInTime(await cut, 1_500);
    proxy.set('pass');
    await expectToGoOn();
    expect(await session.clicks('#late')).toBe(0);
  });

  soakTest('a step that arrives after its deadline is not carried out any more', async () => {
    proxy.set('hole');
    const late = await session.click('#count', 500, 'late');
    expect(told(late)).toEqual([504, 'timeout', 'unknown']);
    expectInTime(late, 500);
    proxy.set('pass');
    expect(await session.clicks('#count')).toBe(0);
    await expectToGoOn();
  });

  soakTest('and never responds again is replaced by a new one', async () => {
    const connectedAnew = await watchConnection(tabrelay);
    const cut = session.click('#late', 3_000, 'never heard of');
    await session.isUnderWay();
    proxy.forget();
    expect(told(await cut)).toEqual([504, 'timeout', 'unknown']);
    expectInTime(await cut, 3_000);
    await connectedAnew();
    await expectToGoOn();
  });
});

describe('a slow connection', () => {
  test('of 300 ms each way: steps are done, and those that run out say so in time', async () => {
    proxy.set(300);
    expect((await session.click('#count', 5_000)).status).toBe(200);
    const never = await session.click('#never', 1_000);
    expect([404, 504]).toContain(never.status);
    expectInTime(never, 1_000);
    proxy.set('pass');
    expect(await session.clicks('#count')).toBe(1);
  });

  soakTest('that carries one byte at a time: steps and screenshots arrive whole', async () => {
    proxy.set('slices');
    expect((await session.click('#count', 5_000)).status).toBe(200);
    expect(await session.text()).toBe('page');
    const picture = await tabrelay.api.screenshot(session.id);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    proxy.set('pass');
    expect(await session.clicks('#count')).toBe(1);
  });

  test('that carries one byte at a time: hands are shaken on it', async () => {
    proxy.set('slices');
    const connectedAnew = await watchConnection(tabrelay);
    proxy.reset();
    await connectedAnew();
    expect(await session.text()).toBe('page');
  });
});
