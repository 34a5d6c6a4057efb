/** The messages between the service worker and the popup, options and pairing page. */
import * as z from 'zod/mini';
import { approvalDecisionSchema, waitingApprovalSchema } from '../approvals';
import { driverSchema } from '../driving';
import { changedPreferencesSchema } from './preferences';

export const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('status') }),
  z.object({ ask: z.literal('offer') }),
  /** With the relays that the user saw; another offer, or another pairing, may have come since. */
  z.object({
    ask: z.literal('pair'),
    relayUrl: z.string(),
    /** As `parseTypedCode` returned it. */
    typed: z.string(),
    replaces: z.optional(z.string()),
  }),
  z.object({ ask: z.literal('unpair') }),
  z.object({ ask: z.literal('close-session'), sessionId: z.string() }),
  /** Brings the window of the session to the front. */
  z.object({ ask: z.literal('show-session'), sessionId: z.string() }),
  z.object({ ask: z.literal('pause'), on: z.boolean() }),
  /** Where the live page is; answered with `liveUrlAnswerSchema`. */
  z.object({ ask: z.literal('live-ticket') }),
  /** The sites that no session opens; answered with `blockedSitesSchema`. */
  z.object({ ask: z.literal('blocked-sites') }),
  /** Replaces the list of these; answered with `outcomeAnswerSchema`. */
  z.object({ ask: z.literal('block-sites'), sites: z.array(z.string()) }),
  /** Takes a session over, or hands it back: with `success: false` a handoff is refused. */
  z.object({
    ask: z.literal('drive'),
    sessionId: z.string(),
    driver: z.enum(['api', 'user']),
    success: z.optional(z.boolean()),
    /** With `user`: not to use it, but so that nothing is done in it. */
    paused: z.optional(z.boolean()),
  }),
  /** A picture of the session's window, once nobody else wants one; answered with `pictureAnswerSchema`. */
  z.object({ ask: z.literal('picture'), sessionId: z.string() }),
  /** What the user has chosen; answered with `preferencesSchema`. */
  z.object({ ask: z.literal('preferences') }),
  z.object({ ask: z.literal('prefer'), change: changedPreferencesSchema }),
  /** Approves or denies a held act. */
  z.object({ ask: z.literal('decide'), id: z.string(), decision: approvalDecisionSchema }),
]);
export type Question = z.infer<typeof questionSchema>;

export const statusSchema = z.object({
  state: z.enum(['unpaired', 'searching', 'connected', 'refused', 'forged', 'protocol']),
  /** Absent while unpaired. */
  relayUrl: z.optional(z.string()),
  /** Of the last pairing, while there is none. */
  ending: z.optional(z.object({ relayUrl: z.string(), where: z.enum(['browser', 'relay']) })),
  outdated: z.boolean(),
  /** No command is executed until the user resumes. */
  paused: z.boolean(),
  /** Held acts that wait for the user. */
  approvals: z.array(waitingApprovalSchema),
  sessions: z.array(
    z.extend(driverSchema, {
      id: z.string(),
      title: z.string(),
      url: z.string(),
      createdAt: z.string(),
      keyName: z.string(),
      /** Action and selector of the last step that acted; absent where there was none. */
      lastAct: z.optional(z.string()),
    }),
  ),
});
export type Status = z.infer<typeof statusSchema>;

export const offerAnswerSchema = z.object({
  /** The relay to pair with; absent when the page is old. */
  relayUrl: z.optional(z.string()),
  /** The relay that this browser is paired with now. */
  replaces: z.optional(z.string()),
});
export type OfferAnswer = z.infer<typeof offerAnswerSchema>;
/** The address opens the live page once, within a minute; absent when the relay does not answer. */
export const liveUrlAnswerSchema = z.object({ url: z.optional(z.string()) });
export type LiveUrlAnswer = z.infer<typeof liveUrlAnswerSchema>;
/** Base64 of a JPEG; absent where the window cannot be seen. */
export const pictureAnswerSchema = z.object({ image: z.optional(z.string()) });
export const blockedSitesSchema = z.object({ sites: z.array(z.string()) });
/** `problem` is the message for the user; absent after success. */
export const outcomeAnswerSchema = z.object({ problem: z.optional(z.string()) });
