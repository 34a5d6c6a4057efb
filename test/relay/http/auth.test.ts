// Why: nothing under /v1 answers without a key, and nothing there tells what exists.
import { describe, expect, it } from 'vitest';
import { createKeys } from '../../../relay/http/auth';
import { session } from '../../support/fake-browsers';
import { otherKey, relayApp, testKey } from '../../support/relay-app';

describe('a call of /v1', () => {
  it.each(['/v1/sessions', '/v1/session/x/screenshot', '/v1/openapi.json', '/v1/no-such-thing', '/v1'])(
    'without a key gets the same 401 at %s',
    async (path) => {
      const answer = await relayApp().raw(path);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.headers.get('x-error-code')).toBe('unauthorized');
      expect(Object.keys(await answer.json())).toEqual(['error']);
    },
  );

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
    const keys = createKeys([
      { name: 'a', secret: 'aaaa' },
      { name: 'b', secret: 'bbbbbbbb' },
    ]);
    expect(keys.find('bbbbbbbb')).toEqual({ name: 'b' });
    expect(keys.find('bbbb')).toBeUndefined();
    expect(keys.find('')).toBeUndefined();
  });
});
