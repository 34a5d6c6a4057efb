import { RelayError } from '../../../extension/protocol/errors';
import type { BrowseResult } from '../../autonomy/browse/browse-result';
import { leaseMarginMs } from '../../autonomy/browse/planned-task';
import type { ResumeRequest } from '../../autonomy/browse/requests/resume-request';
import { releaseApproved } from '../approvals/release-approved';
import { idempotentId, sha256 } from '../call-for';
import { defaultKeyName, type RequestContext } from '../caller';
import { type BrowseParts, type OnProgress, untilEnd } from './browse';

/**
 * Does the held act of a task once it is approved, if it is still the same, and goes on with the task under the key that
 * has given it. With the scope `approve` it approves it; without, it waits for a person. Once it is denied, the task goes
 * on without it.
 * @throws RelayError held when nobody decided in time; bad_request when nothing is pending under the id;
 *   and what `browse` throws
 */
export async function resumeTask(
  parts: BrowseParts,
  request: ResumeRequest,
  context: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  const id = idempotentId(context, { operation: 'resumeTask' });
  const work = () => resume(parts, request, context, onProgress);
  return id === undefined ? work() : parts.answers.once(id, sha256(request), work);
}

async function resume(
  parts: BrowseParts,
  { resume: id, timeoutMs }: ResumeRequest,
  asked: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  const { caller: approver, signal, deadline } = asked;
  const isOwner = approver.keyName === defaultKeyName;
  const denied = await releaseApproved(parts.approvals, id, asked, timeoutMs).then(
    () => undefined,
    (error: unknown) => {
      const state = parts.approvals.stateOf(id);
      if (!(error instanceof RelayError) || error.code !== 'held') throw error;
      if (state === 'denied') return error.message;
      if (state !== 'waiting') parts.heldTasks.end(id);
      throw error;
    },
  );
  const { kept } = parts.heldTasks.take(id, (keyName) => isOwner || keyName === approver.keyName);
  const { run, session, request, caller } = kept;
  return untilEnd(parts, kept, timeoutMs, { caller, signal, deadline }, async (context) => {
    session.continueIn(context);
    const work = async () => {
      await session.renewPolicy(request.sessionId === undefined ? undefined : timeoutMs + leaseMarginMs);
      return denied === undefined
        ? run.resume(session, context.signal, onProgress)
        : run.goOnWithout(session, context.signal, denied, onProgress);
    };
    return { session, work };
  });
}
