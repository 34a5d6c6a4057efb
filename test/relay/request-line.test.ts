/** The relay serves what is addressed to it, by the request line as well as by `Host`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensionId } from '../../extension/protocol/identity';
import { parseAnswer, rawHttp, rawRequest } from '../support/attacks/raw-http';
import { testKey } from '../support/stand-ins/relay-app';
import { servedApp } from '../support/stand-ins/served-app';

let relay: Awaited<ReturnType<typeof servedApp>>;
beforeAll(async () => {
  relay = await servedApp();
});
afterAll(() => relay.stop());

const put = (text: string) => text.replace('PORT', String(relay.port));
const key = ['Authorization', `Bearer ${testKey}`] as const;
const upgrade = [
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
  ['Origin', `chrome-extension://${extensionId}`],
] as const;

async function statusOf(
  method: string,
  target: string,
  hosts: string[],
  more: readonly (readonly [string, string])[] = [key],
): Promise<number> {
  const headers = [...hosts.map((host) => ['Host', put(host)] as const), ...more];
  return parseAnswer(await rawHttp(relay.port, rawRequest(method, put(target), headers))).status;
}

test.each([
  'http://evil.example',
  'http://evil.example:PORT',
  'HTTP://evil.example',
  'http://127.0.0.1:PORT@evil.example',
  'http://evil.example@127.0.0.1:PORT',
  'http://127.0.0.1:PORT.evil.example',
  'http://127.0.0.1:1',
  'http://localhost:PORT',
  'http://127.0.0.1.:1',
  'https://127.0.0.1:PORT',
  'ws://127.0.0.1:PORT',
  'file://127.0.0.1:PORT',
])('a request line with %s is for somebody else, whatever Host says', async (origin) => {
  for (const host of ['127.0.0.1:PORT', 'evil.example:PORT', 'evil.example']) {
    for (const path of ['/v1/sessions', '/docs', '/health'])
      expect(await statusOf('GET', `${origin}${path}`, [host]), `${host}${path}`).toBeGreaterThanOrEqual(400);
    expect(await statusOf('GET', `${origin}/extension`, [host], upgrade)).toBeGreaterThanOrEqual(400);
  }
  expect(relay.browsers.asked).toEqual([]);
  expect(relay.sockets.greeted).toBe(0);
});

test.each([
  '/v1/sessions',
  'http://127.0.0.1:PORT/v1/sessions',
  'http://127.1:PORT/v1/sessions?a=http://evil',
])('%s is for the relay', async (target) => {
  expect(await statusOf('GET', target, ['127.0.0.1:PORT'])).toBe(200);
});

test.each([
  ['CONNECT', 'evil.example:443'],
  ['CONNECT', '127.0.0.1:PORT'],
  ['GET', 'evil.example:443'],
  ['GET', '127.0.0.1:PORT'],
])('%s %s opens no tunnel and is answered', async (method, target) => {
  expect(await statusOf(method, target, ['127.0.0.1:PORT'])).toBe(400);
});

test.each([
  [['127.0.0.1:PORT', 'evil.example']],
  [['evil.example', '127.0.0.1:PORT']],
  [['127.0.0.1:PORT', '127.0.0.1:PORT']],
  [['']],
  [[]],
  [['evil.example:PORT']],
  [['localhost.:PORT']],
  [['127.0.0.1:PORT, evil.example']],
])('the Host headers %j are not the relay', async (hosts) => {
  // 400 where it is no host at all.
  for (const path of ['/v1/sessions', '/docs', '/health'])
    expect([400, 403]).toContain(await statusOf('GET', path, hosts));
  expect(await statusOf('GET', '/extension', hosts, upgrade)).toBe(403);
  expect(relay.sockets.greeted).toBe(0);
});

test('a path that looks like an authority is a path', async () => {
  expect(await statusOf('GET', '//evil.example/v1/sessions', ['127.0.0.1:PORT'])).toBe(404);
});
