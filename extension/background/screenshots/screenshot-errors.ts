/** What is said of a picture that was not taken. */
import { RelayError } from '../../protocol/errors';

export function nobodyWaits(): RelayError {
  return new RelayError('timeout', 'All who waited for the picture were gone before its turn came.');
}

export function tooLate(timeoutMs: number): RelayError {
  return new RelayError(
    'timeout',
    `The browser did not take the picture within ${timeoutMs} ms. The window may be covered or minimised; ?raise=true raises it for the picture.`,
  );
}

/** The browser's own words for what it could not do. */
export function refused(error: unknown): RelayError {
  if (error instanceof RelayError) return error;
  const words = error instanceof Error ? error.message : String(error);
  return new RelayError(
    'timeout',
    `The browser did not take the picture: ${words}. Should the page have crashed, send navigate or reload to get a fresh one.`,
  );
}

export function endless(timeoutMs: number): RelayError {
  return new RelayError(
    'timeout',
    `The picture was not done within ${timeoutMs} ms: it takes half a second per part, between the pictures of others. Ask for less of the page with selector.`,
  );
}

export function hidden({ active }: { active: boolean }): RelayError {
  return new RelayError(
    'window_hidden',
    active
      ? 'The window is minimised or fully covered, so the browser does not draw it. Uncover a strip of it, or add ?raise=true to raise it for the picture.'
      : 'Another tab is in front in the window of this one, so the browser does not draw it. Bring it to the front, or move it into a window of its own.',
  );
}
