/** A caller's own step: holds it as its key and its session say, and does it once it was approved. */
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import type { Browsers } from '../../browsers/browsers';
import { pendingOf } from '../../validation/pending-of';
import { checkRefs } from '../../validation/steps/check-refs';
import { withNextStep } from '../../validation/steps/next-step';
import type { RequestContext } from '../caller';
import { type StepInput, type StepToTake, takeStep } from '../sessions/take-step';
import type { Approvals } from './approvals';
import { approvalWaitMs, releaseApproved } from './release-approved';

/**
 * Does the step.
 * @throws RelayError held, with the act that waits for approval, or because it was denied; bad_request when what is to be
 *   approved is not pending; and what `takeStep` throws
 */
export async function takeApprovedStep(
  { browsers, approvals }: { browsers: Browsers; approvals: Approvals },
  { approve, approvalMs, ...step }: StepInput & { sessionId: string },
  context: RequestContext,
): Promise<StepResult> {
  const { caller } = context;
  const { sessionId } = step;
  checkRefs(step.selector ?? '');
  const taken =
    approve === undefined
      ? undefined
      : await releaseApproved(approvals, approve, context, approvalMs ?? approvalWaitMs);
  const isSame = taken?.sessionId === sessionId;
  // The session is that of the key that has begun.
  const { keyName } = isSame ? taken : caller;
  const take = (hold: StepToTake['hold']) =>
    takeStep(browsers, { ...step, ...(hold && { hold }) }, { ...context, caller: { ...caller, keyName } });
  try {
    // What comes to be approved is held whatever the approver's own key says.
    return await take({
      mode: taken ? 'named' : 'any',
      ...(isSame && { approved: taken.binding }),
    });
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    if (!error.more.held) throw withNextStep(error);
    const { held, ...more } = error.more;
    if (approvals.covers(sessionId, held)) return take({ mode: 'named', approved: held.binding });
    const { binding } = held;
    const { selector } = step;
    const asked = pendingOf(held);
    const id = approvals.add({
      ...asked,
      keyName,
      sessionId,
      isTask: false,
      selector,
      binding,
      group: sessionId,
    });
    const act = { ...asked, id };
    if (approvalMs && approve === undefined) {
      const approved = await releaseApproved(approvals, act.id, withoutApproving(context), approvalMs);
      return take({ mode: 'named', approved: approved.binding });
    }
    throw new RelayError(
      'held',
      `${error.message} A person can approve it in the popup of the extension, with npx tabrelay approvals or by POST /v1/approvals/${act.id}. To have it done, send the same step again with "approve": "${act.id}", within ten minutes: it waits for that, and with a key with the scope "approve" it approves.`,
      { ...more, pending: act },
    );
  }
}

/** Who asked for the act and waits for a person must not approve it by that. */
function withoutApproving(context: RequestContext): RequestContext {
  const { caller } = context;
  return { ...context, caller: { ...caller, scopes: caller.scopes.filter((scope) => scope !== 'approve') } };
}
