/** Which relay this browser is paired with, and how a pairing link that the user accepts changes that. */
import * as z from 'zod/mini';
import { deriveSecret } from '../../protocol/proof';
import type { StorageArea } from '../browser-api/storage';
import { randomHex } from '../random-hex';
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

interface RemovableStorage extends StorageArea {
  remove(key: string): Promise<void>;
}

export class Pairings {
  /** The pairing that `current` read last, for callers that cannot wait. Written when the worker starts and connects. */
  #latest: Pairing | undefined;

  constructor(
    private readonly storage: { short: RemovableStorage; long: RemovableStorage },
    private readonly introduce: Introduce,
  ) {}

  get latest(): Pairing | undefined {
    return this.#latest;
  }

  async current(): Promise<Pairing | undefined> {
    const stored = (await this.storage.long.get(pairingKey))[pairingKey];
    this.#latest = pairingSchema.safeParse(stored).data;
    return this.#latest;
  }

  remember(offer: Offer): Promise<void> {
    return this.storage.short.set({ [offerKey]: offer });
  }

  async offer(): Promise<Offer | undefined> {
    return offerSchema.safeParse((await this.storage.short.get(offerKey))[offerKey]).data;
  }

  /** Accepts the remembered offer. Returns the problem, if there is one, as a sentence for the user. */
  async accept(relayUrl: string): Promise<{ problem?: string }> {
    const offer = await this.offer();
    if (offer?.relayUrl !== relayUrl) return { problem: 'This page is old. Open the pairing link again.' };
    const browserId = await this.#browserId();
    const identity = { purpose: 'pair', browserId, secret: offer.code } as const;
    const shaken = await shakeHands(offer.relayUrl, identity, this.introduce);
    if ('problem' in shaken) return { problem: problems[shaken.problem](offer.relayUrl) };
    shaken.socket.close();
    const secret = await deriveSecret(offer.code, shaken.transcript);
    await this.storage.short.remove(offerKey);
    const pairing: Pairing = { relayUrl: offer.relayUrl, browserId, secret, byHand: true };
    await this.storage.long.set({ [pairingKey]: pairing });
    return {};
  }

  forget(): Promise<void> {
    return this.storage.long.remove(pairingKey);
  }

  /** The same for all pairings, because the ids of open sessions begin with it. */
  async #browserId(): Promise<string> {
    const stored = (await this.storage.long.get(browserIdKey))[browserIdKey];
    if (typeof stored === 'string') return stored;
    const browserId = randomHex(8);
    await this.storage.long.set({ [browserIdKey]: browserId });
    return browserId;
  }
}

const problems = {
  unreachable: (relay: string) => `No relay answers at ${relay}. Is npm start still running there?`,
  refused: () =>
    'This link was used already or is older than two minutes. Get a new one with: npm run browsers -- pair',
  forged: (relay: string) =>
    `What answers at ${relay} does not know the code of this link: a newer link was made since, or it is not your relay. Nothing was paired. Get a new link with: npm run browsers -- pair`,
  protocol: () =>
    'Relay and extension have different versions. Run npm start again and reload the extension.',
} as const;
