/** The pairing link that the person has opened last, and the tab whose page asks for the typed code. */
import * as z from 'zod/mini';
import type { StorageArea } from '../browser-api/storage';

const offerSchema = z.object({ tabId: z.number(), relayUrl: z.string(), link: z.string() });
export type Offer = z.infer<typeof offerSchema>;

const key = 'offer';

export class PairingOffer {
  constructor(private readonly storage: StorageArea & { remove(key: string): Promise<void> }) {}

  remember(offer: Offer): Promise<void> {
    return this.storage.set({ [key]: offer });
  }

  /** The offer that the page in this tab asks about. */
  async of(tabId: number | undefined): Promise<Offer | undefined> {
    const offer = offerSchema.safeParse((await this.storage.get(key))[key]).data;
    return offer?.tabId === tabId ? offer : undefined;
  }

  /** To be called before it is tried: one attempt spends the code. */
  forget(): Promise<void> {
    return this.storage.remove(key);
  }
}
