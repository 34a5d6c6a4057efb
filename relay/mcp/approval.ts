/** Held acts that a person approves by an answer. */
import type { InputRequiredResult } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Pending } from '../../extension/protocol/effects/consequential';
import { askPerson, describePending } from './ask-person';
import type { PersonsAnswer, ToolCall } from './tool';

const aboutApproval = z.object({ approve: z.string(), turn: z.int().optional() });

/** A question to the person, where the client can ask one and the key may approve. */
export function askApproval(
  pending: Pending,
  { canAsk, context }: ToolCall,
  turn?: number,
): InputRequiredResult | undefined {
  if (!canAsk || !context.caller.scopes.includes('approve')) return undefined;
  return askPerson(describePending(pending), { approve: pending.id, turn });
}

/** The id of the act that a person has approved. */
export function approvalIn(answer: PersonsAnswer | undefined): string | undefined {
  return answer?.agrees ? questionIn(answer)?.approve : undefined;
}

/** Which act a person was asked about, and the turn of the task it is in. */
export function questionIn(answer: PersonsAnswer | undefined): z.output<typeof aboutApproval> | undefined {
  return aboutApproval.safeParse(answer?.about).data;
}
