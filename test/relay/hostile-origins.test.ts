/** Requests of web pages cannot get past the gate. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extensionId } from '../../extension/protocol/identity';
import { parseAnswer, rawHttp, rawRequest } from '../support/attacks/raw-http';
import { share } from '../support/share';
import { relayApp, testKey } from '../support/stand-ins/relay-app';
import { servedApp } from '../support/stand-ins/served-app';

let relay: Awaited<ReturnType<typeof servedApp>>;
beforeAll(async () => {
  relay = await servedApp();
});
afterAll(() => relay.stop());

const ours = `chrome-extension://${extensionId}`;

/** No multiple of what is combined, so that the share has some of every origin, host, route and site. */
const quickRequests = 2_003;

/** None of them is the relay's own at any of the hosts below. */
const origins = [
  'https://evil.example',
  'http://evil.example',
  'null',
  'file://',
  'http://127.0.0.1:PORX',
  'https://127.0.0.1:PORT',
  'http://127.0.0.1',
  'http://0.0.0.0:PORT',
  'http://127.0.0.1:PORT.evil.example',
  'http://rebound.example:PORT',
  'chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'moz-extension://6f0b3b2e-0000-4000-8000-000000000000',
];
const hosts = [
  '127.0.0.1:PORT',
  'localhost:PORT',
  '[::1]:PORT',
  '0.0.0.0:PORT',
  'rebound.example:PORT',
  '127.0.0.1.evil.example',
];

const put = (text: string) =>
  text.replace('PORT', String(relay.port)).replace('PORX', String(relay.port + 1));

const routes = [
  ...new Set(relayApp().routes),
  'OPTIONS /v1/session',
  'GET /v1/no-such-thing',
  'POST /',
  'PUT /v1/sessions',
].map((route) => route.replace(':sessionId', 'b3k9x2m7-1').split(' ') as [string, string]);

const key = ['Authorization', `Bearer ${testKey}`] as const;
const upgrade = [
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
] as const;

