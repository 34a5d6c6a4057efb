/** The errors for documents that do not answer. */
import { RelayError } from '../../protocol/errors';

export function documentGone(): RelayError {
  return new RelayError(
    'interrupted',
    'The page went away in the middle of the step: it navigated, reloaded or was closed. Look at the page before you repeat it.',
    { outcome: 'unknown' },
  );
}

export function restricted(error: unknown): RelayError {
  if (error instanceof RelayError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new RelayError(
    'restricted_page',
    /error page/i.test(why)
      ? 'The tab shows an error page, because its address could not be opened. Send navigate to another one, or "back".'
      : `The browser lets no extension run scripts in this page: ${why.replace(/\.$/, '')}. Send navigate to another one.`,
  );
}

export function pageUnresponsive(): RelayError {
  return new RelayError(
    'timeout',
    'The page did not answer in time: a dialog is open or a script is busy. Send navigate or reload to get a fresh page.',
  );
}
