// Why: what only a real socket shows: a caller who hangs up, a body without a length, a peer's address.
import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../../relay/app';
import { createLiteralModel } from '../../relay/autonomy/literal/literal-model';
import { createKeys } from '../../relay/http/auth';
import { createHttpServer } from '../../relay/http/http-server';
import { ownersKey } from '../../relay/keys';
import { createLog } from '../../relay/log';
import { type FakeBrowsers, fakeBrowsers } from '../support/fake-browsers';
import { testKey } from '../support/relay-app';
import { until } from '../support/until';

let server: Server | undefined;

afterEach(() => server?.close());

/** The relay on a port of its own. The gate is told the port once it is known. */
async function served(): Promise<{ browsers: FakeBrowsers; port: number; url: string; logged: string[] }> {
  const browsers = fakeBrowsers();
  const logged: string[] = [];
  const address = { host: '127.0.0.1', port: 0 };
  const app = createApp({
    browsers,
    keys: createKeys(() => [ownersKey(testKey)]),
    get host() {
      return address.host;
    },
    get port() {
      return address.port;
    },
    version: '1.0.0',
    model: createLiteralModel(),
    rateLimit: 'off',
    log: createLog({ level: 'info', pretty: false, to: { write: (line) => void logged.push(line) } }),
    pagesDir: 'relay/pages',
  });
  server = createHttpServer(app).listen(0, address.host);
  await once(server, 'listening');
  address.port = (server.address() as AddressInfo).port;
  return { browsers, logged, port: address.port, url: `http://127.0.0.1:${address.port}` };
}

it('tells the browser when the caller hangs up', async () => {
  const { browsers, url } = await served();
  browsers.pause = new Promise(() => {});
  const asked = until('the order', () => browsers.asked[0]);
  const caller = new AbortController();
  const call = fetch(`${url}/v1/session/x`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
    body: '{"action":"reload"}',
    signal: caller.signal,
  });
  const { signal } = (await asked).call;
  caller.abort();
  await expect(call).rejects.toThrow();
  if (!signal.aborted) await once(signal, 'abort');
  expect(signal.aborted).toBe(true);
});

it('opens a session for curl -X POST, which sends neither a body nor a type', async () => {
  const { url } = await served();
  const answer = await fetch(`${url}/v1/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}` },
  });
  expect(answer.status).toBe(200);
});

it('stops reading a body that never said how long it would be', async () => {
  const { port } = await served();
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/v1/session',
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
  });
  call.on('error', () => {});
  const chunk = Buffer.alloc(256 * 1024, ' ');
  for (let sent = 0; sent < 5; sent++) call.write(chunk);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  call.destroy();
});

it('refuses a name that was rebound to this machine', async () => {
  const { port } = await served();
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/v1/sessions',
    headers: { host: `evil.example:${port}` },
  });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(403);
});

it('lets a caller finish sending what it refuses, so that the answer is seen', async () => {
  const { url } = await served();
  const answer = await fetch(`${url}/v1/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
    body: ' '.repeat(30 * 1024 * 1024),
  });
  expect(answer.status).toBe(413);
});

it.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a Host that is none', 'GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
])('answers %s in the same form as everything else', async (_, sent) => {
  const { port } = await served();
  const socket = connect(port, '127.0.0.1').end(sent);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('x-error-code: bad_request');
  expect(Object.keys(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toEqual(['error']);
});
