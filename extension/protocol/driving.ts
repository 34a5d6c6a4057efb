/** Who drives a session: the API, or a person. */
import * as z from 'zod/mini';

/** So long after the last input of a person steps act again. */
export const quietMs = 3_000;

export const driverSchema = z.object({
  driver: z.enum(['api', 'user']),
  /** Until it is handed back; else until the person has done nothing for a while. */
  locked: z.boolean(),
  /** What the person is asked to do. */
  instructions: z.optional(z.string()),
  /** The person has not taken it over to use it, but paused it. */
  paused: z.optional(z.boolean()),
});
export type Driver = z.infer<typeof driverSchema>;

/** How a person ended a handoff, or that nobody did in time. */
export const handoffResultSchema = z.object({ success: z.boolean(), reason: z.string() });
export type HandoffResult = z.infer<typeof handoffResultSchema>;

/** Waits until a person has done what is asked; nothing else acts in the session meanwhile. */
export const handoffOrderSchema = z.object({
  do: z.literal('handoff'),
  sessionId: z.string(),
  instructions: z.string(),
  /** Milliseconds until it is given up. */
  forMs: z.number(),
});

/** Takes the session over for a person, hands it back, or only says who drives. */
export const driveOrderSchema = z.object({
  do: z.literal('drive'),
  sessionId: z.string(),
  driver: z.optional(z.enum(['api', 'user'])),
  /** With `user`: only to pause it. */
  paused: z.optional(z.boolean()),
  /** A program asks for itself, whose key neither approves nor administers: it must not undo what a person did. */
  asProgram: z.optional(z.boolean()),
  /** With `api`, where a handoff waits: whether the person did what was asked, and what they say. */
  success: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});
