/** The frames with which relay and extension prove themselves to each other. Every version must be able to read them. */
import * as z from 'zod/mini';

const nonceSchema = z.string().check(z.minLength(22), z.maxLength(64));

/** The first frame of a connection, sent by the extension. */
export const helloSchema = z.object({
  type: z.literal('hello'),
  protocol: z.number(),
  browserId: z.string().check(z.regex(/^[a-z0-9]{8,32}$/)),
  nonce: nonceSchema,
  /** `resume` and `unpair`: the proofs are made with the lasting secret; `pair`: with what both sides agree on. */
  purpose: z.enum(['pair', 'resume', 'unpair']),
  /** Of one that wants to pair: its share of the key exchange, and a proof that it knows the link. */
  pairing: z.optional(z.object({ share: nonceSchema, proof: nonceSchema })),
});
export type Hello = z.infer<typeof helloSchema>;

/** The relay proves first that it knows the secret. If it does not, the extension disconnects. */
export const challengeSchema = z.object({
  type: z.literal('challenge'),
  nonce: z.string(),
  proof: z.string(),
  /** The relay's share of the key exchange, for one that wants to pair. */
  share: z.optional(z.string()),
});

/** The extension's proof, and what the relay needs to know of the browser. The sessions follow after the welcome. */
export const introductionSchema = z.object({
  type: z.literal('introduction'),
  proof: z.string(),
  browserName: z.string().check(z.maxLength(100)),
  buildId: z.string(),
  /** A new one means that older commands are unknown to the extension, except those that it has in storage. */
  journalId: z.string(),
  /** A new one means that those are gone too. Older extensions have all in storage, whose id is the one above. */
  storageId: z.optional(z.string()),
});
export type Introduction = z.infer<typeof introductionSchema>;
