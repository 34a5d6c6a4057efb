import { expect, it } from 'vitest';
import { relayApp, testKey } from '../../support/stand-ins/relay-app';

const bearing = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

it('ten wrong keys within a minute are told so, the next must wait', async () => {
  const app = relayApp();
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await app.raw('/v1/sessions', bearing(`guess-${guess}`))).status).toBe(401);
  }
  const answer = await app.raw('/v1/sessions', bearing('guess-10'));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('x-error-code')).toBe('too_many_requests');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // From another address of the same machine too.
  expect((await app.raw('/v1/sessions', { ...bearing('guess-11'), from: '127.9.9.9' })).status).toBe(429);
});

it('neither the right key nor none at all has to wait for that', async () => {
  const app = relayApp();
  for (let guess = 0; guess < 30; guess += 1) await app.raw('/v1/sessions', bearing(`guess-${guess}`));
  expect((await app.raw('/v1/sessions', bearing(testKey))).status).toBe(200);
  expect((await app.raw('/v1/sessions')).status).toBe(401);
});

it('another machine has ten of its own', async () => {
  const app = relayApp({ host: '0.0.0.0' });
  const there = (key: string) => app.raw('/v1/sessions', { ...bearing(key), from: '192.0.2.7' });
  for (let guess = 0; guess < 12; guess += 1) await app.raw('/v1/sessions', bearing(`guess-${guess}`));
  expect((await there('guess')).status).toBe(401);
});
