/** What an MCP client was given by one relay of a fleet, it can use at any other. */
import { expect, test } from 'vitest';
import { type Model, noUsage } from '../../../relay/autonomy/model';
import { FakeServer } from '../../support/fleet/fake-bus';
import { fleetRelay } from '../../support/fleet/fleet-relay';
import { mcpClient, transports } from '../../support/mcp/mcp-client';
import { textOf } from '../../support/mcp/text-of';
import { otherKey, testKey } from '../../support/stand-ins/relay-app';
import { until } from '../../support/until';

/** It decides once it is let. */
function slowModel() {
  let decide = () => {};
  const decided = new Promise<void>((resolve) => (decide = resolve));
  const model: Model = {
    name: 'scripted',
    plan: () => ({
      async next() {
        await decided;
        return { end: 'done', answer: 'All is well.', reason: 'Seen.' };
      },
      usage: noUsage,
    }),
  };
  return { model, decide };
}

async function twoRelays() {
  const server = new FakeServer();
  const { model, decide } = slowModel();
  const common = { model, mcpPatienceMs: 50 };
  const holder = await fleetRelay(server, { ...common, name: 'holder', browserId: 'browser1' });
  const door = await fleetRelay(server, { ...common, name: 'door', browserId: 'browser2' });
  holder.beat();
  const caller = { keyName: 'default', scopes: ['admin'] as const };
  const context = { caller, signal: new AbortController().signal };
  await until('the relays to know each other', async () => {
    const { relays } = await door.fleet.service.readFleet(context);
    return relays.length === 2 && relays.every(({ state }) => state === 'up');
  });
  const client = ({ url }: { url: string }, key = testKey) =>
    mcpClient(transports.http(url, key), { era: 'modern' });
  return { decide, atHolder: await client(holder), atDoor: await client(door), client, door };
}

test('a call that goes on under a handle is waited for, and its answer fetched, at another relay', async () => {
  const { decide, atHolder, atDoor } = await twoRelays();
  const task = { prompt: 'Press Save', url: 'https://example.com/' };
  const begun = textOf(await atHolder.callTool({ name: 'task', arguments: task }));
  const handle = /handle: (\S+)/.exec(begun)?.[1];
  const wait = async () => textOf(await atDoor.callTool({ name: 'task', arguments: { handle } }));
  expect(await wait()).toContain('Still running.');
  decide();
  expect(await until('its end', async () => (await wait()).includes('All is well.'))).toBe(true);
  expect(await wait()).toContain('task_not_found');
});

test('a picture is read at another relay, with the key that took it alone', async () => {
  const { atHolder, atDoor, client, door } = await twoRelays();
  const taken = await atHolder.callTool({ name: 'screenshot', arguments: { session: 'browser1-one' } });
  const link = taken.content.find(({ type }) => type === 'resource_link') as { uri: string } | undefined;
  const uri = link?.uri ?? '';
  const { contents } = await atDoor.readResource({ uri });
  expect(contents).toMatchObject([{ mimeType: 'image/png', blob: 'iVBORw0KGgo=' }]);
  await expect((await client(door, otherKey)).readResource({ uri })).rejects.toThrow('no such picture');
});
