/** What `tabrelay/client` sends again, and what it reports. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Tabrelay, TabrelayError } from '../../client/client';

let server: Server | undefined;
afterEach(() => server?.close());

type Reply = { status: number; body: object; headers?: Record<string, string> } | 'lost';
const lost = 'lost';
const opened: Reply = { status: 200, body: { status: 'success', sessionId: 'abc' } };

/** A relay that gives these replies, one after another, and keeps the key and the path of each call. */
async function relayThat(...replies: Reply[]) {
  const keys: (string | undefined)[] = [];
  const paths: (string | undefined)[] = [];
  server = createServer((request, response) => {
    paths.push(request.url);
    keys.push(request.headers['idempotency-key']?.toString());
    const reply = replies.shift();
    if (reply === undefined || reply === lost) return void response.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { keys, paths, tabrelay: new Tabrelay({ url, apiKey: 'a-key-of-the-tests', retries: 2 }) };
}

const away: Reply = {
  status: 503,
  body: { error: 'The browser is not connected.' },
  headers: { 'x-error-code': 'no_browser' },
};

test.each([
  ['whose answer was lost', lost],
  ['that found no browser', away],
] as const)('repeats a call %s, with the same Idempotency-Key', async (_, first) => {
  const { keys, tabrelay } = await relayThat(first, opened);
  expect((await tabrelay.open()).id).toBe('abc');
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

test('gives up after its retries, with code, message and status', async () => {
  const { keys, tabrelay } = await relayThat(away, away, away);
  await expect(tabrelay.open()).rejects.toMatchObject({
    name: 'TabrelayError',
    code: 'no_browser',
    message: 'The browser is not connected.',
    status: 503,
  });
  expect(keys).toHaveLength(3);
});

test('does not repeat what failed, and says what is known of its effect', async () => {
  const failed: Reply = {
    status: 504,
    body: { error: 'The page did not answer.' },
    headers: { 'x-error-code': 'timeout', 'x-outcome': 'unknown' },
  };
  const { keys, tabrelay } = await relayThat(failed);
  const step = tabrelay.session('abc').step({ action: 'click', selector: '#save' });
  await expect(step).rejects.toMatchObject({ code: 'timeout', outcome: 'unknown' });
  expect(keys).toHaveLength(1);
});

test('asks for the picture that the options describe', async () => {
  const picture: Reply = { status: 200, body: { status: 'success', screenshot: 'aGk=' } };
  const { paths, tabrelay } = await relayThat(picture, picture, picture);
  const session = tabrelay.session('abc');
  const path = '/v1/session/abc/screenshot';
  expect(`${await session.screenshot()}`).toBe('hi');
  await session.screenshot({ selector: '#a > b', signal: AbortSignal.timeout(5_000) });
  await session.screenshot({ fullPage: true, raise: false, format: 'jpeg', quality: 80 });
  expect(paths).toEqual([
    path,
    `${path}?selector=%23a+%3E+b`,
    `${path}?fullPage=true&format=jpeg&quality=80&raise=false`,
  ]);
});

test.each(['foo', '127.0.0.1:8787', 'ftp://127.0.0.1', ''])('refuses %o as the address of a relay', (url) => {
  expect(() => new Tabrelay({ url, apiKey: 'a-key-of-the-tests' })).toThrow('is no address of a relay');
});

test('says which relay does not answer', async () => {
  const tabrelay = new Tabrelay({ url: 'http://127.0.0.1:1', apiKey: 'a-key-of-the-tests', retries: 0 });
  const error = await tabrelay.sessions().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TabrelayError);
  expect(error).toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('http://127.0.0.1:1'),
  });
});

test('a signal cancels a call, also between two tries', async () => {
  const { tabrelay } = await relayThat(away);
  const reason = new Error('enough');
  await expect(tabrelay.open({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const cancel = new AbortController();
  const waiting = tabrelay.open({}, { signal: cancel.signal });
  setTimeout(() => cancel.abort(reason), 100);
  await expect(waiting).rejects.toBe(reason);
});

test('closing a session that is closed is no error', async () => {
  const gone: Reply = {
    status: 404,
    body: { error: 'No such session.' },
    headers: { 'x-error-code': 'session_not_found' },
  };
  const { tabrelay } = await relayThat(gone);
  await tabrelay.session('abc').close();
});

test('a task that an own model drives is asked again for an answer that was lost', async () => {
  const view = { turn: 0, outcomes: [], view: 'a page', wholePage: true, stepsLeft: 60, turnsLeft: 30 };
  const { keys, tabrelay } = await relayThat(
    { status: 200, body: { taskId: 't1', sessionId: 'abc', rules: 'Do this', schema: {}, ...view } },
    lost,
    { status: 200, body: { ...view, turn: 1, ended: { outcome: 'done' } } },
  );
  const task = await tabrelay.openTask({ prompt: 'Look', url: 'http://127.0.0.1/' });
  expect([task.rules, task.view]).toEqual(['Do this', 'a page']);
  expect(await task.decide({ done: { answer: 'A page', evidence: 'a page' } })).toMatchObject({ turn: 1 });
  expect(keys).toHaveLength(3);
  // It has ended: nothing is sent.
  await task.end();
  expect(keys).toHaveLength(3);
});

test('waits as long as the relay asks for', async () => {
  const busy: Reply = {
    status: 429,
    body: { error: 'Too many requests.' },
    headers: { 'x-error-code': 'too_many_requests', 'retry-after': '1' },
  };
  const { tabrelay } = await relayThat(busy, opened);
  const start = performance.now();
  await tabrelay.open();
  expect(performance.now() - start).toBeGreaterThan(990);
});

test('sends calls that follow one another over connections that are open already', async () => {
  const { tabrelay } = await relayThat(...Array.from({ length: 10 }, () => opened));
  let connections = 0;
  server?.on('connection', () => {
    connections += 1;
  });
  for (let call = 0; call < 10; call += 1) await tabrelay.open();
  // A call may come before the connection of the last one is free.
  expect(connections).toBeLessThanOrEqual(2);
});
