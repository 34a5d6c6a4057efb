/** Recognizes a pairing link in a tab's URL, without any script in the page. */
import * as z from 'zod/mini';

export const offerSchema = z.object({ relayUrl: z.string(), code: z.string() });
/** What a pairing link contains. */
export type Offer = z.infer<typeof offerSchema>;

/** The offer in a tab's URL, if that is a pairing link of a relay on this machine. */
export function offerIn(url: string): Offer | undefined {
  const found = /^(http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/pair#([\w-]{10,64})$/.exec(url);
  return found?.[1] && found[2] ? { relayUrl: found[1], code: found[2] } : undefined;
}
