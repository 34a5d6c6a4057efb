/** The errors of screenshots. */
import { RelayError } from '../../protocol/errors';

export function abandoned(): RelayError {
  return new RelayError('timeout', 'All callers of this screenshot disconnected before its turn.');
}

export function windowClosed(): RelayError {
  return new RelayError('session_not_found', 'The window was closed. POST /v1/session opens a new one.');
}

export function captureTimedOut(timeoutMs: number): RelayError {
  return new RelayError(
    'timeout',
    `The browser did not take the picture within ${timeoutMs} ms. The window may be covered or minimised; ?raise=true raises it for the picture.`,
  );
}

/** With the browser's own message. */
export function captureFailed(error: unknown): RelayError {
  if (error instanceof RelayError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RelayError(
    'timeout',
    `The browser did not take the picture: ${message}. If the page has crashed, send navigate or reload to get a fresh one.`,
  );
}

/** Whether the browser refused the call for coming too soon; a busy one may count calls closer together than they were. */
export const isOverQuota = (error: unknown): boolean =>
  String(error).includes('MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND');

export function stagedTimedOut(timeoutMs: number): RelayError {
  return new RelayError(
    'timeout',
    `The picture was not finished within ${timeoutMs} ms: each part takes half a second, and other screenshots are taken in between. Ask for less of the page with selector.`,
  );
}

/** @param raised the window was raised, and has not become visible all the same */
export function hidden({ active }: { active: boolean }, raised = false): RelayError {
  if (active && raised) {
    return new RelayError(
      'window_hidden',
      'The window was raised but the system did not show it. Unlock the screen, or bring the window to the front by hand.',
    );
  }
  return new RelayError(
    'window_hidden',
    active
      ? 'The window is minimised or fully covered, so the browser does not draw it. Uncover a strip of it, or add ?raise=true to raise it for the picture.'
      : 'Another tab is in front in the window of this one, so the browser does not draw it. Bring it to the front, or move it into a window of its own.',
  );
}
