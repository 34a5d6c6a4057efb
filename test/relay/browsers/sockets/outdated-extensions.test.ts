/** Extensions of an older protocol: how they learn of the newer build, and that they get no commands. */
import { afterEach, describe, expect, it } from 'vitest';
import { protocolVersion } from '../../../../extension/protocol/frames/frames';
import { freshNonce } from '../../../../extension/protocol/pairing/proof';
import { session as sessionOf } from '../../../support/stand-ins/fake-browsers';
import { connect, introduce, openSocket } from '../../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const known = { id: 'browser01', name: 'Known', secret: 'the lasting secret', byHand: true };
const browserId = known.id;
const older = { browserId, secret: known.secret, protocol: protocolVersion - 1 };
const session = sessionOf('browser01-a');

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
afterEach(() => relay.stop());

/** Goes through the handshake and answers with the relay's next frame. */
async function greet(character: Parameters<typeof introduce>[1]) {
  const extension = await openSocket(relay.url);
  await introduce(extension, character);
  return { extension, frame: await extension.next() };
}

describe('an extension of an older protocol', () => {
  it('learns the build id of the relay, so that it can reload, and is not listed', async () => {
    relay = await startSocketRelay({ known: [known] });
    const { extension, frame } = await greet(older);
    extension.send({ type: 'sessions', sessions: [] });
    expect(frame).toEqual({ type: 'welcome', buildId: 'build' });
    expect(relay.browsers.list()).toEqual([]);
  });

  it('is refused when it comes back unchanged after a reload', async () => {
    relay = await startSocketRelay({ known: [known] });
    const { extension } = await greet(older);
    extension.send({ type: 'sessions', sessions: [] });
    /** The code that the relay closes the next connection with, or the type of its answer. */
    const answer = async () => {
      const again = await openSocket(relay.url);
      again.send({
        type: 'hello',
        protocol: older.protocol,
        browserId,
        nonce: freshNonce(),
        purpose: 'resume',
      });
      return Promise.race([again.closed, again.next().then(({ type }) => type)]);
    };
    await expect.poll(answer).toBe(4426);
  });

  it('is welcomed again and again as long as it has sessions, which it may not lose', async () => {
    relay = await startSocketRelay({ known: [known] });
    for (let times = 0; times < 3; times += 1) {
      const { extension, frame } = await greet(older);
      expect(frame.type).toBe('welcome');
      extension.send({ type: 'sessions', sessions: [session] });
      extension.close();
    }
  });

  it('connects once it has reloaded as the newer build', async () => {
    relay = await startSocketRelay({ known: [known] });
    const { extension } = await greet(older);
    extension.send({ type: 'sessions', sessions: [] });
    extension.close();
    await connect(relay.url, { ...older, protocol: protocolVersion });
    await expect.poll(() => relay.browsers.list()).toHaveLength(1);
  });

  it('has to prove that it knows the secret like any other', async () => {
    relay = await startSocketRelay({ known: [known] });
    const extension = await openSocket(relay.url);
    await introduce(extension, { ...older, secret: 'a guess' });
    expect(await extension.closed).toBe(4403);
  });

  it('is refused when its protocol is too old for the handshake', async () => {
    relay = await startSocketRelay({ known: [known] });
    const extension = await openSocket(relay.url);
    extension.send({
      type: 'hello',
      protocol: 2,
      browserId: known.id,
      nonce: freshNonce(),
      purpose: 'resume',
    });
    expect(await extension.closed).toBe(4426);
  });
});
