/** Whether the browser is told that a program takes a session over or hands it back, or a person. */
import { expect, test } from 'vitest';
import type { Scope } from '../../../relay/service/caller';
import { session } from '../../support/stand-ins/fake-browsers';
import { otherKey, relayApp, testKey } from '../../support/stand-ins/relay-app';

const sessionId = 'b3k9x2m7-2';

test.each([
  ['the key of a program', otherKey, { asProgram: true }],
  ["the owner's key", testKey, {}],
])('%s', async (_, key, told) => {
  const app = relayApp();
  app.browsers.open = [session(sessionId, 'other')];
  const headers = { authorization: `Bearer ${key}` };
  await app.call('POST', `/v1/session/${sessionId}/driver`, { driver: 'api' }, headers);
  const orders = app.browsers.asked.map(({ order }) => order);
  expect(orders).toEqual([{ do: 'drive', sessionId, driver: 'api', ...told }]);
});

test.each<[Scope[], true | undefined, boolean]>([
  [['act'], undefined, true],
  [['act'], true, false],
  [['act', 'approve'], undefined, false],
  [['act', 'admin'], undefined, false],
])('with the scopes %j, by a person: %s', async (scopes, byPerson, isProgram) => {
  const { service, browsers } = relayApp();
  browsers.open = [session(sessionId, 'other')];
  const caller = { keyName: 'other', scopes };
  const context = { caller, signal: new AbortController().signal, byPerson };
  await service.setDriver({ sessionId, driver: 'api' }, context);
  const [order] = browsers.asked.map((one) => one.order);
  expect(order !== undefined && 'asProgram' in order).toBe(isProgram);
});
