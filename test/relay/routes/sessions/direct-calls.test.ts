/**
 * Steps and plain screenshots are answered on Node's own objects; with a query they take the way through Hono, which has to
 * answer the same.
 */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { session } from '../../../support/stand-ins/fake-browsers';
import { testKey } from '../../../support/stand-ins/relay-app';
import { servedApp } from '../../../support/stand-ins/served-app';
import { until } from '../../../support/until';

let app: Awaited<ReturnType<typeof servedApp>>;
beforeAll(async () => {
  app = await servedApp(undefined, { rateLimit: { perSecond: 1_000_000, burst: 2_000_000 } });
  app.browsers.open = [session('browser-x')];
});
afterAll(() => app.stop());

interface Sent {
  headers?: Record<string, string | string[]>;
  body?: string | Buffer | Buffer[];
  id?: string;
}

const withKey = { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' };
const click = JSON.stringify({ action: 'click', selector: '#a' });
const mebibyte = 1024 * 1024;

/** A step of some mebibytes, in parts. */
const large = [
  '{"action":"fill","selector":"#a","value":"',
  ...Array.from({ length: 6 }, () => 'x'.repeat(mebibyte)),
  '"}',
];

/** Sends a step in chunks if its body is a list, else with its length. */
const post = (query: string, { body = click, ...sent }: Sent) => send('POST', query, { ...sent, body });
const look = (query: string, sent: Sent) => send('GET', `/screenshot${query}`, sent);

function send(method: string, path: string, { headers = withKey, body, id = 'browser-x' }: Sent) {
  return new Promise<{ status: number | undefined; headers: unknown; body: string }>((resolve, reject) => {
    const sent = request(`${app.url}/v1/session/${id}${path}`, { method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => {
        const { date, ...rest } = answer.headers;
        resolve({ status: answer.statusCode, headers: { ...rest, date: date !== undefined }, body: text });
      });
    });
    sent.on('error', reject);
    if (!Array.isArray(body)) return sent.end(body);
    for (const chunk of body) sent.write(chunk);
    sent.end();
  });
}

const cases: [string, Sent][] = [
  ['a step', {}],
  ['a step in chunks', { body: [Buffer.from(click.slice(0, 9)), Buffer.from(click.slice(9))] }],
  ['a body with a byte order mark', { body: `\ufeff${click}` }],
  [
    'a text of two bytes a character',
    { body: JSON.stringify({ action: 'text', selector: 'text=\u00e4\u{1f600}' }) },
  ],
  ['no body', { body: '' }],
  ['no JSON', { body: '{' }],
  ['a list', { body: '[]' }],
  ['an unknown field', { body: JSON.stringify({ action: 'click', selectr: '#a' }) }],
  ['a field of the wrong type', { body: JSON.stringify({ action: 'click', selector: 7 }) }],
  ['an unknown action', { body: JSON.stringify({ action: 'clack', selector: '#a' }) }],
  ['a missing selector', { body: JSON.stringify({ action: 'click' }) }],
  ['another content type', { headers: { ...withKey, 'content-type': 'text/plain' } }],
  ['no content type', { headers: { authorization: withKey.authorization } }],
  ['no key', { headers: { 'content-type': 'application/json' } }],
  ['a wrong key', { headers: { ...withKey, authorization: 'Bearer wrong' } }],
  ['two keys', { headers: { ...withKey, authorization: [withKey.authorization, withKey.authorization] } }],
  ['a foreign host', { headers: { ...withKey, host: 'rebound.example' } }],
  ['a foreign port', { headers: { ...withKey, host: '127.0.0.1:1' } }],
  ['no host', { headers: { ...withKey, host: '' } }],
  ['a foreign origin', { headers: { ...withKey, origin: 'https://evil.example' } }],
  ['a page', { headers: { ...withKey, 'sec-fetch-site': 'cross-site' } }],
  ['an empty idempotency key', { headers: { ...withKey, 'idempotency-key': '' } }],
  ['an id that is none', { id: 'undefined' }],
  ['too large a body', { body: Buffer.alloc(24 * mebibyte + 1, 32) }],
  ['too large a body in chunks', { body: Array.from({ length: 25 }, () => Buffer.alloc(mebibyte, 32)) }],
  ['a large body', { body: large.join('') }],
  ['a large body in chunks', { body: large.map((part) => Buffer.from(part)) }],
  ['a large body for no session', { body: large.join(''), id: 'browser-y' }],
  [
    'a large body in chunks for no session',
    { body: large.map((part) => Buffer.from(part)), id: 'browser-y' },
  ],
];

it.each(cases)('%s', async (_, sent) => {
  const direct = await post('', sent);
  expect(direct).toEqual(await post('?', sent));
  expect(JSON.parse(direct.body)).toHaveProperty(direct.status === 200 ? 'result' : 'error');
});

it.each(cases.filter(([, { body }]) => body === undefined))('a screenshot: %s', async (_, sent) => {
  const direct = await look('', sent);
  expect(direct).toEqual(await look('?', sent));
  expect(JSON.parse(direct.body)).toHaveProperty(direct.status === 200 ? 'screenshot' : 'error');
});

it('an error of the browser, with all that its headers tell', async () => {
  app.browsers.failure = new RelayError('interrupted', 'It was cut off.', {
    outcome: 'unknown',
    retryAfterMs: 1_500,
  });
  const direct = await post('', {});
  expect(direct).toMatchObject({ status: 503, headers: { 'x-outcome': 'unknown', 'retry-after': '2' } });
  expect(direct).toEqual(await post('?', {}));
});

it('what is no RelayError is answered and logged as our bug', async () => {
  app.browsers.failure = new TypeError('a bug') as RelayError;
  expect(await post('', {})).toMatchObject({ status: 500, headers: { 'x-error-code': 'internal' } });
  await until('the bug in the log', () => app.logged.join('').includes('a bug'));
  app.browsers.failure = undefined;
});

it('is logged as Hono logs it', async () => {
  app.logged.length = 0;
  const body = JSON.stringify({ action: 'goto', value: 'https://example.com/' });
  for (const query of ['', '?']) await post(query, { body });
  const told = () => app.logged.map((line) => ({ ...JSON.parse(line), time: 0, ms: 0 }));
  await until('both lines', () => told().length === 2);
  expect(told()[0]).toEqual(told()[1]);
  expect(told()[0]).toMatchObject({ path: '/v1/session/:sessionId', action: 'navigate', key: 'default' });
});

it('a screenshot is logged as Hono logs it', async () => {
  app.logged.length = 0;
  for (const query of ['', '?']) await look(query, {});
  const told = () => app.logged.map((line) => ({ ...JSON.parse(line), time: 0, ms: 0 }));
  await until('both lines', () => told().length === 2);
  expect(told()[0]).toEqual(told()[1]);
  expect(told()[0]).toMatchObject({ path: '/v1/session/:sessionId/screenshot', status: 200, key: 'default' });
});
