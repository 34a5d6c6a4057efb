import { randomUUID } from 'node:crypto';
import { RelayError } from '../../../extension/protocol/errors';
import type { TaskTerms } from '../../autonomy/browse/requests/task-fields';
import type { Browsers } from '../../browsers/browsers';
import { policyForOpening } from '../../policy/derive-policy';
import type { Operation } from '../authorize';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';
import { openLimitMs, openSessionInput, sendOpen } from '../sessions/open-session';

/**
 * The id of the session for a task to act in: opened at `url`, or the one that the terms name.
 * @throws RelayError interrupted when the idempotency key belongs to a task that this relay has forgotten
 */
export async function enterSession(
  browsers: Browsers,
  { sessionId, url, headless, incognito, ...terms }: TaskTerms,
  { operation, ...context }: RequestContext & { operation: Operation },
): Promise<string> {
  const command = { operation, effect: 'act', limitMs: openLimitMs } as const;
  // The run id makes this another command each time: the browser then refuses an id that it has seen before, where it
  // would answer a repeated step with its first reply.
  const call = { ...callFor(context, command), runId: randomUUID() };
  try {
    if (sessionId !== undefined) {
      await browsers.send({ do: 'step', sessionId, action: 'wait', selector: '', value: 0 }, call);
      return sessionId;
    }
    const options = openSessionInput.parse({ headless, incognito, url });
    const { allowedDomains } = terms;
    const policy = allowedDomains && { allowedDomains };
    const opening = policyForOpening({ ...terms, url });
    return (await sendOpen(browsers, { ...options, policy, opening }, call, context.caller.sites)).id;
  } catch (error) {
    if (!call.hasIdempotencyKey || !(error instanceof RelayError)) throw error;
    if (error.code === 'key_reused') throw answerLost();
    // Nothing of this run; of an earlier one `IdempotentAnswers` tells.
    if (error.code === 'no_browser')
      throw new RelayError(error.code, error.message, { ...error.more, outcome: 'not_executed' });
    throw error;
  }
}

function answerLost(): RelayError {
  return new RelayError(
    'interrupted',
    'A task with this Idempotency-Key was begun before, and its answer is lost: it is unknown how far it came. Look at the page before you give the task again, with a new key.',
    { outcome: 'unknown' },
  );
}
