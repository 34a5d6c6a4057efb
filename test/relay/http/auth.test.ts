/** Nothing under /v1 answers without a key, and no refusal shows what exists. */
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../relay/hash-of';
import { createKeys } from '../../../relay/http/auth';
import { session } from '../../support/stand-ins/fake-browsers';
import { otherKey, relayApp, testKey } from '../../support/stand-ins/relay-app';

/** The path of a route's name, with an id in it. */
function pathOf(route: string): string {
  return (route.split(' ')[1] ?? '').replace(':sessionId', 'some-id');
}

describe('a call of /v1', () => {
  it('without a key gets the same 401, whether there is such a route or method or not', async () => {
    const app = relayApp();
    const seen = new Set<string>();
    for (const path of [
      ...app.routes.filter((route) => route.includes(' /v1')).map(pathOf),
      '/v1/no-such-thing',
      '/v1',
      '/v1/',
      '/v1/../v1',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'QUERY']) {
        const answer = await app.raw(path, { method });
        seen.add(JSON.stringify([answer.status, [...answer.headers], await answer.text()]));
      }
    }
    expect([...seen]).toHaveLength(1);
    const [status, headers, body] = JSON.parse([...seen][0] ?? '');
    expect(status).toBe(401);
    expect(Object.fromEntries(headers)).toMatchObject({
      'www-authenticate': 'Bearer',
      'x-error-code': 'unauthorized',
    });
    expect(Object.keys(JSON.parse(body))).toEqual(['error']);
  });

  it.each([
    'Bearer wrong',
    `Bearer ${testKey}x`,
    `Basic ${testKey}`,
    `Bearer${testKey}`,
    testKey,
    'Bearer',
    'Bearer ',
  ])('with "%s" gets 401', async (authorization) => {
    expect((await relayApp().raw('/v1/sessions', { headers: { authorization } })).status).toBe(401);
  });

  it('with the key is served, however "bearer" is written', async () => {
    const answer = await relayApp().raw('/v1/sessions', { headers: { authorization: `bearer ${testKey}` } });
    expect(answer.status).toBe(200);
  });

  it('sees only the sessions of its own key', async () => {
    const app = relayApp();
    app.browsers.open = [session('one', 'default'), session('two', 'other')];
    const answer = await app.call('GET', '/v1/sessions', undefined, { authorization: `Bearer ${otherKey}` });
    expect((await answer.json()).sessions).toMatchObject([{ id: 'two' }]);
  });
});

describe('the pages without a key', () => {
  it.each(['/health', '/docs', '/docs/docs.js', '/practice', '/pair'])('include %s', async (path) => {
    expect((await relayApp().raw(path)).status).toBe(200);
  });
});

describe('createKeys', () => {
  it('tells whose key it is', () => {
    const keys = createKeys(() => [
      { name: 'a', hash: hashOf('aaaa'), scopes: [] },
      { name: 'b', hash: hashOf('bbbbbbbb'), scopes: [] },
    ]);
    expect(keys.find('bbbbbbbb')?.name).toBe('b');
    expect(keys.find('bbbb')).toBeUndefined();
    expect(keys.find('')).toBeUndefined();
  });

  it('knows a key until it expires', () => {
    let now = Date.parse('2030-01-01T00:00:00Z');
    const key = { name: 'a', hash: hashOf('aaaa'), scopes: [], expiresAt: '2030-01-02T00:00:00.000Z' };
    const keys = createKeys(
      () => [key],
      () => now,
    );
    expect(keys.find('aaaa')?.name).toBe('a');
    now = Date.parse(key.expiresAt);
    expect(keys.find('aaaa')).toBeUndefined();
  });
});
