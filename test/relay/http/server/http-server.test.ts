/** HTTP over a real socket: disconnecting callers, bodies without a length, peer addresses. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { shutDownGracefully } from '../../../../relay/graceful-shutdown';
import type { Patience } from '../../../../relay/http/server/http-server';
import { parseAnswer, rawHttp, rawRequest } from '../../../support/attacks/raw-http';
import { otherKey, testKey } from '../../../support/stand-ins/relay-app';
import { servedApp } from '../../../support/stand-ins/served-app';
import { until } from '../../../support/until';

let relay: Awaited<ReturnType<typeof servedApp>> | undefined;

afterEach(() => relay?.stop());

/** The relay on a port of its own. */
async function served(patience?: Patience) {
  relay = await servedApp(patience);
  return relay;
}

it('tells the browser when the caller disconnects', async () => {
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

it('stops reading a body without a declared length', async () => {
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

it('answers the next call on a connection whose body in chunks was refused', async () => {
  const { port } = await served({ headersMs: 1_000, requestMs: 3_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = async (length: number) => {
    const call = request({
      port,
      agent,
      host: '127.0.0.1',
      path: '/v1/session',
      method: 'POST',
      headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
    });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    for (let sent = 0; sent < length; sent += chunk.length) call.write(chunk);
    call.end('{}');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await text(answer);
    return answer.statusCode;
  };
  expect(await post(3 * 1024 * 1024)).toBe(413);
  expect(await post(0)).toBe(200);
  agent.destroy();
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

it('carries the same headers on every reply, those of Node’s parser and of refused sockets included', async () => {
  const { port } = await served();
  const host = ['Host', `127.0.0.1:${port}`] as const;
  const key = ['Authorization', `Bearer ${testKey}`] as const;
  const replies = await Promise.all(
    [
      rawRequest('GET', '/health', [host]),
      rawRequest('GET', '/docs', [host]),
      rawRequest('GET', '/docs/docs.js', [host]),
      rawRequest('GET', '/nothing', [host]),
      rawRequest('GET', '/v1/sessions', [host, key]),
      rawRequest('GET', '/v1/sessions', [host]),
      rawRequest('OPTIONS', '/v1/sessions', [host]),
      rawRequest('GET', '/health', [['Host', 'evil.example']]),
      rawRequest('GET', '/health', [host, ['Expect', 'a miracle']]),
      rawRequest('GET', '/health', [host, ['X-Long', 'x'.repeat(20_000)]]),
      'not http\r\n\r\n',
      `GET /v1 HTTP/1.1\r\nHost: ${host[1]}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      `GET /v1 HTTP/1.1\r\nHost: ${host[1]}\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`,
      rawRequest('GET', '/mcp', [host, key]),
      rawRequest('POST', '/mcp', [host, key]),
    ].map((bytes) => rawHttp(port, bytes)),
  );
  const headers = replies.map((reply) => Object.fromEntries(parseAnswer(reply).headers));
  for (const each of headers) {
    expect(each).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(each).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

it('closes a connection that never sends anything without an answer', async () => {
  const { port } = await served({ headersMs: 200, requestMs: 400 });
  expect(await rawHttp(port, '')).toBe('');
});

it.each([
  ['headers', 'POST /v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX: '],
  [
    'a body',
    `POST /v1/session HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  ],
])('answers a caller that never finishes sending %s', async (_, bytes) => {
  const { port, browsers } = await served({ headersMs: 200, requestMs: 400 });
  const answer = await rawHttp(port, bytes.replace('PORT', String(port)));
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*took too long to arrive/);
  expect(browsers.asked).toEqual([]);
});

/** A step by a client that keeps its connections. */
function step(url: string, agent: Agent): Promise<{ status: number; outcome: unknown }> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/v1/session/x`, {
      method: 'POST',
      agent,
      headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
    });
    call.on('error', reject).on('response', (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, outcome: answer.headers['x-outcome'] }));
    });
    call.end('{"action":"reload"}');
  });
}

it('finishes the calls it has when it is to end, and takes no more', async () => {
  const { server, calls, browsers, url } = await served();
  const agent = new Agent({ keepAlive: true });
  expect(await step(url, agent)).toMatchObject({ status: 200 });
  let finish = () => {};
  browsers.pause = new Promise((resolve) => (finish = resolve));
  const inFlight = step(url, new Agent({ keepAlive: true }));
  await until('the order', () => browsers.asked[1]);
  const gaveUp: string[] = [];
  // Its connection is in use, so ending does not close it.
  const late = connect(Number(new URL(url).port), '127.0.0.1');
  late.write('POST /v1/session/y HTTP/1.1\r\n');
  await once(late, 'connect');
  const ended = shutDownGracefully({ server, calls, giveUp: () => void gaveUp.push('all') });
  late.write(`Host: ${new URL(url).host}\r\nAuthorization: Bearer ${testKey}\r\nContent-Length: 0\r\n\r\n`);
  expect(await text(late)).toMatch(/^HTTP\/1\.1 503 [\s\S]*x-outcome: not_executed/i);
  await expect(step(url, new Agent())).rejects.toThrow();
  finish();
  expect(await inFlight).toMatchObject({ status: 200 });
  await ended;
  expect(browsers.asked).toHaveLength(2);
});

it('gives up the calls that do not finish, so that their callers get a reply', async () => {
  const { server, calls, browsers, url } = await served();
  let fail = () => {};
  browsers.pause = new Promise((_, reject) => {
    fail = () => reject(new RelayError('interrupted', 'Given up.', { outcome: 'unknown' }));
  });
  const inFlight = step(url, new Agent());
  await until('the order', () => browsers.asked[0]);
  await shutDownGracefully({ server, calls, giveUp: fail });
  expect(await inFlight).toEqual({ status: 503, outcome: 'unknown' });
}, 10_000);

it('answers a caller that would rather speak HTTP/2, and the request after it', async () => {
  const { port, browsers } = await served();
  const body = '{"action":"click","selector":"#caf\u00e9"}';
  const socket = connect({ port, host: '127.0.0.1' });
  const statusOf = async (headers: string) => {
    socket.write(
      `POST /v1/session/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${testKey}\r\n${headers}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return String((await once(socket, 'data'))[0]).split('\r\n', 1)[0];
  };
  const settings = 'HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\n';
  expect(await statusOf(`Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n${settings}`)).toBe(
    'HTTP/1.1 200 OK',
  );
  expect(await statusOf('Connection: upgrade\r\nUpgrade: TLS/1.2\r\n')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('')).toBe('HTTP/1.1 200 OK');
  socket.destroy();
  expect(browsers.asked.map(({ order }) => order)).toMatchObject(Array(3).fill({ selector: '#caf\u00e9' }));
});

it('answers a call that was whole, whatever bytes follow it', async () => {
  const { port, browsers } = await served();
  let goOn = () => {};
  browsers.pause = new Promise((resolve) => (goOn = resolve));
  const body = '{"action":"reload"}';
  const reply = rawHttp(
    port,
    `POST /v1/session/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}garbage\r\n\r\n`,
  );
  const { signal } = (await until('the order', () => browsers.asked[0])).call;
  goOn();
  expect(parseAnswer(await reply).status).toBe(200);
  expect(signal.aborted).toBe(false);
});

it('keeps connections with a key when others without one crowd in', async () => {
  const { port } = await served();
  const open = async (headers: string) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    const call = () => socket.write(`GET /v1/sessions HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`);
    call();
    await once(socket, 'data');
    return { socket, call };
  };
  const owner = await open(`Authorization: Bearer ${testKey}\r\n`);
  const crowd: Awaited<ReturnType<typeof open>>[] = [];
  for (let at = 0; at < 250; at += 1) crowd.push(await open(''));
  await until('the oldest to be closed', () => crowd[0]?.socket.destroyed);
  owner.call();
  expect(String((await once(owner.socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/);
  expect(crowd.filter(({ socket }) => !socket.destroyed)).toHaveLength(200);
  for (const { socket } of [owner, ...crowd]) socket.destroy();
});

describe('the connections of a key', () => {
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });
  /** Sends one call over a connection of its own, and leaves that open. */
  const open = async (port: number, key: string, target = 'GET /v1/sessions', ends = false) => {
    const socket = connect({ port, host: '127.0.0.1' });
    opened.push(socket);
    socket.on('error', () => undefined);
    const type = ends ? 'Content-Type: application/json\r\nContent-Length: 19\r\n' : '';
    socket.write(
      `${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${key}\r\n${type}\r\n`,
    );
    if (ends) socket.write('{"action":"reload"}');
    const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]).then(([data]) =>
      String(data),
    );
    return { socket, answered };
  };

  it('that wait for no answer make room for new ones, of any key', async () => {
    const { port } = await served();
    for (let at = 0; at < 1_100; at += 1) await (await open(port, otherKey)).answered;
    await until('the oldest to be closed', () => opened[0]?.destroyed);
    const left = opened.filter((socket) => !socket.destroyed).length;
    expect([left > 350, left < 450]).toEqual([true, true]);
    expect(opened.at(-1)?.destroyed).toBe(false);
    for (let at = 0; at < 50; at += 1)
      expect(await (await open(port, testKey)).answered).toMatch(/^HTTP\/1\.1 200/);
  }, 30_000);

  it('that are all in use leave room for other keys', async () => {
    const { port, browsers } = await served();
    browsers.pause = new Promise(() => {});
    const busy = [];
    for (let at = 0; at < 400; at += 1) busy.push(await open(port, otherKey, 'POST /v1/session/x', true));
    await until('all to be sent', () => browsers.asked.length === 400);
    expect(await (await open(port, otherKey)).answered).toMatch(/^HTTP\/1\.1 429[\s\S]*too many connections/);
    expect(busy.filter(({ socket }) => socket.destroyed)).toEqual([]);
    for (let at = 0; at < 100; at += 1)
      expect(await (await open(port, testKey)).answered).toMatch(/^HTTP\/1\.1 200/);
  }, 30_000);
});

it('refuses a body that is not UTF-8, and says so', async () => {
  const { url, browsers } = await served();
  const answer = await fetch(`${url}/v1/session/x`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}`, 'content-type': 'application/json' },
    body: Buffer.from('{"action":"type","selector":"#a","value":"caf\u00e9"}', 'latin1'),
  });
  expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringContaining('UTF-8') }]);
  expect(browsers.asked).toEqual([]);
});
