import { expect, it } from 'vitest';
import { otherKey, relayApp } from '../../support/stand-ins/relay-app';

/** So slow that nothing comes back while a test runs. */
const slow = { perSecond: 0.01, burst: 2 };

it('answers 429 with when to come back once the burst is used up', async () => {
  const app = relayApp({ rateLimit: slow });
  await app.call('GET', '/v1/sessions');
  await app.call('GET', '/v1/sessions');
  const answer = await app.call('GET', '/v1/sessions');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('x-error-code')).toBe('too_many_requests');
  expect(answer.headers.get('x-outcome')).toBe('not_executed');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(90);
  expect(Object.keys(await answer.json())).toEqual(['error']);
});

it('does not say of a call with an Idempotency-Key that it was never done', async () => {
  const app = relayApp({ rateLimit: { perSecond: 0.01, burst: 1 } });
  const retry = () => app.call('GET', '/v1/sessions', undefined, { 'idempotency-key': 'again' });
  await retry();
  expect((await retry()).headers.get('x-outcome')).toBe('unknown');
});

it('tells every reply what is left, errors included', async () => {
  const app = relayApp({ rateLimit: slow });
  const headers = (answer: Response) =>
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => answer.headers.get(name));
  expect(headers(await app.call('GET', '/v1/sessions'))).toEqual(['2', '1', '100']);
  expect(headers(await app.call('GET', '/v1/no-such-thing'))).toEqual(['2', '0', '200']);
});

it('counts each key for itself', async () => {
  const app = relayApp({ rateLimit: { perSecond: 0.01, burst: 1 } });
  await app.call('GET', '/v1/sessions');
  const answer = await app.call('GET', '/v1/sessions', undefined, { authorization: `Bearer ${otherKey}` });
  expect(answer.status).toBe(200);
});

it('says nothing where it is off', async () => {
  const answer = await relayApp({ rateLimit: 'off' }).call('GET', '/v1/sessions');
  expect(answer.headers.get('ratelimit-limit')).toBeNull();
});

it('leaves the keyless pages alone', async () => {
  const app = relayApp({ rateLimit: { perSecond: 0.01, burst: 1 } });
  await app.call('GET', '/v1/sessions');
  for (let i = 0; i < 3; i++) expect((await app.raw('/health')).status).toBe(200);
});
