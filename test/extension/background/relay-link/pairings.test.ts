/** The extension's own pairing and unpairing, against the relay's own sockets. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Farewells } from '../../../../extension/background/relay-link/farewells';
import { shakeHands } from '../../../../extension/background/relay-link/handshake';
import { Pairings } from '../../../../extension/background/relay-link/pairing';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';
import { startFakeRelay } from '../../../support/stand-ins/fake-relay';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const code = { link: 'Yni81yLX9tFE7ZZoqZz08g', typed: 'K7M4QX' };
const introduce = async () => ({ browserName: 'New', buildId: 'b', journalId: 'j', sessions: [] });

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
let relayUrl: string;
beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  relay = await startSocketRelay({ code });
  relayUrl = relay.url.replace('ws', 'http').replace('/extension', '');
});
afterEach(() => {
  relay.stop();
  vi.unstubAllGlobals();
});

/** An extension with a storage of its own. */
function extension() {
  const memory = fakeMemory();
  const farewells = new Farewells(memory, introduce);
  const pairings = new Pairings(memory, { introduce, farewells });
  const offer = { tabId: 1, relayUrl, link: code.link };
  return { memory, farewells, pairings, offer };
}

/** One that was paired by the right code. */
async function paired() {
  const own = extension();
  expect(await own.pairings.accept(own.offer, code.typed)).toEqual({});
  return own;
}

test('the right code gives both sides the same secret', async () => {
  const { pairings } = await paired();
  expect(await pairings.current()).toMatchObject({ relayUrl, byHand: true });
  expect((await pairings.current())?.secret).toBe(relay.pairings[0]?.secret);
});

test('a wrong code pairs nothing on either side, and says how to go on', async () => {
  const { pairings, offer } = extension();
  const { problem } = await pairings.accept(offer, 'AAAAAA');
  expect(problem).toContain('The code is wrong');
  expect(problem).toContain(`npx tabrelay browsers pair --port ${new URL(relayUrl).port}`);
  expect(await pairings.current()).toBeUndefined();
  await expect.poll(() => relay.reported).toEqual(['pairing failed']);
  expect((await pairings.accept(offer, code.typed)).problem).toContain('This link was used already');
});

test('a pairing is not replaced unless the person agreed to replace just that one', async () => {
  const { pairings, offer } = await paired();
  for (const replaces of [undefined, 'http://127.0.0.1:1'])
    expect((await pairings.accept(offer, code.typed, replaces)).problem).toContain('This page is old');
});

test('a user who unpairs is obeyed by the relay, at once or when it is there again', async () => {
  const { pairings, farewells, memory } = await paired();
  await pairings.unpair();
  expect(await pairings.current()).toBeUndefined();
  expect(await pairings.ending()).toEqual({ relayUrl, where: 'browser' });
  const [kept] = memory.items.farewells as { relayUrl: string }[];
  // Nobody listens there.
  memory.items.farewells = [{ ...kept, relayUrl: 'http://127.0.0.1:1' }];
  await farewells.send();
  expect(relay.reported).toEqual(
    ['newcomer paired'].map((line) => line.replace('newcomer', relay.pairings[0]?.id ?? '')),
  );

  memory.items.farewells = [kept];
  await farewells.send();
  expect(relay.pairings).toEqual([]);
  expect(memory.items.farewells).toEqual([]);
});

test('what answers without the secret neither ends a farewell nor learns anything of it', async () => {
  const { pairings, farewells, memory } = await paired();
  const secret = (await pairings.current())?.secret ?? '';
  await pairings.unpair();
  const impostor = await startFakeRelay(async () => [
    { type: 'challenge', nonce: 'A'.repeat(22), proof: 'A'.repeat(43) },
    { type: 'unpaired', proof: 'A'.repeat(43) },
  ]);
  const [kept] = memory.items.farewells as { relayUrl: string }[];
  memory.items.farewells = [{ ...kept, relayUrl: impostor.url }];
  await farewells.send();
  expect(impostor.heard.map(({ type }) => type)).toEqual(['hello']);
  expect(JSON.stringify(impostor.heard)).not.toContain(secret);
  expect(memory.items.farewells).toMatchObject([{ relayUrl: impostor.url, secret }]);
  impostor.stop();
});

test('a relay that has removed the browser says so in the handshake, and is believed', async () => {
  const { pairings } = await paired();
  const pairing = await pairings.current();
  if (!pairing) throw new Error('not paired');
  relay.remove(pairing.browserId);
  const identity = { ...pairing, purpose: 'resume' } as const;
  expect(await shakeHands(relayUrl, identity, introduce)).toEqual({ problem: 'unpaired' });
  await pairings.endedByRelay(pairing);
  expect(await pairings.current()).toBeUndefined();
  expect(await pairings.ending()).toEqual({ relayUrl, where: 'relay' });
});

test('an ending that comes late does not end the pairing that has replaced it', async () => {
  const { pairings } = await paired();
  const pairing = await pairings.current();
  if (!pairing) throw new Error('not paired');
  await pairings.endedByRelay({ ...pairing, secret: 'an older one' });
  expect(await pairings.current()).toEqual(pairing);
});
