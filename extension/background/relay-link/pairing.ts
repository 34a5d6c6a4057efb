/** Which relay this browser is paired with, how the person changes that, and how it ends. */
import * as z from 'zod/mini';
import { pairCommand } from '../../protocol/pairing/pair-command';
import { deriveSecret } from '../../protocol/pairing/proof';
import type { StorageArea } from '../browser-api/storage';
import { randomHex } from '../random-hex';
import type { Farewells } from './farewells';
import { type Introduce, type Problem, shakeHands } from './handshake';
import type { Offer } from './pairing-offer';

const pairingSchema = z.object({
  /** Origin of the relay, such as `http://127.0.0.1:8787`. */
  relayUrl: z.string(),
  browserId: z.string(),
  secret: z.string(),
  /** Paired by the user's hand, not over the launch pipe. */
  byHand: z.boolean(),
});
export type Pairing = z.infer<typeof pairingSchema>;

const endingSchema = z.object({ relayUrl: z.string(), where: z.enum(['browser', 'relay']) });
/** The last pairing that ended, and on which side; for the popup. */
export type PairingEnding = z.infer<typeof endingSchema>;

/** `npm start` writes this key over the launch pipe. */
export const pairingKey = 'pairing';
const endingKey = 'pairing-ending';
const browserIdKey = 'browser-id';

interface RemovableStorage extends StorageArea {
  remove(key: string): Promise<void>;
}

export class Pairings {
  /** The pairing that `current` read last, for callers that cannot wait. Written when the worker starts and connects. */
  #latest: Pairing | undefined;

  constructor(
    private readonly storage: RemovableStorage,
    private readonly parts: { introduce: Introduce; farewells: Farewells },
  ) {}

  get latest(): Pairing | undefined {
    return this.#latest;
  }

  async current(): Promise<Pairing | undefined> {
    this.#latest = pairingSchema.safeParse((await this.storage.get(pairingKey))[pairingKey]).data;
    return this.#latest;
  }

  async ending(): Promise<PairingEnding | undefined> {
    return endingSchema.safeParse((await this.storage.get(endingKey))[endingKey]).data;
  }

  /**
   * Pairs with the relay of a link, by the code that the person has typed. Returns the problem, if there is one, as a
   * sentence for the user.
   * @param replaces the relay that the person has agreed to replace
   */
  async accept({ relayUrl, link }: Offer, typed: string, replaces?: string): Promise<{ problem?: string }> {
    const old = await this.current();
    if (old?.relayUrl !== replaces) return { problem: pageIsOld };
    const browserId = await this.#browserId();
    const identity = { purpose: 'pair', browserId, code: { link, typed } } as const;
    const shaken = await shakeHands(relayUrl, identity, this.parts.introduce);
    if ('problem' in shaken) return { problem: problems[shaken.problem](relayUrl) };
    shaken.socket.close();
    const secret = await deriveSecret(shaken.secret, shaken.transcript);
    // At the same address it is this relay, which has forgotten the old secret by now.
    if (old && old.relayUrl !== relayUrl) await this.parts.farewells.add(old);
    await this.storage.set({ [pairingKey]: { relayUrl, browserId, secret, byHand: true } satisfies Pairing });
    await this.storage.remove(endingKey);
    return {};
  }

  /** The user unpairs; the relay is told, now or when it is there again. */
  async unpair(): Promise<void> {
    const pairing = await this.current();
    if (!pairing) return;
    await this.parts.farewells.add(pairing);
    await this.#end(pairing, 'browser');
  }

  /** The relay has ended this pairing, which may have been replaced meanwhile. */
  async endedByRelay(pairing: Pairing): Promise<void> {
    if ((await this.current())?.secret === pairing.secret) await this.#end(pairing, 'relay');
  }

  async #end({ relayUrl }: Pairing, where: PairingEnding['where']): Promise<void> {
    await this.storage.set({ [endingKey]: { relayUrl, where } satisfies PairingEnding });
    await this.storage.remove(pairingKey);
  }

  /** The same for all pairings, because the ids of open sessions begin with it. */
  async #browserId(): Promise<string> {
    const stored = (await this.storage.get(browserIdKey))[browserIdKey];
    if (typeof stored === 'string') return stored;
    const browserId = randomHex(8);
    await this.storage.set({ [browserIdKey]: browserId });
    return browserId;
  }
}

export const pageIsOld = 'This page is old. Open the pairing link again, or get a new one in your terminal.';

const newLink = (relay: string) =>
  `The terminal of npm start shows a new link and a new code; ${pairCommand(relay)} prints them too.`;

const problems: Record<Problem, (relay: string) => string> = {
  unreachable: (relay) =>
    `No relay answers at ${relay}, or the connection broke off. Is npm start still running there? ${pairCommand(relay)} prints a new link.`,
  refused: (relay) =>
    `This link was used already, is older than two minutes, or a newer one was made since. Get a new one with: ${pairCommand(relay)}`,
  forged: (relay) =>
    `The code is wrong, or what answers at ${relay} is not your relay. Nothing was paired, and this link is used up. ${newLink(relay)}`,
  protocol: () =>
    'Relay and extension have different versions. Run npm start again and reload the extension.',
  unpaired: (relay) => `The relay ended the pairing at once. ${newLink(relay)}`,
};
