/** What the worker reads back from storage when the browser starts it. */
import { storageLocal, storageSession } from './browser-api/storage';
import { isTabOpen } from './browser-api/tabs';
import { type Journal, openJournal } from './commands/journal';
import type { Pairings } from './relay-link/pairing';
import { readSessions, type SessionRecord } from './sessions/session-record';
import { Pause } from './user/pause';

export interface StoredState {
  journal: Journal;
  pause: Pause;
  sessions: readonly SessionRecord[];
}

/** Reads everything side by side; with `current`, the pairing is known to all that cannot wait for it. */
export async function readStoredState(pairings: Pairings): Promise<StoredState> {
  const [journal, pause, sessions] = await Promise.all([
    openJournal(storageSession as Parameters<typeof openJournal>[0]),
    Pause.read(storageLocal),
    readSessions({ short: storageSession, long: storageLocal, isOpen: isTabOpen }),
    pairings.current(),
  ]);
  return { journal, pause, sessions };
}
