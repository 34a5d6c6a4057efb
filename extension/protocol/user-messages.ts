/** The messages between the service worker and the popup, options and pairing page. */
import * as z from 'zod/mini';

export const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('status') }),
  z.object({ ask: z.literal('offer') }),
  /** With the relay that the user saw; another offer may have come since. */
  z.object({ ask: z.literal('pair'), relayUrl: z.string() }),
  z.object({ ask: z.literal('unpair') }),
  z.object({ ask: z.literal('close-session'), sessionId: z.string() }),
  z.object({ ask: z.literal('pause'), on: z.boolean() }),
]);
export type Question = z.infer<typeof questionSchema>;

export const statusSchema = z.object({
  state: z.enum(['unpaired', 'searching', 'connected', 'refused', 'forged', 'protocol']),
  /** Absent while unpaired. */
  relayUrl: z.optional(z.string()),
  outdated: z.boolean(),
  /** No command is executed until the user resumes. */
  paused: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      createdAt: z.string(),
      keyName: z.string(),
    }),
  ),
});
export type Status = z.infer<typeof statusSchema>;

export const offerAnswerSchema = z.object({ relayUrl: z.optional(z.string()) });
/** `problem` is the message for the user; absent after success. */
export const outcomeAnswerSchema = z.object({ problem: z.optional(z.string()) });