/** Sends each on a connection of its own, eight at a time; answers with what was let through. */
async function letThrough(requests: string[]): Promise<string[]> {
  const through: string[] = [];
  const waiting = [...requests];
  const sendOn = async () => {
    for (let bytes = waiting.pop(); bytes !== undefined; bytes = waiting.pop()) {
      const { status, headers } = parseAnswer(await rawHttp(relay.port, bytes));
      const isSafe =
        headers.get('x-content-type-options') === 'nosniff' && headers.get('cache-control') === 'no-store';
      const opens = [...headers.keys()].some((name) => name.startsWith('access-control-'));
      if (status !== 403 || !isSafe || opens) through.push(`${status} for\n${bytes}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendOn));
  return through;
}

/** Nothing of the relay had anything to do. */
function untouched() {
  expect(relay.browsers.asked).toEqual([]);
  expect(relay.sockets).toEqual({ greeted: 0, connected: 0, troubles: [] });
}

describe('twelve hostile origins at six hosts', () => {
  it('open no route, even with the right key and a harmless Sec-Fetch-Site', async () => {
    expect(routes.length).toBeGreaterThan(15);
    const requests = origins.flatMap((origin) =>
      hosts.flatMap((host) =>
        routes.flatMap(([method, path]) =>
          [undefined, 'same-origin', 'none'].map((site) =>
            rawRequest(method, path, [
              ['Host', put(host)],
              ['Origin', put(origin)],
              ...(site ? [['Sec-Fetch-Site', site] as const] : []),
              key,
            ]),
          ),
        ),
      ),
    );
    expect(requests.length).toBeGreaterThanOrEqual(12 * 6 * 15);
    expect(await letThrough(share(requests, quickRequests))).toEqual([]);
    untouched();
  }, 120_000);

  it('get no socket, at any path', async () => {
    const requests = [...origins, ours].flatMap((origin) =>
      hosts.flatMap((host) =>
        ['/extension', '/extension/', '/v1/session', '/', '//extension'].flatMap((path) =>
          [undefined, 'cross-site', 'same-site', 'same-origin'].flatMap((site) => {
            // The one way in that there is.
            const isOurs = origin === ours && path === '/extension' && site === undefined;
            if (isOurs && hosts.indexOf(host) < 3) return [];
            const lines = [
              `GET ${path} HTTP/1.1`,
              `Host: ${put(host)}`,
              `Origin: ${put(origin)}`,
              ...(site ? [`Sec-Fetch-Site: ${site}`] : []),
              ...upgrade.map(([name, value]) => `${name}: ${value}`),
            ];
            return [[...lines, '', ''].join('\r\n')];
          }),
        ),
      ),
    );
    expect(await letThrough(requests)).toEqual([]);
    untouched();
  }, 60_000);
});

describe('a page without an Origin', () => {
  it('opens nothing at a rebound name, pages without a key included', async () => {
    const requests = routes.flatMap(([method, path]) =>
      hosts.slice(3).map((host) => rawRequest(method, path, [['Host', put(host)], key])),
    );
    expect(await letThrough(requests)).toEqual([]);
    untouched();
  });

  it('is known by what the browser says of it', async () => {
    const requests = routes
      .filter(([, path]) => path.startsWith('/v1'))
      .flatMap(([method, path]) =>
        ['cross-site', 'same-site', 'same-origin, none', 'none, cross-site', 'x'].map((site) =>
          rawRequest(method, path, [['Host', put('127.0.0.1:PORT')], ['Sec-Fetch-Site', site], key]),
        ),
      );
    expect(await letThrough(requests)).toEqual([]);
    untouched();
  });
});

describe('headers that come twice', () => {
  it.each([
    [
      ['Host', '127.0.0.1:PORT'],
      ['Host', 'rebound.example:PORT'],
    ],
    [
      ['Host', 'rebound.example:PORT'],
      ['Host', '127.0.0.1:PORT'],
    ],
    [
      ['Host', '127.0.0.1:PORT'],
      ['Origin', 'http://127.0.0.1:PORT'],
      ['Origin', 'https://evil.example'],
    ],
    [
      ['Host', '127.0.0.1:PORT'],
      ['Origin', ours],
      ['Origin', ours],
    ],
  ])('are judged together: %j', async (...headers) => {
    const sent = headers.map(([name = '', value = '']) => [name, put(value)] as const);
    const socket = [
      'GET /extension HTTP/1.1',
      ...sent.map(([n, v]) => `${n}: ${v}`),
      ...upgrade.map(([n, v]) => `${n}: ${v}`),
    ];
    const requests = [rawRequest('GET', '/v1/sessions', [...sent, key]), [...socket, '', ''].join('\r\n')];
    expect(await letThrough(requests)).toEqual([]);
    untouched();
  });

  it('after two thousand others are not overlooked', async () => {
    const many = Array.from({ length: 2_500 }, () => ['a', ''] as const);
    const bytes = rawRequest('GET', '/v1/sessions', [
      ['Host', put('127.0.0.1:PORT')],
      key,
      ...many,
      ['Origin', 'https://evil.example'],
    ]);
    expect(await letThrough([bytes])).toEqual([]);
  });
});

describe('our own', () => {
  it('reference page and extension are let in', async () => {
    const host = put('127.0.0.1:PORT');
    const asPage = rawRequest('GET', '/v1/browsers', [
      ['Host', host],
      ['Origin', `http://${host}`],
      ['Sec-Fetch-Site', 'same-origin'],
      key,
    ]);
    expect(parseAnswer(await rawHttp(relay.port, asPage)).status).toBe(200);
    const lines = [
      'GET /extension HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${ours}`,
      ...upgrade.map(([n, v]) => `${n}: ${v}`),
    ];
    expect(parseAnswer(await rawHttp(relay.port, [...lines, '', ''].join('\r\n'))).status).toBe(101);
  });
});
