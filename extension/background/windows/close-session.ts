import { RelayError } from '../../protocol/errors';
import type { Sessions } from '../sessions/sessions';
import { closeTab } from './close-tab';

/** Closes all windows of a session and ends it. @throws RelayError timeout when the browser does not close one */
export async function closeSession(sessions: Sessions, sessionId: string): Promise<null> {
  const { tabIds } = sessions.get(sessionId);
  const closed = await Promise.all(tabIds.map(closeTab));
  if (closed.includes(false)) throw notClosed();
  sessions.end(sessionId);
  return null;
}

function notClosed(): RelayError {
  return new RelayError(
    'timeout',
    'The browser did not close the window after two attempts; a dialog may hold it. The session is still open: try DELETE again, or close the window by hand.',
  );
}
