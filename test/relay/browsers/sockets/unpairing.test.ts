/** Unpairing on either side reaches the other one, now or at the next contact, and takes the secret. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verify } from '../../../../extension/protocol/pairing/proof';
import { type FakeExtension, introduce, openSocket } from '../../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const known = { id: 'browser01', name: 'Known', secret: 'the lasting secret', byHand: true };
const mine = { browserId: known.id, secret: known.secret };

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
beforeEach(async () => {
  relay = await startSocketRelay({ known: [known] });
});
afterEach(() => relay.stop());

/** What the relay says once it has seen this introduction. */
async function answerTo(character: Parameters<typeof introduce>[1]) {
  const extension = await openSocket(relay.url);
  const transcript = await introduce(extension, character);
  const frame = await Promise.race([extension.next(), extension.closed]);
  return { extension, transcript, frame };
}

async function connected() {
  const { extension, transcript, frame } = await answerTo(mine);
  expect(frame).toMatchObject({ type: 'welcome' });
  extension.send({ type: 'sessions', sessions: [] });
  await extension.listed;
  return { extension, transcript };
}

describe('a browser that is removed', () => {
  async function isTold(extension: FakeExtension, transcript: Parameters<typeof verify>[2]): Promise<void> {
    const frame = await extension.next();
    if (frame.type !== 'unpaired') throw new Error(frame.type);
    expect(await verify(known.secret, 'unpaired', transcript, frame.proof)).toBe(true);
    expect(await extension.closed).toBe(4401);
  }

  it('is told at once if it is connected, with a proof', async () => {
    const { extension, transcript } = await connected();
    relay.remove(known.id);
    await isTold(extension, transcript);
    expect(relay.browsers.list()).toEqual([]);
  });

  it('is told at its next contact, as often as it takes, and gets no connection', async () => {
    relay.remove(known.id);
    for (const purpose of ['resume', 'resume', 'unpair'] as const) {
      const { frame, transcript } = await answerTo({ ...mine, purpose });
      if (typeof frame === 'number' || frame.type !== 'unpaired') throw new Error(JSON.stringify(frame));
      expect(await verify(known.secret, 'unpaired', transcript, frame.proof)).toBe(true);
    }
    expect(relay.browsers.list()).toEqual([]);
  });

  it('is not told by a proof of another connection, or of the handshake', async () => {
    const first = await connected();
    const second = await connected();
    relay.remove(known.id);
    const frame = await second.extension.next();
    if (frame.type !== 'unpaired') throw new Error(frame.type);
    expect(await verify(known.secret, 'unpaired', first.transcript, frame.proof)).toBe(false);
    expect(await verify(known.secret, 'relay', second.transcript, frame.proof)).toBe(false);
  });

  it('is not told to who only claims to be it', async () => {
    relay.remove(known.id);
    const { frame } = await answerTo({ ...mine, secret: 'a guess' });
    expect(frame).toBe(4403);
  });
});

describe('a browser whose user unpairs it', () => {
  it('is removed, and a connection of it ends', async () => {
    const { extension } = await connected();
    const { frame } = await answerTo({ ...mine, purpose: 'unpair' });
    expect(frame).toMatchObject({ type: 'unpaired' });
    expect(await extension.closed).toBe(4401);
    expect(relay.reported).toEqual(['browser01 left']);
    expect(relay.pairings).toEqual([]);
  });

  it.each([
    ['with another secret', { ...mine, secret: 'a guess' }, 4403],
    ['of a browser that is not paired', { ...mine, browserId: 'stranger1' }, 4401],
  ])('is not removed by a forged request %s', async (_, character, code) => {
    const { frame } = await answerTo({ ...character, purpose: 'unpair' });
    expect(frame).toBe(code);
    expect(relay.pairings).toEqual([known]);
    expect(relay.reported).toEqual([]);
  });

  it('is not removed by the relay’s own proof sent back', async () => {
    const extension = await openSocket(relay.url);
    const hello = { type: 'hello', protocol: 5, browserId: known.id, nonce: 'A'.repeat(22) } as const;
    extension.send({ ...hello, purpose: 'unpair' });
    const challenge = await extension.next();
    if (challenge.type !== 'challenge') throw new Error(challenge.type);
    const about = { browserName: 'x', buildId: 'x', journalId: 'x' };
    extension.send({ type: 'introduction', proof: challenge.proof, ...about });
    expect(await extension.closed).toBe(4403);
    expect(relay.pairings).toEqual([known]);
  });
});
