/** A pairing takes the link and the typed code; one attempt spends both, and what was sent lets nobody try codes. */
import { afterEach, describe, expect, it } from 'vitest';
import { protocolVersion } from '../../../../extension/protocol/frames/frames';
import { answerPairing, beginPairing } from '../../../../extension/protocol/pairing/pairing-exchange';
import {
  base64url,
  deriveSecret,
  freshNonce,
  hkdf,
  prove,
  verify,
} from '../../../../extension/protocol/pairing/proof';
import { beginToPair, introductionBy, openSocket } from '../../../support/stand-ins/fake-extension';
import { startSocketRelay } from '../../../support/stand-ins/socket-relay';

const code = { link: 'Yni81yLX9tFE7ZZoqZz08g', typed: 'K7M4QX' };
/** What who reads the link, and not the terminal, can say. */
const guessed = { ...code, typed: 'AAAAAA' };

let relay: Awaited<ReturnType<typeof startSocketRelay>>;
afterEach(() => relay?.stop());

describe('the right link and the right typed code', () => {
  it('give both sides the same new secret, once', async () => {
    relay = await startSocketRelay({ code });
    const { extension, challenge, transcript, secret = '' } = await beginToPair(relay.url, code);
    expect(await verify(secret, 'relay', transcript, challenge?.proof ?? '')).toBe(true);
    extension.send(await introductionBy(secret, transcript));

    expect((await extension.next()).type).toBe('welcome');
    const lasting = await deriveSecret(secret, transcript);
    expect(relay.pairings).toEqual([{ id: 'newcomer1', name: 'New', secret: lasting, byHand: true }]);
    expect(relay.reported).toEqual(['newcomer1 paired']);
    expect(await (await beginToPair(relay.url, code, 'newcomer2')).extension.closed).toBe(4401);
  });
});

/** Ways in which a handshake that knows the link may end without a pairing. */
const endings: Record<string, (url: string) => Promise<void>> = {
  async 'the relay’s proof shows the extension that its code is wrong'(url) {
    const { extension, challenge, transcript, secret = '' } = await beginToPair(url, guessed);
    expect(await verify(secret, 'relay', transcript, challenge?.proof ?? '')).toBe(false);
    extension.close();
  },
  async 'a proof is made with a guess'(url) {
    const { extension, transcript, secret = '' } = await beginToPair(url, guessed);
    extension.send(await introductionBy(secret, transcript));
    expect(await extension.closed).toBe(4403);
  },
  async 'the relay’s own proof is sent back'(url) {
    const { extension, challenge } = await beginToPair(url, guessed);
    const about = { browserName: 'x', buildId: 'x', journalId: 'x' };
    extension.send({ type: 'introduction', proof: challenge?.proof ?? '', ...about });
    expect(await extension.closed).toBe(4403);
  },
  async 'nothing follows the challenge'(url) {
    const { extension } = await beginToPair(url, code);
    expect(await extension.closed).toBe(4408);
  },
  async 'something else follows it'(url) {
    const { extension } = await beginToPair(url, code);
    extension.send('not json');
    expect(await extension.closed).toBe(4400);
  },
  async 'the share is none'(url) {
    const extension = await openSocket(url);
    const [browserId, browserNonce] = ['newcomer1', freshNonce()];
    // The neutral element, with which anybody would know the key.
    const share = 'A'.repeat(43);
    const proof = await prove(code.link, 'link', { browserId, browserNonce, relayNonce: share });
    const hello = { type: 'hello', protocol: protocolVersion, purpose: 'pair', browserId } as const;
    extension.send({ ...hello, nonce: browserNonce, pairing: { share, proof } });
    expect(await extension.closed).toBe(4400);
  },
};

describe('a handshake that begins and fails spends the code, and is reported', () => {
  it.each(Object.entries(endings))('when %s', async (_, fail) => {
    relay = await startSocketRelay({ code });
    await fail(relay.url);

    await expect.poll(() => relay.reported).toEqual(['pairing failed']);
    // The right code comes too late.
    expect(await (await beginToPair(relay.url, code)).extension.closed).toBe(4401);
    expect(relay.pairings).toEqual([]);
  });

  it('while another one is on its way with the same code', async () => {
    relay = await startSocketRelay({ code });
    const begun = await Promise.all(
      ['newcomer1', 'newcomer2', 'newcomer3'].map((id) => beginToPair(relay.url, code, id)),
    );
    expect(begun.filter(({ challenge }) => challenge)).toHaveLength(1);
  });
});

