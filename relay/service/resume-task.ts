import type { BrowseResult } from '../autonomy/browse/browse-result';
import { leaseMarginMs } from '../autonomy/browse/planned-task';
import type { ResumeRequest } from '../autonomy/browse/resume-request';
import { type BrowseParts, type OnProgress, untilEnd } from './browse';
import { idempotentId, sha256 } from './call-for';
import { defaultKeyName, type RequestContext } from './caller';

/**
 * Does the held act of a task, if it is still the same, and goes on with the task under the key that has given it. The
 * owner's key may approve what any key has begun, every other one its own.
 * @throws RelayError bad_request when nothing is pending under the id, and what `browse` throws
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
  { caller: approver, signal, deadline }: RequestContext,
  onProgress: OnProgress,
): Promise<BrowseResult> {
  const isOwner = approver.keyName === defaultKeyName;
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
