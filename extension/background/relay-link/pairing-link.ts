/** The worker sees a pairing link in a tab's address, without any script in the page. */
import * as z from 'zod/mini';

export const offerSchema = z.object({ relayUrl: z.string(), code: z.string() });
/** What a pairing link asks for. */
export type Offer = z.infer<typeof offerSchema>;

/** The offer in a tab's address, when that is a pairing link of a relay on this machine. */
export function offerIn(address: string): Offer | undefined {
  const found = /^(http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/pair#([\w-]{10,64})$/.exec(address);
  return found?.[1] && found[2] ? { relayUrl: found[1], code: found[2] } : undefined;
}