describe('who does not know the link', () => {
  it.each([
    ['with another link', { ...code, link: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with the typed code alone', { ...code, link: code.typed }],
  ])('%s gets no challenge and does not spend the code', async (_, wrong) => {
    relay = await startSocketRelay({ code });
    expect(await (await beginToPair(relay.url, wrong)).extension.closed).toBe(4401);
    expect((await beginToPair(relay.url, code)).challenge).toBeDefined();
  });

  it.each([
    ['another browser id', { browserId: 'newcomer2' }, ''],
    ['another nonce', { nonce: freshNonce() }, ''],
    ['another share', {}, 'share'],
  ])('cannot use an overheard proof with %s', async (_, change, changesShare) => {
    relay = await startSocketRelay({ code });
    const pairer = { browserId: 'newcomer1', browserNonce: freshNonce() };
    const { offer } = await beginPairing(code, pairer);
    const own = await beginPairing(guessed, pairer);
    const pairing = changesShare ? { ...offer, share: own.offer.share } : offer;
    const extension = await openSocket(relay.url);
    const hello = { type: 'hello', protocol: protocolVersion, purpose: 'pair' } as const;
    extension.send({ ...hello, browserId: pairer.browserId, nonce: pairer.browserNonce, ...change, pairing });
    expect(await extension.closed).toBe(4401);
    expect((await beginToPair(relay.url, code)).challenge).toBeDefined();
  });

  it('is told to update where it knows of no typed code', async () => {
    relay = await startSocketRelay({ code });
    const extension = await openSocket(relay.url);
    const hello = { type: 'hello', protocol: 4, browserId: 'newcomer1', nonce: freshNonce() } as const;
    extension.send({ ...hello, purpose: 'pair' });
    expect(await extension.closed).toBe(4426);
    expect((await beginToPair(relay.url, code)).challenge).toBeDefined();
  });
});

describe('an impostor that knows the link', () => {
  /** Every typed code it can try; the right one is among them. */
  const candidates = ['AAAAAA', 'K7M4QX', 'ZZZZZZ', '222222'];

  it('in the place of the browser cannot tell from the challenge which code is right', async () => {
    relay = await startSocketRelay({ code });
    const pairer = { browserId: 'newcomer1', browserNonce: freshNonce() };
    const extension = await openSocket(relay.url);
    const begun = await beginPairing(guessed, pairer);
    const hello = { type: 'hello', protocol: protocolVersion, purpose: 'pair' } as const;
    extension.send({
      ...hello,
      browserId: pairer.browserId,
      nonce: pairer.browserNonce,
      pairing: begun.offer,
    });
    const challenge = await extension.next();
    if (challenge.type !== 'challenge') throw new Error(challenge.type);
    const transcript = { ...pairer, relayNonce: challenge.nonce };
    const right = await Promise.all(
      candidates.map(async (typed) => {
        // All that can be computed of what was sent: with a share of one's own, and with none.
        const shared = await (await beginPairing({ ...code, typed }, pairer)).secret(challenge.share ?? '');
        const derived = base64url(
          await hkdf(code.link, pairer.browserNonce, `tabrelay pairing code ${typed}`),
        );
        const secrets = [shared ?? '-', derived, await deriveSecret(derived, transcript)];
        const fits = secrets.map((secret) => verify(secret, 'relay', transcript, challenge.proof));
        return (await Promise.all(fits)).includes(true);
      }),
    );
    expect(right).toEqual([false, false, false, false]);
  });

  it('in the place of the relay gets no proof of the browser at all', async () => {
    const pairer = { browserId: 'newcomer1', browserNonce: freshNonce() };
    const browser = await beginPairing(code, pairer);
    const impostor = await answerPairing(guessed, pairer, browser.offer);
    const transcript = { ...pairer, relayNonce: freshNonce() };
    const proof = await prove(impostor.secret ?? '', 'relay', transcript);
    // The extension verifies this before it says anything more.
    const secret = (await browser.secret(impostor.share)) ?? '';
    expect(await verify(secret, 'relay', transcript, proof)).toBe(false);
    // Nor is the share of any help with the right code, found out later.
    const later = await answerPairing(code, pairer, browser.offer);
    expect(later.secret).not.toBe(secret);
  });
});
