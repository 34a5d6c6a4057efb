/** What the worker reads back from storage when the browser starts it. */
import { storageLocal, storageSession } from './browser-api/storage';
import { allTabs, isTabOpen } from './browser-api/tabs';
import { framesOf } from './browser-api/web-navigation';
import { type Journal, openJournal } from './commands/journal';
import { BlockedSites } from './policy/blocked-sites';
import { type KnownTabs, readKnownTabs } from './policy/known-tabs';
import { readTabHosts, type TabHosts } from './policy/tab-hosts';
import type { Pairings } from './relay-link/pairing';
import { readSessions, type SessionRecord } from './sessions/session-record';
import { readSecrets, type StoredSecrets } from './steps/secrets';
import { Pause } from './user/pause';
import { Preferences } from './user/preferences';
import { readSpareWindow, type Spare } from './windows/opening/spare-window';

const maxAttempts = 5;
const retryAfterMs = 200;

export interface StoredState {
  journal: Journal;
  pause: Pause;
  blockedSites: BlockedSites;
  preferences: Preferences;
  sessions: readonly SessionRecord[];
  secrets: StoredSecrets;
  known: KnownTabs;
  spare: Spare | undefined;
  /** Of the sessions' tabs. */
  hosts: TabHosts;
}

/** Reads what is stored. A read that fails is repeated: without it the worker could not run. */
export async function readStoredState(pairings: Pairings): Promise<StoredState> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readAll(pairings);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}

/** Reads everything side by side; with `current`, the pairing is known to all that cannot wait for it. */
async function readAll(pairings: Pairings): Promise<StoredState> {
  const openTabIds = allTabs().then((tabs) => tabs.flatMap(({ id }) => id ?? []));
  const [journal, pause, blockedSites, preferences, sessions, secrets, known, spare] = await Promise.all([
    openJournal(storageSession as Parameters<typeof openJournal>[0]),
    Pause.read(storageLocal),
    BlockedSites.read(storageLocal),
    Preferences.read(storageLocal),
    readSessions({ short: storageSession, long: storageLocal, isOpen: isTabOpen }),
    readSecrets(storageSession),
    readKnownTabs(storageSession, openTabIds),
    readSpareWindow(storageSession),
    pairings.current(),
  ]);
  const hosts = await readTabHosts(
    sessions.flatMap(({ tabIds }) => tabIds),
    framesOf,
  );
  return { journal, pause, blockedSites, preferences, sessions, secrets, known, spare, hosts };
}
