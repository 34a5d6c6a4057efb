/** Relay, worker or window is killed at any moment; the session list stays correct. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { watchConnection } from '../../support/relay/reconnection';
import { type Relay, startRelay } from '../../support/relay/start-relay';
import { soakTest } from '../../support/soak-test';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker, stopWorker } from '../../support/tabrelay/extension-worker';
import { untilQueued } from '../../support/tabrelay/interrupted-steps';
import { pageAt } from '../../support/tabrelay/page-at';
import { until } from '../../support/until';

/** A relay that has lost its browser keeps calls waiting for three seconds; "at once" is well below. */
const graceMs = 2_000;

describe('with sessions open', () => {
  let tabrelay: Watched;
  let site: Site;
  let ids: string[];

  beforeAll(async () => {
    site = await servePages({
      '/page': `<title>page</title><input id="name"><button>Say</button><script>
        document.querySelector('button').onclick = ({ target }) => {
          target.textContent = document.querySelector('#name').value;
        };
      </script>`,
    });
    tabrelay = await borrowWatched();
    return async () => {
      await tabrelay.giveBack();
      await site.close();
    };
  });

  beforeEach(async () => {
    for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
    ids = [];
    for (const name of ['Ada', 'Grace', 'Katherine']) {
      const id = await tabrelay.api.session({ url: site.url('/page') });
      await tabrelay.api.step(id, 'fill', '#name', name);
      ids.push(id);
    }
  });

  async function expectUntouched(loadsBefore: number) {
    expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual(ids);
    expect(await Promise.all(ids.map((id) => tabrelay.api.read(id, 'value', '#name')))).toEqual([
      'Ada',
      'Grace',
      'Katherine',
    ]);
    await tabrelay.api.act(ids[1] ?? '', 'click', 'button');
    expect(await tabrelay.api.read(ids[1] ?? '', 'text', 'button')).toBe('Grace');
    expect(site.hits('/page')).toBe(loadsBefore);
  }

  test('kill -9 of the relay: it is back with its browser, sessions and pages untouched', async () => {
    const loads = site.hits('/page');
    const killed = await tabrelay.signalListener();
    const pid = await until('another process to listen', async () => {
      const now = await tabrelay.listenerPid();
      return now !== killed && now;
    });
    await until('the browser to be connected', async () => (await tabrelay.connectedBrowsers()) === 1);

    expect(pid).not.toBe(killed);
    await expectUntouched(loads);
  });

  test('kill -9 of the relay: a call made meanwhile waits for the browser to come back', async () => {
    await tabrelay.signalListener();

    const value = await until('the relay to take a call', () =>
      tabrelay.api.call('POST', `/session/${ids[0]}`, { body: { action: 'value', selector: '#name' } }),
    );

    expect(value).toMatchObject({ status: 200, body: { result: 'Ada' } });
  });

  test('the service worker stopped: the next step is answered, sessions and pages untouched', async () => {
    const loads = site.hits('/page');
    const before = await extensionWorker(tabrelay.browser);

    const connectedAnew = await watchConnection(tabrelay);
    await stopWorker(tabrelay.browser);
    await connectedAnew();

    await expectUntouched(loads);
    expect(await extensionWorker(tabrelay.browser)).not.toBe(before);
  });

  test("a session's window closed by hand: 404 at once, gone from the list, others live on", async () => {
    const [closed, ...rest] = ids;
    const urls = `${site.url('/page')}#closed`;
    await tabrelay.api.step(closed ?? '', 'navigate', '', urls);
    const page = await pageAt(tabrelay.browser, urls);

    await page.close();
    const answer = await tabrelay.api.call('POST', `/session/${closed}`, {
      body: { action: 'value', selector: '#name' },
    });

    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-error-code')).toBe('session_not_found');
    expect(answer.tookMs).toBeLessThan(graceMs);
    expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual(rest);
    expect(await tabrelay.api.read(rest[0] ?? '', 'value', '#name')).toBe('Grace');
  });

  test('a window closed under a running step: 404, nothing hangs', async () => {
    const [closed] = ids;
    const urls = `${site.url('/page')}#closing`;
    await tabrelay.api.step(closed ?? '', 'navigate', '', urls);
    const page = await pageAt(tabrelay.browser, urls);
    const running = inFlight(
      tabrelay.api.call('POST', `/session/${closed}`, {
        body: { action: 'click', selector: '#never', timeoutMs: 30_000 },
      }),
    );
    await untilQueued(tabrelay.api, closed ?? '');

    await page.close();

    const { status, tookMs } = await running;
    expect(status).toBe(404);
    expect(tookMs).toBeLessThan(10_000);
  });

  soakTest('a window closed during its screenshots: 404, nothing hangs', async () => {
    const [closed] = ids;
    const url = `${site.url('/page')}#photographed`;
    await tabrelay.api.step(closed ?? '', 'navigate', '', url);
    const page = await pageAt(tabrelay.browser, url);
    const screenshot = () => tabrelay.api.call('GET', `/session/${closed}/screenshot?fullPage=true`);
    const pictures = [1, 2, 3].map(screenshot);

    await page.close();

    for (const { status, headers, tookMs } of await Promise.all(pictures)) {
      if (status !== 200) expect([status, headers.get('x-error-code')]).toEqual([404, 'session_not_found']);
      expect(tookMs).toBeLessThan(8_000);
    }
    expect((await screenshot()).status).toBe(404);
  });
});

describe('a relay with no browser for over three seconds', () => {
  let relay: Relay;

  beforeAll(async () => {
    relay = await startRelay();
    // The first call after a start waits for a browser, at most three seconds.
    await relay.api.call('POST', '/session', { body: {} });
    return () => relay.stop();
  });

  test('POST /session is 503 at once and says what to do', async () => {
    const answer = await relay.api.call('POST', '/session', { body: {} });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-error-code')).toBe('no_browser');
    expect(answer.body).toEqual({ error: expect.stringMatching(/npm start|npx tabrelay browsers|pair/) });
    expect(answer.tookMs).toBeLessThan(graceMs);
  });

  /** Kills the relay and listens on its port before the next one does. */
  async function takePort(): Promise<Server> {
    const holder = createServer((socket) => socket.destroy());
    await until("the relay's port to be ours", async () => {
      const listener = await relay.listenerPid();
      if (listener) process.kill(listener, 'SIGKILL');
      holder.listen(Number(new URL(relay.origin).port), '127.0.0.1');
      await once(holder, 'listening');
      return true;
    });
    return holder;
  }

  test('that died and whose port was taken meanwhile is back once the port is free', async () => {
    const holder = await takePort();
    onTestFinished(() => void holder.close());
    await until('the relay to say so', () => relay.printed().includes('The relay does not start'));

    expect(await relay.listenerPid()).toBe(process.pid);
    holder.close();

    expect(await until('the relay to be back', relay.connectedBrowsers)).toBe(0);
  });
});
