/** Web pages and other extensions in a real browser cannot call the relay. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Frame, Page, WebWorker } from 'puppeteer-core';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { namedKeysIn } from '../../../relay/access/keys';
import { scopes } from '../../../relay/service/caller';
import { type Attack, attackRelay, type Spoils } from '../../support/attacks/attack-relay';
import { isFullShare, share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { relayApp } from '../../support/stand-ins/relay-app';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
let port: number;
let hostile: WebWorker;
let control: Awaited<ReturnType<typeof startControl>>;
let browsers: unknown;
/** Of the browser that is paired, were it known to an attacker. */
const browserId = 'testbrowser';
const hosts = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', 'rebound.example', '127.0.0.1.evil.example'];
const every = [...new Set(relayApp().routes)].map(
  (route) => route.replace(':sessionId', 'testbrowser-1').split(' ') as [string, string],
);
const keyless = /^\/(docs|practice|pair|health)?(\/|$)|^\/live(\/live\.\w+)?$/;
const guarded = every.filter(([, path]) => !keyless.test(path));
let attacks = 0;

/** All in the soak. Else each attack tries every sixth, others than the one before. */
function routesToTry(): [string, string][] {
  attacks += 1;
  return isFullShare ? every : guarded.filter((_, index) => (index + attacks) % 6 === 0);
}

beforeAll(async () => {
  control = await startControl();
  tabrelay = await startTabrelay({
    flags: [
      '--host-resolver-rules=MAP *.example 127.0.0.1',
      // The browser's own wall between sites and this machine: the relay must not need it.
      '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
    ],
    env: { TABRELAY_LOG: 'debug', TABRELAY_RATE_LIMIT: '0' },
  });
  port = Number(new URL(tabrelay.origin).port);
  stolenKey = namedKeysIn(tabrelay.home).add({ name: stolenName, scopes: [...scopes] });
  browsers = await tabrelay.api.browsers();
  return async () => {
    await tabrelay.stop();
    control.stop();
  };
});

/** A server without a gate, to show that what is tried does arrive. */
async function startControl() {
  const seen = { calls: 0, upgrades: 0, origin: new Set<string | undefined>() };
  const server = createServer(({ headers }, response) => {
    seen.calls += 1;
    seen.origin.add(headers.origin);
    response.end();
  });
  server.on('upgrade', ({ headers }, socket) => {
    seen.upgrades += 1;
    seen.origin.add(headers.origin);
    socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Line {
  path?: string;
  status?: number;
  key?: string;
  msg?: string;
}

function logged(): Line[] {
  const lines = tabrelay.printed().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);
}

/** A real key with every scope, that the attackers got hold of. The log tells what is done with it. */
let stolenKey: string;
const stolenName = 'stolen';

/** Runs the attack there, at the control first, and expects that none of it came further than the gate. */
async function expectNothing(from: Page | Frame | WebWorker, key = stolenKey): Promise<Spoils> {
  const attackAt = (at: number, tried: Attack['routes']): Promise<Spoils> => {
    const names = hosts.map((host) => `${host}:${at}`);
    return from.evaluate(attackRelay, { hosts: names, routes: tried, key, browserId });
  };
  const before = { ...control.seen };
  control.seen.origin.clear();
  await attackAt(control.port, [['GET', '/']]);
  expect(control.seen.calls).toBeGreaterThan(before.calls);
  expect(control.seen.upgrades).toBeGreaterThan(before.upgrades);

  const had = logged().length;
  const spoils = await attackAt(port, routesToTry());
  // Lines are in the order of their calls, so that with this one in the log all of the attack are.
  await tabrelay.api.browsers();
  await until('the log', () =>
    logged()
      .slice(had)
      .some(({ path }) => path === '/v1/browsers'),
  );
  const came = logged()
    .slice(had)
    .filter(({ key: name, status }) => status !== undefined && name !== 'default');
  // A preflight under our own origin is let through to /health, where there is nothing for it.
  const entered = came.filter(
    ({ key: name, path = '', status = 0 }) =>
      name === stolenName || (![401, 403, 405, 429].includes(status) && !keyless.test(path)),
  );
  console.log(
    `measured: ${spoils.calls} calls, ${came.length} reached the gate, sockets ${JSON.stringify(spoils.sockets)}`,
  );
  expect(came.length).toBeGreaterThan(0);
  expect(entered).toEqual([]);
  expect(spoils.sockets).toMatchObject({ tried: hosts.length, welcomed: 0 });
  expect(logged().filter(({ msg }) => msg === 'browser connected')).toHaveLength(1);
  expect(await tabrelay.api.sessions()).toEqual([]);
  expect(await tabrelay.api.browsers()).toEqual(browsers);
  return spoils;
}

/** A page of any origin, whether it really has that name or not. */
async function pageAt(url: string): Promise<Page> {
  const page = await tabrelay.browser.newPage();
  const cdp = await page.createCDPSession();
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: url }] });
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from(`<!doctype html><title>hostile</title>${frames}`).toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }];
    void cdp.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await page.goto(url);
  onTestFinished(() => page.close());
  return page;
}

