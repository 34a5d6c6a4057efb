import { RelayError } from '../../../extension/protocol/errors';
import type { BrowseResult } from '../../autonomy/browse/browse-result';
import { leaseMarginMs } from '../../autonomy/browse/planned-task';
import type { ResumeRequest } from '../../autonomy/browse/resume-request';
import { releaseApproved } from '../approvals/release-approved';
import { idempotentId, sha256 } from '../call-for';
import { defaultKeyName, type RequestContext } from '../caller';
import { type BrowseParts, type OnProgress, untilEnd } from './browse';

/**
 * Does the held act of a task once it is approved, if it is still the same, and goes on with the task under the key that
 * has given it. With the scope `approve` it approves it; without, it waits for a person.
 * @throws RelayError held when it was denied or nobody decided in time; bad_request when nothing is pending under the id;
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
  await releaseApproved(parts.approvals, id, asked, timeoutMs).catch((error: unknown) => {
    const isDenied = error instanceof RelayError && error.code === 'held' && !parts.approvals.isOpen(id);
    if (isDenied) parts.heldTasks.end(id);
    throw error;
  });
  const { kept } = parts.heldTasks.take(id, (keyName) => isOwner || keyName === approver.keyName);
  const { run, session, request, caller } = kept;
  return untilEnd(parts, kept, timeoutMs, { caller, signal, deadline }, async (context) => {
    session.continueIn(context);
    const work = async () => {
      await session.renewPolicy(request.sessionId === undefined ? undefined : timeoutMs + leaseMarginMs);
      return run.resume(session, context.signal, onProgress);
    };
    return { session, work };
  });
}
