import { RelayError } from '../../../extension/protocol/errors';
import { answerQuestion } from '../../autonomy/reading/answer-question';
import type { Reader } from '../../autonomy/reading/reader';
import type { RetrieveRequest } from '../../autonomy/reading/retrieve-request';
import type { RetrieveResult } from '../../autonomy/reading/retrieve-result';
import type { Browsers } from '../../browsers/browsers';
import { Deadline } from '../../deadline';
import type { FairTurns } from '../../fair-turns';
import { policyForOpening, policyForReading } from '../../policy/derive-policy';
import { callFor, idempotentId } from '../call-for';
import type { RequestContext } from '../caller';
import { openLimitMs, openSessionInput, sendOpen } from '../sessions/open-session';
import { ranOutOfTime } from './ran-out-of-time';
import { TaskSession } from './task-session';

/** How much longer than the question its policy binds an open session. */
const leaseMarginMs = 60_000;

/**
 * Answers a question about a page in a session of its own, which is closed afterwards, or in the one that the request
 * names.
 * @throws RelayError timeout at the deadline, bad_request for a schema that is none, and what answering throws
 */
export async function retrieve(
  { browsers, reader, pageTurns }: { browsers: Browsers; reader: Reader; pageTurns: FairTurns },
  request: RetrieveRequest,
  outer: RequestContext,
): Promise<RetrieveResult> {
  // Checked only: reading has no effect, so it is simply done again.
  idempotentId(outer, { operation: 'retrieve' });
  const deadline = Deadline.after(request.timeoutMs, outer.deadline);
  const late = deadline.toSignal();
  const signal = AbortSignal.any([outer.signal, late]);
  const context = { caller: outer.caller, deadline, signal };
  const isOwn = request.sessionId === undefined;
  let session: TaskSession | undefined;
  const asking = { signal, keyName: outer.caller.keyName };
  try {
    reader.warm();
    if (request.schema) await reader.checkSchema(request.schema, asking);
    session = new TaskSession(
      browsers,
      request.sessionId ?? (await open(browsers, request, context)),
      context,
    );
    if (!isOwn) await bind(session, request);
    const inTurn = <Result>(work: () => Promise<Result>) => pageTurns.run(asking.keyName, signal, work);
    return await answerQuestion({ session, reader, inTurn }, request, asking);
  } catch (error) {
    // What was in flight at the deadline fails with other words.
    if (late.aborted || ranOutOfTime(deadline, error)) throw notInTime(deadline, request);
    throw error;
  } finally {
    await (isOwn ? session?.close(late) : session?.unbind(late));
  }
}

/** Binds an open session while it is read; it releases itself should the relay die. */
async function bind(session: TaskSession, { url, query, timeoutMs }: RetrieveRequest): Promise<void> {
  const shown = (await session.tabs()).find(({ current }) => current)?.url ?? '';
  await session.setPolicy(policyForReading({ url, prompt: query }, shown), timeoutMs + leaseMarginMs);
}

/** Opens a blank session: navigating then reports the page's HTTP status. Its policy binds it as long as it lasts. */
async function open(
  browsers: Browsers,
  { url, query, headless, incognito }: RetrieveRequest,
  context: RequestContext,
): Promise<string> {
  const call = callFor(context, { operation: 'retrieve', effect: 'act', limitMs: openLimitMs });
  const options = openSessionInput.parse({ headless, incognito });
  const policy = policyForOpening({ url, prompt: query });
  return (await sendOpen(browsers, { ...options, policy }, call, context.caller.sites)).id;
}

function notInTime({ limitMs }: Deadline, { selector }: RetrieveRequest): RelayError {
  const advice = selector
    ? `make sure that the page has ${selector}`
    : 'name a part of the page with selector';
  return new RelayError(
    'timeout',
    `The question was not answered within ${limitMs} ms. Give it more timeoutMs, or ${advice}.`,
  );
}
