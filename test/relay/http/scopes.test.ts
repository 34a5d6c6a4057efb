/** A key can do what it was made for and nothing beside it. */
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../relay/access/keys';
import { type Scope, scopes } from '../../../relay/http/auth';
import { routeScopes } from '../../../relay/http/scopes';
import { relayApp, testKey } from '../../support/stand-ins/relay-app';

/** An app whose one key has these scopes. */
function appFor(...may: Scope[]) {
  const keys = { find: () => ({ name: 'bot', hash: hashOf(testKey), scopes: may }) };
  return relayApp({ keys });
}

const step = (action: string) =>
  ['POST', '/v1/session/b3k9x2m7-1', { action, selector: '#a', value: 'x' }] as const;

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

describe('the table of scopes', () => {
  it('names every route under /v1', () => {
    const served = relayApp().routes.filter((route) => route.includes(' /v1'));
    expect(served.length).toBeGreaterThan(5);
    for (const route of served) expect(Object.keys(routeScopes)).toContain(route);
  });

  it('leaves a route that does not exist to the answer that says so', async () => {
    expect((await appFor().call('GET', '/v1/no-such-thing')).status).toBe(404);
    expect((await appFor().call('PUT', '/v1/sessions')).status).toBe(405);
    expect((await appFor().call('GET', '/v1/openapi.json')).status).toBe(200);
  });
});