const frames = `<iframe sandbox="allow-scripts" srcdoc="sandboxed"></iframe><iframe src="data:text/html,data"></iframe>`;

const origins = [
  'http://evil.example',
  'https://evil.example',
  'http://evil.example:RELAY',
  'http://127.0.0.1:OTHER',
  'http://localhost:OTHER',
  'http://tabrelay.localhost:RELAY',
  'http://127.0.0.1.evil.example:RELAY',
];

describe('a page of', () => {
  test.each(share(origins, 1))('%s gets in nowhere, with a stolen key', async (origin) => {
    const url = origin.replace('RELAY', String(port)).replace('OTHER', String(control.port));
    const { sockets } = await expectNothing(await pageAt(`${url}/hostile`));
    expect(sockets.opened).toBe(0);
  });

  test('a rebound host name, same-origin with the relay under that name, is refused everywhere', async () => {
    const { sockets } = await expectNothing(await pageAt(`http://rebound.example:${port}/hostile`));
    expect(sockets.opened).toBe(0);
  });
});

describe('a frame', () => {
  test.each(share(['sandboxed', 'data:'], 1))(
    'that is %s, without an origin, gets in nowhere',
    async (kind) => {
      const page = await pageAt('http://evil.example/hostile');
      const frame = page
        .frames()
        .find((each) => each.url().startsWith(kind === 'data:' ? kind : 'about:srcdoc'));
      if (!frame) throw new Error('no such frame');
      const { sockets } = await expectNothing(frame);
      expect(sockets.opened).toBe(0);
    },
  );
});

declare const chrome: {
  declarativeNetRequest: {
    updateSessionRules(change: { addRules: unknown[] }): Promise<void>;
  };
};

/** From now on the hostile extension changes these headers of everything that goes to the relay. */
async function changeHeaders(requestHeaders: unknown[]): Promise<void> {
  const rule = {
    id: 1,
    action: { type: 'modifyHeaders', requestHeaders },
    condition: { regexFilter: '^(http|ws)://', resourceTypes: ['xmlhttprequest', 'websocket', 'other'] },
  };
  const add = { addRules: [rule] };
  await hostile.evaluate((update) => chrome.declarativeNetRequest.updateSessionRules(update), add);
}

const ours = `chrome-extension://${extensionId}`;
const forged = [
  { header: 'origin', operation: 'set', value: ours },
  { header: 'sec-fetch-site', operation: 'remove' },
];
const stripped = ['origin', 'sec-fetch-site'].map((header) => ({ header, operation: 'remove' }));

describe('another extension that may change every request', () => {
  let id: string;
  // Each test gets it anew: Chromium slows down the sockets of a process whose others were refused.
  beforeEach(async () => {
    id = await tabrelay.browser.installExtension(resolve('test/support/attacks/hostile-extension'));
    hostile = await until('the hostile worker', () => {
      const target = tabrelay.browser.targets().find((each) => each.url().includes(id));
      return target?.worker();
    });
  });
  afterEach(() => tabrelay.browser.uninstallExtension(id));

  soakTest('gets in nowhere by itself, for want of a key', async () => {
    const { sockets } = await expectNothing(hostile, 'not-a-key-of-this-relay');
    expect(sockets.opened).toBe(0);
  });

  test("gets in nowhere under our extension's origin, with a stolen key", async () => {
    await changeHeaders(forged);
    await expectNothing(hostile);
    expect(control.seen.origin).toContain(ours);
  });

  test("gets a page in nowhere under our extension's origin: its socket opens, and proves nothing", async () => {
    await changeHeaders(forged);
    const { sockets } = await expectNothing(await pageAt('http://evil.example/hostile'));
    expect(sockets.opened).toBeGreaterThan(0);
  });

  soakTest('gets in nowhere without any origin, for want of a key', async () => {
    await changeHeaders(stripped);
    const { sockets } = await expectNothing(hostile, 'not-a-key-of-this-relay');
    expect(sockets.opened).toBe(0);
  });
});

test('what the extension itself has of the relay is still there', async () => {
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('tabrelay practice');
});
