/** What relay and extension tell each other of held acts, so that the person at the browser can decide on them. */
import * as z from 'zod/mini';
import { effectKindSchema } from './effects/consequential';

/** A held act that waits for a person, as its browser shows it. */
export const waitingApprovalSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  /** The key whose program asks, and whether a task of it does, as opposed to a single step. */
  keyName: z.string(),
  isTask: z.boolean(),
  what: effectKindSchema,
  action: z.string(),
  element: z.string(),
  where: z.string(),
  why: z.string(),
  /** ISO 8601 UTC; undecided until then, it is denied. */
  expiresAt: z.string(),
});
export type WaitingApproval = z.infer<typeof waitingApprovalSchema>;

/** All held acts that wait in this browser, whenever they change. */
export const approvalsSchema = z.object({
  type: z.literal('approvals'),
  approvals: z.array(waitingApprovalSchema),
});

export const approvalDecisionSchema = z.enum(['once', 'task', 'deny']);

/** What the person at the browser has decided on one of them. */
export const decideSchema = z.object({
  type: z.literal('decide'),
  id: z.string(),
  decision: approvalDecisionSchema,
});
