/** The log: readable, and without secrets. */
import { expect, it } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { RefusedCalls } from '../../../relay/http/refused-calls';
import { createLog } from '../../../relay/log';
import { relayApp, testKey } from '../../support/stand-ins/relay-app';

function logged() {
  const lines: string[] = [];
  const log = createLog({ level: 'info', pretty: false, to: { write: (line) => void lines.push(line) } });
  return { app: relayApp({ log }), lines };
}

it('has one line per call: what was called, how it ended, how long it took, whose key', async () => {
  const { app, lines } = logged();
  await app.call('GET', '/v1/session/secret-id/screenshot?format=jpeg');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    path: '/v1/session/:sessionId/screenshot',
    status: 200,
    ms: expect.any(Number),
    key: 'default',
  });
});

it('names the action by its own name', async () => {
  const { app, lines } = logged();
  await app.call('POST', '/v1/session/x', { action: 'goto', selector: '', value: 'https://example.com/' });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ action: 'navigate' });
});

it('names the code of a refusal, and is a warning then', async () => {
  const { app, lines } = logged();
  app.browsers.failure = new RelayError('no_browser', 'None.');
  await app.call('GET', '/v1/nowhere');
  await app.call('DELETE', '/v1/session/x');
  const warn = 40;
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: warn, status: 404, code: 'route_not_found' },
    { level: warn, status: 503, code: 'no_browser' },
  ]);
});

it('never holds a key, a body, an id or a query', async () => {
  const { app, lines } = logged();
  await app.call('POST', '/v1/session/the-id?token=in-query', {
    action: 'hunter2',
    selector: 'hunter3',
    value: 'hunter4',
  });
  await app.call('POST', '/v1/session', 'hunter5 no json');
  await app.raw('/somewhere/in-path', { headers: { authorization: 'Bearer wrong-key' } });
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(new RegExp(`hunter|the-id|in-query|in-path|wrong-key|${testKey}`));
});

it('has a hundred lines a minute for calls that are refused without a key, and then how many it left out', () => {
  let now = 0;
  const refused = new RefusedCalls(() => now);
  const first = Array.from({ length: 130 }, () => refused.take());
  expect(first.filter((unwritten) => unwritten === 0)).toHaveLength(100);
  now = 60_000;
  expect([refused.take(), refused.take()]).toEqual([30, 0]);
});

it('goes on having a line for each call with a key', async () => {
  const { app, lines } = logged();
  for (let at = 0; at < 120; at += 1) await app.raw('/v1/sessions', {});
  expect(lines).toHaveLength(100);
  await app.call('GET', '/v1/sessions');
  expect(lines).toHaveLength(101);
});
