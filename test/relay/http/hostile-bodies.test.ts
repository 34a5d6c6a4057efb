/** No body keeps the relay busy, whichever door it comes to and whatever its key may do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../support/stand-ins/fake-browsers';
import { otherKey } from '../../support/stand-ins/relay-app';
import { servedApp } from '../../support/stand-ins/served-app';

let app: Awaited<ReturnType<typeof servedApp>>;
beforeAll(async () => {
  app = await servedApp();
  app.browsers.open = [session('mine', 'other')];
});
afterAll(() => app.stop());

const doors = [
  '/v1/session/x',
  '/v1/session/mine',
  '/v1/session/mine?',
  '/v1/session',
  '/v1/session/mine/driver',
  '/v1/browse',
  '/v1/task',
  '/v1/task/x',
  '/v1/retrieve',
  '/mcp',
];

async function post(path: string, body: string) {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${otherKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body,
  });
  const { error } = (await answer.json()) as { error: unknown };
  return { status: answer.status, error: String(error) };
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const fields = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":{}`).join();

describe.each(doors)('at %s', (path) => {
  it.each([
    ['lists in each other', `{"action":"text","value":${nested(500_000)}}`],
    ['many fields of a value', `{"action":"text","value":{${fields(60_000)}}}`],
    ['many unknown fields', `{${fields(60_000)}}`],
    ['a list of many', `{"allowedDomains":[${'"a",'.repeat(200_000)}"a"]}`],
  ])('%s', async (_, body) => {
    const start = process.cpuUsage();
    const { status, error } = await post(path, body);
    expect(status).toBe(400);
    expect(error).toMatch(/The body has (more than 20000 entries|lists and objects inside)/);
    expect(process.cpuUsage(start).user).toBeLessThan(300_000);
  });
});

describe.each(['/v1/session/mine', '/v1/session/mine?'])('a step in an open session, at %s', (path) => {
  const step = (given: object) => JSON.stringify({ action: 'text', ...given });
  const names = (count: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value]));
  it.each([
    ['a long selector', step({ selector: 'a'.repeat(2_000_000) }), 'of which 10000 are allowed'],
    ['a selector of many parts', step({ selector: '>>> '.repeat(4_000_000) }), 'of which 10000 are allowed'],
    ['a pattern of many parts', step({ selector: `text=/${'(a|b)'.repeat(3_000_000)}/` }), 'are allowed'],
    [
      'many patterns',
      step({ selector: Array(200).fill('text=/(a|b)*c/').join(' >>> ') }),
      'There are 200 patterns',
    ],
    [
      'long selectors in allowIn',
      step({
        action: 'fill',
        selector: 'a',
        value: 'b',
        secrets: names(90, 'value'),
        allowIn: names(90, Array(5).fill('a>>>'.repeat(490).concat('b'))),
      }),
      'of which 100000 are allowed',
    ],
    [
      'many secrets',
      step({ action: 'fill', selector: 'a', secrets: names(5_000, 'value') }),
      'at most 100 names',
    ],
    [
      'many names in allowIn',
      step({ action: 'fill', selector: 'a', allowIn: names(5_000, ['#a']) }),
      'at most 100 names',
    ],
    [
      'JSON in a text',
      step({ action: 'upload', selector: 'a', value: `[${'1,'.repeat(500_000)}1]` }),
      '20000',
    ],
    [
      'JSON in each other in a text',
      step({ action: 'click', selector: 'a', value: nested(200_000) }),
      '500 deep',
    ],
  ])('%s', async (_, body, reason) => {
    const start = process.cpuUsage();
    const { status, error } = await post(path, body);
    expect(status).toBe(400);
    expect(error).toContain(reason);
    expect(error.length).toBeLessThan(2_000);
    // A relay that is silent for five seconds is ended.
    expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
  });

  it('may carry a file or a long text, and nothing else that is long', async () => {
    const long = 'a'.repeat(8_000_000);
    const file = { name: 'a.txt', base64: long };
    for (const given of [
      { action: 'upload', value: file },
      { action: 'upload', value: JSON.stringify([file]) },
      { action: 'fill', value: `[${','.repeat(1_500_000)}` },
    ])
      expect(await post(path, step({ selector: '#a', ...given }))).toMatchObject({ status: 200 });
    const click = await post(path, step({ action: 'click', selector: '#a', value: long }));
    expect(click).toMatchObject({
      status: 413,
      error: expect.stringContaining('the action "click" does not take'),
    });
  });
});

it('is refused before it is read where its key has no such session, or may not act', async () => {
  const long = JSON.stringify({ action: 'fill', selector: 'a', value: 'a'.repeat(2_000_000) });
  for (const path of ['/v1/session/x', '/v1/session/x?'])
    expect(await post(path, long)).toMatchObject({
      status: 413,
      error: expect.stringContaining('x is none of this key'),
    });
});

it('a key has so many large bodies at once that others have room for theirs', async () => {
  const { LargeBodies } = await import('../../../relay/http/large-bodies');
  const bodies = new LargeBodies({ listSessions: async () => [session('mine')] });
  const allow = async (keyName: string, scopes: ['act' | 'read']) => {
    const limit = bodies.limitFor(
      { caller: { keyName, scopes }, signal: AbortSignal.timeout(1_000) },
      'mine',
    );
    return { limit, mebibytes: await limit.allowMore?.().catch((error) => error.code) };
  };
  expect((await allow('reads', ['read'])).mebibytes).toBe('body_too_large');
  const taken = await Promise.all(Array.from({ length: 9 }, () => allow('one', ['act'])));
  expect(taken.map(({ mebibytes }) => mebibytes)).toEqual([...Array(8).fill(24), 'too_many_requests']);
  expect((await allow('two', ['act'])).mebibytes).toBe(24);
  for (const { limit } of taken) limit.done();
  expect((await allow('one', ['act'])).mebibytes).toBe(24);
});
