/**
 * How both sides of a pairing get a common secret out of the link's code and the typed code.
 *
 * The typed code is short, so it must not be possible to try all codes on what was sent. HKDF over both codes with
 * proofs in any order cannot achieve this: the side that proves first hands the other one, which may know the link, a
 * proof on which it can try all 2^30 typed codes, within the seconds that the handshake may take; and a listener could
 * find the lasting secret later. So HKDF makes one password of both codes, and a password-authenticated key exchange
 * (CPace) a secret of that: one handshake tries one code, and what was sent is worth nothing afterwards. The relay
 * spends the code as soon as a handshake begins. That a handshake may begin at all takes the link's code.
 */
import type { Hello } from '../frames/handshake-frames';
import type { PairingCode } from './pairing-code';
import { type Agreement, agreedKey, freshScalar, shareOf } from './pake';
import { base64url, fromBase64url, hkdf, prove, verify } from './proof';

/** What the extension sends with its hello. */
type PairingOffer = NonNullable<Hello['pairing']>;

/** Who pairs, in this handshake. */
interface Pairer {
  browserId: string;
  browserNonce: string;
}

const text = new TextEncoder();
const none = new Uint8Array();

/** The extension begins. `secret` is what both have in common once the relay has sent its share. */
export async function beginPairing(
  code: PairingCode,
  pairer: Pairer,
): Promise<{ offer: PairingOffer; secret(relayShare: string): Promise<string | undefined> }> {
  const agreement = await agreementOn(code, pairer);
  const scalar = freshScalar();
  const share = await shareOf(agreement, scalar);
  const offer = { share: base64url(share), proof: '' };
  offer.proof = await prove(code.link, 'link', begun(pairer, offer.share));
  return {
    offer,
    async secret(relayShare) {
      const messages = {
        initiator: { share, data: none },
        responder: { share: fromBase64url(relayShare), data: none },
      };
      return asText(await agreedKey(agreement, scalar, messages, 'responder'));
    },
  };
}

/** Whether who offers to pair knows the link. It says nothing of the typed code. */
export function knowsLink(link: string, pairer: Pairer, offer: PairingOffer): Promise<boolean> {
  return verify(link, 'link', begun(pairer, offer.share), offer.proof);
}

/** The relay answers with its share; the secret is undefined if the extension's share is none. */
export async function answerPairing(
  code: PairingCode,
  pairer: Pairer,
  offer: PairingOffer,
): Promise<{ share: string; secret: string | undefined }> {
  const agreement = await agreementOn(code, pairer);
  const scalar = freshScalar();
  const share = await shareOf(agreement, scalar);
  const messages = {
    initiator: { share: fromBase64url(offer.share), data: none },
    responder: { share, data: none },
  };
  const key = await agreedKey(agreement, scalar, messages, 'initiator');
  return { share: base64url(share), secret: asText(key) };
}

async function agreementOn({ link, typed }: PairingCode, pairer: Pairer): Promise<Agreement> {
  return {
    password: await hkdf(link, pairer.browserNonce, `tabrelay pairing code ${typed}`),
    channel: text.encode(`tabrelay pairing ${pairer.browserId}`),
    sessionId: text.encode(pairer.browserNonce),
  };
}

/** The relay's nonce is not known yet; the share stands in its place. */
function begun(pairer: Pairer, share: string) {
  return { ...pairer, relayNonce: share };
}

function asText(key: Uint8Array<ArrayBuffer> | undefined): string | undefined {
  return key && base64url(key);
}
