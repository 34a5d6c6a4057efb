/** Every error has the same form: `{error}` alone, a code, and headers. */
import { describe, expect, it } from 'vitest';
import { errorCodes, RelayError } from '../../../extension/protocol/errors';
import { httpStatus } from '../../../relay/http/http-status';
import { relayApp } from '../../support/stand-ins/relay-app';

async function told(answer: Response) {
  const body = (await answer.json()) as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(['error']);
  return { status: answer.status, code: answer.headers.get('x-error-code'), error: String(body.error) };
}

describe('an error of the browser', () => {
  it.each(errorCodes)('%s comes with its status, its code and its words', async (code) => {
    const app = relayApp();
    app.browsers.failure = new RelayError(code, 'It went wrong. Do this.');
    expect(await told(await app.call('DELETE', '/v1/session/x'))).toEqual({
      status: httpStatus[code].status,
      code,
      error: 'It went wrong. Do this.',
    });
  });

  it('says what is known of the effect, and when to come back', async () => {
    const app = relayApp();
    app.browsers.failure = new RelayError('interrupted', 'Lost.', { outcome: 'unknown', retryAfterMs: 1500 });
    const answer = await app.call('POST', '/v1/session');
    expect(answer.headers.get('x-outcome')).toBe('unknown');
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});

it('hides our own bugs from the caller but not from the log', async () => {
  const app = relayApp();
  app.browsers.send = async () => {
    throw new TypeError('secret detail');
  };
  const { status, code, error } = await told(await app.call('POST', '/v1/session'));
  expect([status, code]).toEqual([500, 'internal']);
  expect(error).not.toContain('secret detail');
  expect(app.logged).toContainEqual({ err: expect.objectContaining({ message: 'secret detail' }) });
});

it('writes a bug of the extension into the log', async () => {
  const app = relayApp();
  app.browsers.failure = new RelayError('internal', 'The extension failed.');
  await app.call('POST', '/v1/session');
  expect(app.logged).toContainEqual({ err: expect.objectContaining({ message: 'The extension failed.' }) });
});

describe('a path that does not exist', () => {
  it.each([
    '/v1/browser',
    '/v1/retrieval',
    '/v1/session/x/y',
    '/v1/sessions/x',
    '/favicon.ico',
    '/extensions',
  ])('%s is 404', async (path) => {
    const answer = await told(await relayApp().call('POST', path, {}));
    expect(answer).toMatchObject({ status: 404, code: 'route_not_found' });
  });
});

describe('a method that does not exist', () => {
  it.each([
    ['PUT', '/v1/session/x', 'POST, DELETE'],
    ['GET', '/v1/session', 'POST'],
    ['POST', '/v1/sessions', 'GET, HEAD'],
    ['DELETE', '/v1/session/x/screenshot', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['OPTIONS', '/v1/sessions', 'GET, HEAD'],
  ])('%s %s is 405 and names %s', async (method, path, allow) => {
    const answer = await relayApp().call(method, path);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await told(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });
});

it('refuses a foreign page in the same form, without a word for its browser to go on', async () => {
  const answer = await relayApp().raw('/v1/session', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(await told(answer)).toMatchObject({ status: 403, code: 'forbidden' });
});

it('refuses another machine before it asks for a key', async () => {
  const answer = await relayApp().raw('/v1/sessions', { from: '192.168.1.20' });
  expect(await told(answer)).toMatchObject({ status: 403, code: 'forbidden' });
});

it('sends no answer that a browser may guess, keep or share', async () => {
  const app = relayApp();
  for (const path of ['/health', '/v1/sessions', '/v1/nope', '/docs', '/pair']) {
    const { headers } = await app.call('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

describe('an unknown path', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it('opened in a browser is a page with the way on, which repeats no markup', async () => {
    const answer = await relayApp().raw('/sesions/<b>', { headers: { accept } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    const page = await answer.text();
    expect(page).toContain('href="/docs"');
    expect(page).not.toContain('<b>');
  });

  it('asked for by a program is JSON', async () => {
    expect(await told(await relayApp().raw('/nowhere', { headers: { accept: '*/*' } }))).toMatchObject({
      status: 404,
    });
    const posted = await relayApp().raw('/nowhere', { method: 'POST', headers: { accept } });
    expect(await told(posted)).toMatchObject({ status: 404 });
  });
});
