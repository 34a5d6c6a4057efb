/** A caller's own step: holds it as its key and its session say, and does it once it was approved. */
import { RelayError } from '../../extension/protocol/errors';
import type { StepResult } from '../../extension/protocol/frames';
import type { Browsers } from '../browsers/browsers';
import { pendingOf } from '../validation/pending-of';
import { authorizeApproval } from './authorize';
import type { RequestContext } from './caller';
import type { PendingActs } from './pending-acts';
import { type StepInput, takeStep } from './take-step';

/** What is kept of a held step. */
export interface HeldStep {
  sessionId: string;
  binding: string;
}

/**
 * Does the step.
 * @throws RelayError held, with the act that waits for approval; bad_request when what is approved is not pending; and what
 *   `takeStep` throws
 */
export async function takeApprovedStep(
  { browsers, pending }: { browsers: Browsers; pending: PendingActs<HeldStep> },
  { approve, ...step }: StepInput & { sessionId: string },
  context: RequestContext,
): Promise<StepResult> {
  const { keyName } = context.caller;
  const { sessionId } = step;
  if (approve !== undefined) authorizeApproval(context.caller);
  const approved =
    approve === undefined ? undefined : pending.take(approve, (owner) => owner === keyName).kept;
  try {
    const isSame = approved?.sessionId === sessionId;
    const hold = { mode: 'any' as const, ...(isSame && { approved: approved.binding }) };
    return await takeStep(browsers, { ...step, hold }, context);
  } catch (error) {
    if (!(error instanceof RelayError) || !error.more.held) throw error;
    const { held, ...more } = error.more;
    const act = pendingOf(held);
    pending.add(act.id, { keyName, kept: { sessionId, binding: held.binding } });
    throw new RelayError(
      'held',
      `${error.message} To have it done, send the same step again with "approve": "${act.id}" and a key with the scope "approve", within ten minutes.`,
      { ...more, pending: act },
    );
  }
}
