/** The errors of commands, and how an error becomes a reply. */
import { RelayError } from '../../protocol/errors';
import type { Reply } from '../../protocol/frames/frames';

export function notJournaled(error: unknown): RelayError {
  return new RelayError(
    'internal',
    `The extension could not record the call in its journal, so it did not begin it (${error}). Try again.`,
    { outcome: 'not_executed' },
  );
}

export function stillRunning(): RelayError {
  return new RelayError(
    'still_running',
    'The call with this Idempotency-Key has not finished yet. Ask again with the same key in a moment.',
    { retryAfterMs: 1_000 },
  );
}

export function keyReused(): RelayError {
  return new RelayError(
    'key_reused',
    'This Idempotency-Key was used before for another body. Use a new key for a new call.',
    { outcome: 'not_executed' },
  );
}

export function notOwned(sessionId: string): RelayError {
  return new RelayError('session_not_found', `There is no open session ${sessionId}.`);
}

export function lost(): RelayError {
  return new RelayError(
    'interrupted',
    'The extension was restarted while it worked on this call, so it is unknown whether it was executed. Look at the page before you repeat it.',
    { outcome: 'unknown' },
  );
}

export function deadlinePassed(): RelayError {
  return new RelayError(
    'timeout',
    'The call reached the browser only after its deadline. Give it more timeoutMs, or try again.',
    { outcome: 'not_executed' },
  );
}

/**
 * Whether the browser answers no call of this worker any more, because it is ending the worker
 * (extensions/browser/extension_function_dispatcher.cc).
 */
export function isWorkerEnding(error: unknown): boolean {
  return error instanceof Error && error.message === 'No SW';
}

export function toReply(id: string, error: unknown): Reply {
  const { code, message, more } = error instanceof RelayError ? error : browserError(String(error));
  return { type: 'reply', id, error: { code, message, ...more } };
}

/** Errors of the browser that callers cause (chrome/browser/extensions/api/tabs/tabs_constants.h); others are bugs. */
function browserError(message: string): RelayError {
  if (/No (tab|window) with id/.test(message))
    return new RelayError(
      'session_not_found',
      'The tab or its window was closed meanwhile. GET /v1/sessions lists the open sessions, POST /v1/session opens a new one.',
    );
  if (/Tabs cannot be edited right now/.test(message))
    return new RelayError(
      'timeout',
      'The user is dragging a tab, and the browser changes none meanwhile. Try again in a moment.',
    );
  return new RelayError('internal', `The extension failed: ${message}`);
}
