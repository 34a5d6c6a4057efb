/** Who reaches the MCP door: the same gate, keys and limits as for /v1. */
import { expect, test } from 'vitest';
import { mcpRelay } from '../../support/mcp/mcp-relay';
import { otherKey, relayApp, testKey } from '../../support/stand-ins/relay-app';

const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const authorization = `Bearer ${testKey}`;

test.each([
  ['without a key', {}, 401],
  ['with a wrong key', { authorization: 'Bearer wrong' }, 401],
  ['with a key', { authorization }, 200],
  ['from a page of another site', { authorization, origin: 'https://evil.example' }, 403],
  ['by a rebound name', { authorization, host: 'evil.example:8787' }, 403],
  ['from a page, as the browser says', { authorization, 'sec-fetch-site': 'cross-site' }, 403],
])('a call %s', async (_, headers, status) => {
  const answer = await relayApp().raw('/mcp', { method: 'POST', headers: { ...json, ...headers }, body });
  expect(answer.status).toBe(status);
  if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('a picture is there for the key that took it alone', async () => {
  const { client } = await mcpRelay();
  const way = { over: 'http', era: 'modern' } as const;
  const [mine, other] = [await client(way), await client(way, { key: otherKey })];
  const taken = await mine.callTool({ name: 'screenshot', arguments: { session: 'b3k9x2m7-one' } });
  const link = taken.content.find(({ type }) => type === 'resource_link') as { uri: string } | undefined;
  const uri = link?.uri ?? '';
  expect((await mine.readResource({ uri })).contents).toHaveLength(1);
  await expect(other.readResource({ uri })).rejects.toThrow('no such picture');
  expect((await other.listResources()).resources).toEqual([]);
});

test('nothing is kept for a connection, so there is nothing to GET or DELETE', async () => {
  const app = relayApp();
  for (const method of ['GET', 'DELETE']) expect((await app.call(method, '/mcp')).status).toBe(405);
});

test('calls of both doors count towards one limit', async () => {
  const app = relayApp({ rateLimit: { perSecond: 1, burst: 1 } });
  const first = await app.call('GET', '/v1/sessions');
  const second = await app.raw('/mcp', { method: 'POST', headers: { ...json, authorization }, body });
  expect([first.status, second.status]).toEqual([200, 429]);
});
