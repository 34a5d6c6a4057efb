/** A held act that waits for a person, as doors show it, and what the person can decide. */
import * as z from 'zod';
import type { HeldAct } from '../../../extension/protocol/effects/consequential';
import { pendingSchema } from '../../validation/pending-schema';
import { strictInput } from '../../validation/strict-input';

/** How long an act, and the session of its task, wait. */
export const approvalLimitMs = 600_000;

const decisions = ['once', 'task', 'deny'] as const;
export type ApprovalDecision = (typeof decisions)[number];

/** `used`: approved, and done since. `expired`: nobody decided in time, which counts as denied. */
const approvalStates = ['waiting', 'once', 'task', 'denied', 'expired', 'used'] as const;

export const decideApprovalInput = strictInput({
  decision: z.enum(decisions).meta({
    description:
      '`once`: this act. `task`: this act and later ones of its kind (the same effect, action, element in words and origin) in the same task, or of steps in the same session. `deny`: it is not done.',
  }),
}).meta({ id: 'DecideApproval', description: 'What the person has decided.' });

export type DecideApprovalInput = z.output<typeof decideApprovalInput>;

export const approvalSchema = pendingSchema
  .extend({
    id: z.string().meta({ description: 'Goes into the path of the decision.' }),
    keyName: z.string().meta({ description: 'The API key whose program asks.' }),
    sessionId: z.string().meta({ description: 'The session it would be done in.' }),
    isTask: z.boolean().meta({ description: 'Whether a task asks, as opposed to a single step.' }),
    selector: z.string().optional().meta({ description: 'The element, as the program named it.' }),
    heldAt: z.string().meta({ format: 'date-time', description: 'When it was held, UTC.' }),
    expiresAt: z.string().meta({ format: 'date-time', description: 'Undecided until then, it is denied.' }),
    state: z.enum(approvalStates).meta({
      description:
        '`waiting` for a decision; `once`, `task`: approved, the program has not done it yet; `used`: done; `denied`; `expired`: nobody decided in time, which counts as denied.',
    }),
  })
  .meta({ id: 'Approval', description: 'A held act, and what became of it.' });

export type Approval = z.output<typeof approvalSchema>;

/** An act that was just held. */
export type NewApproval = Pick<
  Approval,
  'id' | 'keyName' | 'sessionId' | 'isTask' | 'selector' | 'origin' | Exclude<keyof HeldAct, 'binding'>
> & {
  /** What differs as soon as the act is another one; a task keeps it itself. */
  binding?: string;
  /** The task, or the session of a step: how far `task` reaches. */
  group: string;
};
