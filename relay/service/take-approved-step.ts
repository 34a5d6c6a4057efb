/** A caller's own step: holds it as its key and its session say, and does it once it was approved. */
import { RelayError } from '../../extension/protocol/errors';
import type { StepResult } from '../../extension/protocol/frames';
import type { Browsers } from '../browsers/browsers';
import { pendingOf } from '../validation/pending-of';
import { authorizeApproval } from './authorize';
import { defaultKeyName, type RequestContext } from './caller';
import type { PendingActs } from './pending-acts';
import { type StepInput, takeStep } from './take-step';

/** What is kept of a held step. */
export interface HeldStep {
  sessionId: string;
  binding: string;
}

/**
 * Does the step. The owner's key may approve what any key has begun, every other one its own.
 * @throws RelayError held, with the act that waits for approval; bad_request when what is approved is not pending; and what
 *   `takeStep` throws
 */
export async function takeApprovedStep(
  { browsers, pending }: { browsers: Browsers; pending: PendingActs<HeldStep> },
  { approve, ...step }: StepInput & { sessionId: string },
  context: RequestContext,
): Promise<StepResult> {
  const { caller } = context;
  const { sessionId } = step;
  if (approve !== undefined) authorizeApproval(caller);
  const isOwner = caller.keyName === defaultKeyName;
  const taken =
    approve === undefined ? undefined : pending.take(approve, (owner) => isOwner || owner === caller.keyName);
  const isSame = taken?.kept.sessionId === sessionId;
  // The session is that of the key that has begun.
  const { keyName } = isSame ? taken : caller;
  try {
    // What comes to be approved is held whatever the approver's own key says.
    const mode = taken ? ('named' as const) : ('any' as const);
    const hold = { mode, ...(isSame && { approved: taken.kept.binding }) };
    return await takeStep(browsers, { ...step, hold }, { ...context, caller: { ...caller, keyName } });
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
