import { defaultKeyName, type RequestContext } from '../caller';
import type { Approvals, MayDecide, Taken } from './approvals';

/** How long a call waits for a person without a word of its own. */
export const approvalWaitMs = 25_000;

/** The owner's key sees and decides what any key has begun, every other one its own. */
export function mayDecide({ caller }: Pick<RequestContext, 'caller'>): MayDecide {
  return ({ keyName }) => caller.keyName === defaultKeyName || keyName === caller.keyName;
}

/**
 * The approved act, to be done now: a caller with the scope `approve` approves it by this, any other one waits for a person.
 * @throws RelayError held when it was denied or is not decided in time; bad_request when there is none
 */
export function releaseApproved(
  approvals: Approvals,
  id: string,
  context: RequestContext,
  waitMs: number,
): Promise<Taken> {
  const mine = mayDecide(context);
  const { caller, signal, deadline } = context;
  if (caller.scopes.includes('approve') && approvals.isWaiting(id, mine))
    approvals.decide(id, 'once', caller.keyName, mine);
  return approvals.take(id, mine, Math.min(waitMs, deadline?.remainingMs ?? waitMs), signal);
}
