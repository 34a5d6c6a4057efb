import { afterEach, describe, expect, it } from 'vitest';
import { protocolVersion } from '../../../../extension/protocol/frames/frames';
import { freshNonce, prove, verify } from '../../../../extension/protocol/pairing/proof';
import { connect, introduce, openSocket } from '../../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const known = { id: 'browser01', name: 'Known', secret: 'the lasting secret', byHand: true };
const mine = { browserId: known.id, secret: known.secret };

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
afterEach(() => relay.stop());

describe('the handshake', () => {
  it('lets a browser in that knows its secret', async () => {
    relay = await startSocketRelay({ known: [known] });
    await connect(relay.url, mine);
    await expect.poll(() => relay.browsers.list().map(({ id }) => id)).toEqual(['browser01']);
  });

  it('lets the separate browser in only once it is started: its extension is loaded anew meanwhile', async () => {
    let isStarting = true;
    const launched = { ...known, id: 'launched1', byHand: false };
    relay = await startSocketRelay({ known: [known, launched], isStarting: () => isStarting });
    const early = await openSocket(relay.url);
    early.send({
      type: 'hello',
      protocol: protocolVersion,
      browserId: launched.id,
      nonce: freshNonce(),
      purpose: 'resume',
    });
    expect(await early.closed).toBe(4425);
    await connect(relay.url, mine);
    isStarting = false;
    await connect(relay.url, { browserId: launched.id, secret: launched.secret });
    await expect
      .poll(() => relay.browsers.list().map(({ id }) => id))
      .toEqual(expect.arrayContaining(['browser01', 'launched1']));
  });

  it('proves the relay to the browser before the browser proves itself', async () => {
    relay = await startSocketRelay({ known: [known] });
    const extension = await openSocket(relay.url);
    const browserNonce = freshNonce();
    extension.send({
      type: 'hello',
      protocol: protocolVersion,
      browserId: known.id,
      nonce: browserNonce,
      purpose: 'resume',
    });
    const challenge = await extension.next();
    if (challenge.type !== 'challenge') throw new Error(challenge.type);
    const transcript = { browserId: known.id, browserNonce, relayNonce: challenge.nonce };
    expect(await verify(known.secret, 'relay', transcript, challenge.proof)).toBe(true);
    expect(await verify('another secret', 'relay', transcript, challenge.proof)).toBe(false);
  });

  it('turns away a browser that was never paired, without a challenge it could learn from', async () => {
    relay = await startSocketRelay();
    const extension = await openSocket(relay.url);
    extension.send({
      type: 'hello',
      protocol: protocolVersion,
      browserId: 'stranger1',
      nonce: freshNonce(),
      purpose: 'resume',
    });
    expect(await extension.closed).toBe(4401);
  });

  it('turns away a browser with the wrong secret', async () => {
    relay = await startSocketRelay({ known: [known] });
    const extension = await openSocket(relay.url);
    await introduce(extension, { ...mine, secret: 'a guess' });
    expect(await extension.closed).toBe(4403);
    expect(relay.browsers.list()).toEqual([]);
  });

  it("does not accept the relay's own proof sent back to it", async () => {
    relay = await startSocketRelay({ known: [known] });
    const extension = await openSocket(relay.url);
    extension.send({
      type: 'hello',
      protocol: protocolVersion,
      browserId: known.id,
      nonce: freshNonce(),
      purpose: 'resume',
    });
    const challenge = await extension.next();
    if (challenge.type !== 'challenge') throw new Error(challenge.type);
    const { proof } = challenge;
    extension.send({
      type: 'introduction',
      proof,
      browserName: 'x',
      buildId: 'x',
      journalId: 'x',
    });
    expect(await extension.closed).toBe(4403);
  });

  it('does not accept a proof of an earlier connection', async () => {
    relay = await startSocketRelay({ known: [known] });
    const browserNonce = freshNonce();
    const hello = {
      type: 'hello',
      protocol: protocolVersion,
      browserId: known.id,
      nonce: browserNonce,
      purpose: 'resume',
    } as const;
    const first = await openSocket(relay.url);
    first.send(hello);
    const old = await first.next();
    if (old.type !== 'challenge') throw new Error(old.type);
    const transcript = { browserId: known.id, browserNonce, relayNonce: old.nonce };
    const proof = await prove(known.secret, 'browser', transcript);
    const replay = await openSocket(relay.url);
    replay.send(hello);
    await replay.next();
    replay.send({
      type: 'introduction',
      proof,
      browserName: 'x',
      buildId: 'x',
      journalId: 'x',
    });
    expect(await replay.closed).toBe(4403);
  });

  it('closes a socket that speaks another version or no protocol at all', async () => {
    relay = await startSocketRelay({ known: [known] });
    const newer = await openSocket(relay.url);
    newer.send({ type: 'hello', protocol: 99, browserId: known.id, nonce: freshNonce(), purpose: 'resume' });
    expect(await newer.closed).toBe(4426);
    const babble = await openSocket(relay.url);
    babble.send('not json');
    expect(await babble.closed).toBe(4400);
  });

  it('closes a socket that says nothing for 3 s', async () => {
    relay = await startSocketRelay();
    expect(await (await openSocket(relay.url)).closed).toBe(4408);
  });
});
