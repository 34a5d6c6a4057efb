import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../relay/hash-of';
import { type Scope, scopes } from '../../../relay/service/caller';
import { relayApp, testKey } from '../../support/stand-ins/relay-app';

/** An app whose one key has these scopes. */
function appFor(...may: Scope[]) {
  const keys = { named: () => undefined, find: () => ({ name: 'bot', hash: hashOf(testKey), scopes: may }) };
  return relayApp({ keys });
}

const step = (action: string) =>
  [
    'POST',
    '/v1/session/b3k9x2m7-1',
    { action, selector: '#a', value: action === 'click' ? 'Shift' : 'x' },
  ] as const;

const calls: [Scope, readonly [string, string, object?]][] = [
  ['act', ['POST', '/v1/session', {}]],
  ['act', ['DELETE', '/v1/session/b3k9x2m7-1']],
  ['act', step('click')],
  ['act', step('fill')],
  ['act', ['POST', '/v1/session/b3k9x2m7-1', { action: 'navigate', value: 'https://example.com/' }]],
  ['read', step('text')],
  ['read', step('count')],
  ['read', ['GET', '/v1/sessions']],
  ['screenshot', ['GET', '/v1/session/b3k9x2m7-1/screenshot']],
  ['admin', ['GET', '/v1/browsers']],
  ['admin', ['GET', '/metrics']],
  ['autonomy', ['POST', '/v1/browse', { prompt: 'Click "Say hello"', sessionId: 'b3k9x2m7-1' }]],
  ['autonomy', ['POST', '/v1/retrieve', { query: 'What is it?', sessionId: 'b3k9x2m7-1' }]],
];

describe.each(calls)('the scope %s', (scope, [method, path, body]) => {
  const what = `${method} ${path} ${JSON.stringify(body ?? '')}`;

  it(`suffices for ${what}`, async () => {
    expect((await appFor(scope).call(method, path, body)).status).toBe(200);
  });

  it(`is needed for ${what}, and named`, async () => {
    const app = appFor(...scopes.filter((other) => other !== scope));
    const answer = await app.call(method, path, body);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-error-code')).toBe('forbidden');
    expect((await answer.json()).error).toContain(`lacks the scope "${scope}"`);
    expect(app.browsers.asked).toEqual([]);
  });
});

describe('a key without scopes', () => {
  it('is refused by every route under /v1 but the description', async () => {
    const app = appFor();
    const served = app.routes.filter((route) => route.includes(' /v1'));
    expect(new Set(served).size).toBeGreaterThan(5);
    for (const route of served) {
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'POST' ? { action: 'text', selector: '#a' } : undefined;
      const { status } = await app.call(method, path.replace(':sessionId', 'b3k9x2m7-1'), body);
      expect([route, status]).toEqual([route, path === '/v1/openapi.json' ? 200 : 403]);
      expect(app.browsers.asked).toEqual([]);
    }
  });

  it('is refused before its body is read', async () => {
    for (const path of ['/v1/session', '/v1/browse', '/v1/retrieve']) {
      expect((await appFor().call('POST', path, 'no json')).status).toBe(403);
      expect((await appFor().call('POST', path, ' '.repeat(2 * 1024 * 1024))).status).toBe(403);
    }
  });

  it('is told where there is no such route', async () => {
    expect((await appFor().call('GET', '/v1/no-such-thing')).status).toBe(404);
    expect((await appFor().call('PUT', '/v1/sessions')).status).toBe(405);
  });
});
