/** What is wrong with a large input is said in few words, and in no time. */
import { expect, test } from 'vitest';
import { relayApp } from '../../support/stand-ins/relay-app';

const { call } = relayApp();
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1]));

test.each([
  ['an action with a name of a megabyte', { action: 'click'.repeat(180_000), selector: 'a' }],
  ['a field with a name of a megabyte', { action: 'click', selector: 'a', ['selector'.repeat(110_000)]: 1 }],
  ['fifty thousand unknown fields', { action: 'click', selector: 'a', ...many(50_000) }],
])('%s', async (_name, body) => {
  const start = process.cpuUsage();
  const response = await call('POST', '/v1/session/b.1', body);
  expect(response.status).toBe(400);
  expect((await response.text()).length).toBeLessThan(2_000);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
