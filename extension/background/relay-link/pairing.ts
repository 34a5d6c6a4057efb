/** Which relay this browser belongs to, and how the user's click makes it so. */
import * as z from 'zod/mini';
import { deriveSecret } from '../../protocol/proof';
import { type Introduce, shakeHands } from './handshake';
import { type Offer, offerSchema } from './pairing-link';

const pairingSchema = z.object({
  /** Origin of the relay, such as `http://127.0.0.1:8787`. */
  relayUrl: z.string(),
  browserId: z.string(),
  secret: z.string(),
  /** Paired by the user's click, not over the launch pipe. */
  byHand: z.boolean(),
});
export type Pairing = z.infer<typeof pairingSchema>;

/** `npm start` writes this key over the launch pipe. */
export const pairingKey = 'pairing';
const offerKey = 'offer';
const browserIdKey = 'browser-id';

interface Memory {
  get(key: string): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

export function createPairing(memory: { short: Memory; long: Memory }, introduce: Introduce) {
  return {
    async current(): Promise<Pairing | undefined> {
      return pairingSchema.safeParse((await memory.long.get(pairingKey))[pairingKey]).data;
    },
    remember: (offer: Offer) => memory.short.set({ [offerKey]: offer }),
    async offer(): Promise<Offer | undefined> {
      return offerSchema.safeParse((await memory.short.get(offerKey))[offerKey]).data;
    },
    /** Takes up the remembered offer. Answers with what went wrong, in words for the user. */
    async accept(relayUrl: string): Promise<{ problem?: string }> {
      const offer = await this.offer();
      if (offer?.relayUrl !== relayUrl) return { problem: 'This page is old. Open the pairing link again.' };
      const browserId = await ownId();
      const shaken = await shakeHands(
        offer.relayUrl,
        { purpose: 'pair', browserId, secret: offer.code },
        introduce,
      );
      if ('problem' in shaken) return { problem: problems[shaken.problem](offer.relayUrl) };
      shaken.socket.close();
      const secret = await deriveSecret(offer.code, shaken.transcript);
      await memory.short.remove(offerKey);
      await memory.long.set({ [pairingKey]: { relayUrl: offer.relayUrl, browserId, secret, byHand: true } });
      return {};
    },
    forget: () => memory.long.remove(pairingKey),
  };

  /** Kept over pairings, because open sessions carry it in their ids. */
  async function ownId(): Promise<string> {
    const kept = (await memory.long.get(browserIdKey))[browserIdKey];
    if (typeof kept === 'string') return kept;
    const random = crypto.getRandomValues(new Uint8Array(8));
    const browserId = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    await memory.long.set({ [browserIdKey]: browserId });
    return browserId;
  }
}

const problems = {
  unreachable: (relay: string) => `No relay answers at ${relay}. Is npm start still running there?`,
  refused: () =>
    'This link is used up or older than two minutes. Get a fresh one with: npm run browsers -- pair',
  forged: (relay: string) =>
    `What answers at ${relay} does not know the code of this link: a newer link was made since, or it is not your relay. Nothing was paired. Get a fresh link with: npm run browsers -- pair`,
  protocol: () =>
    'Relay and extension are of different versions. Run npm start again and reload the extension.',
} as const;
