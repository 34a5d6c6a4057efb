/** A task begins in a window of its own or in one that is open, and must not begin twice. */
import { randomUUID } from 'node:crypto';
import { RelayError } from '../../../extension/protocol/errors';
import type { Browsers, Call } from '../../browsers/browsers';
import { policyForOpening } from './allowed-domains';
import type { BrowseRequest } from './browse-request';

const openTimeoutMs = 30_000;
const closeTimeoutMs = 10_000;

/** Who asks, and under which id the task's first order goes out. */
export type Caller = Pick<Call, 'keyName' | 'commandId' | 'keyed' | 'signal'>;

/**
 * The session to act in: opened at `url`, or the one that the request names.
 * @throws RelayError interrupted when the Idempotency-Key belongs to a run that this relay knows nothing of any more;
 *   else what opening a session throws.
 */
export async function enterSession(
  browsers: Browsers,
  request: BrowseRequest,
  caller: Caller,
): Promise<string> {
  // The id of a run makes the order another one each time: the browser then refuses a key that it has seen before,
  // where it would repeat its answer to a mere step.
  const first = { ...caller, runId: randomUUID(), effect: 'act', timeoutMs: openTimeoutMs } as const;
  if (caller.signal.aborted) throw new RelayError('interrupted', 'The caller hung up.');
  try {
    if (request.sessionId) {
      const claim = { do: 'step', action: 'wait', selector: '', value: 0 } as const;
      await browsers.send({ ...claim, sessionId: request.sessionId }, first);
      return request.sessionId;
    }
    const { url, headless = true, incognito = false } = request;
    const size = { width: 1280, height: 800 };
    const session = await browsers.send(
      {
        do: 'open',
        headless,
        incognito,
        ...(url && { url }),
        ...size,
        dialogs: 'dismiss',
        policy: policyForOpening(request),
      },
      first,
    );
    return session.id;
  } catch (error) {
    if (caller.keyed && error instanceof RelayError && error.code === 'key_reused') throw lost();
    throw error;
  }
}

/** Closes it; the caller may have hung up by then. */
export async function leaveSession(browsers: Browsers, sessionId: string, keyName: string): Promise<void> {
  const order = { do: 'close', sessionId } as const;
  const signal = new AbortController().signal;
  const call = { keyName, commandId: randomUUID(), keyed: false, effect: 'act', signal } as const;
  await browsers.send(order, { ...call, timeoutMs: closeTimeoutMs });
}

function lost(): RelayError {
  return new RelayError(
    'interrupted',
    'A task with this Idempotency-Key was begun before, and its answer is lost: nobody knows how far it came. Look at the page before you give the task again, with a new key.',
    { outcome: 'unknown' },
  );
}
