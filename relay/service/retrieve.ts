import { RelayError } from '../../extension/protocol/errors';
import { answerQuestion } from '../autonomy/reading/answer-question';
import { compileSchema } from '../autonomy/reading/json-schema';
import type { Reader } from '../autonomy/reading/reader';
import type { RetrieveRequest } from '../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../autonomy/reading/retrieve-result';
import type { Browsers } from '../browsers/browsers';
import { Deadline } from '../deadline';
import { callFor, idempotentId } from './call-for';
import type { RequestContext } from './caller';
import { openLimitMs, openSessionInput, sendOpen } from './open-session';
import { TaskSession } from './task-session';

/**
 * Answers a question about a page in a session of its own, which is closed afterwards, or in the one that the request
 * names.
 * @throws RelayError timeout at the deadline, bad_request for a schema that is none, and what answering throws
 */
export async function retrieve(
  { browsers, reader }: { browsers: Browsers; reader: Reader },
  request: RetrieveRequest,
  outer: RequestContext,
): Promise<RetrieveResult> {
  if (request.schema) compileSchema(request.schema);
  // Checked only: reading has no effect, so it is simply done again.
  idempotentId(outer, { operation: 'retrieve' });
  const deadline = Deadline.after(request.timeoutMs, outer.deadline);
  const late = deadline.toSignal();
  const signal = AbortSignal.any([outer.signal, late]);
  const context = { caller: outer.caller, deadline, signal };
  const isOwn = request.sessionId === undefined;
  let session: TaskSession | undefined;
  try {
    session = new TaskSession(
      browsers,
      request.sessionId ?? (await open(browsers, request, context)),
      context,
    );
    return await answerQuestion(session, reader, request, signal);
  } catch (error) {
    // What was in flight at the deadline fails with other words.
    if (late.aborted) throw notInTime(deadline);
    throw error;
  } finally {
    await (isOwn ? session?.close() : session?.release());
  }
}

/** Opens a blank session: navigating then reports the page's HTTP status. */
async function open(
  browsers: Browsers,
  { headless, incognito }: RetrieveRequest,
  context: RequestContext,
): Promise<string> {
  const call = callFor(context, { operation: 'retrieve', effect: 'act', limitMs: openLimitMs });
  const options = openSessionInput.parse({ headless, incognito });
  return (await sendOpen(browsers, options, call, context.caller.sites)).id;
}

function notInTime({ limitMs }: Deadline): RelayError {
  return new RelayError(
    'timeout',
    `The question was not answered within ${limitMs} ms. Give it more timeoutMs, or name a part of the page with selector.`,
  );
}
