import type { Browsers } from '../../browsers/browsers';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';

const closeLimitMs = 10_000;

/** Closes a session: its window and all that it opened. @throws RelayError session_not_found */
export async function closeSession(
  browsers: Browsers,
  { sessionId }: { sessionId: string },
  context: RequestContext,
): Promise<void> {
  const call = callFor(context, {
    operation: 'closeSession',
    sessionId,
    effect: 'act',
    limitMs: closeLimitMs,
  });
  await browsers.send({ do: 'close', sessionId }, call);
}
