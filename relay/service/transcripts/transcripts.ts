/** Keeps what happened in the sessions, in memory: the latest 500 entries of the latest 100 sessions. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Ending } from '../../browsers/ending';
import type { DecidedApproval } from '../approvals/approvals';
import { entryOf } from './entry-of';
import type { Transcript, TranscriptEntry } from './transcript';

const maxSessions = 100;
const maxEntries = 500;

export class Transcripts {
  /** By session id, the one used longest ago first. Written by `ended` and `decided`; dies with the relay. */
  readonly #sessions = new Map<string, { keyName: string; entries: TranscriptEntry[]; dropped: number }>();
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #now: () => number;

  /** @param now epoch milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A command has ended. What only read is left out. */
  ended(ending: Ending): void {
    const told = entryOf(ending);
    if (told) this.#add(told.sessionId, ending.command.keyName, told.entry);
  }

  /** A held act was decided on. */
  decided({ approval, by = 'nobody in time' }: DecidedApproval): void {
    const { sessionId, keyName, action, element, origin, state } = approval;
    const words = `${action} on ${element}: ${state}, by ${by}`;
    this.#add(sessionId, keyName, {
      kind: 'approval',
      words,
      action,
      outcome: state,
      ...(origin !== undefined && { origin }),
    });
  }

  /**
   * What happened in a session.
   * @param last only so many entries, the latest
   * @throws RelayError session_not_found when nothing is kept of it, or it is another key's
   */
  read(sessionId: string, mayRead: (keyName: string) => boolean, last = maxEntries): Transcript {
    const found = this.#sessions.get(sessionId);
    if (!found || !mayRead(found.keyName)) throw nothingKept(sessionId);
    const { keyName, dropped } = found;
    const entries = found.entries.slice(-last);
    return { sessionId, keyName, entries, dropped: dropped + found.entries.length - entries.length };
  }

  /** The sessions of which something is kept, the one used longest ago first, and how many entries each has had. */
  list(): { sessionId: string; keyName: string; entries: number }[] {
    return [...this.#sessions].map(([sessionId, { keyName, entries, dropped }]) => ({
      sessionId,
      keyName,
      entries: entries.length + dropped,
    }));
  }

  /** Calls it with the session of every new entry, until the function that it returns is called. */
  onChange(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #add(sessionId: string, keyName: string, entry: Omit<TranscriptEntry, 'at'>): void {
    const known = this.#sessions.get(sessionId) ?? { keyName, entries: [], dropped: 0 };
    this.#sessions.delete(sessionId);
    this.#sessions.set(sessionId, known);
    known.entries.push({ at: new Date(this.#now()).toISOString(), ...entry });
    if (known.entries.length > maxEntries) {
      known.entries.shift();
      known.dropped += 1;
    }
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size > maxSessions) this.#sessions.delete(oldest);
    for (const listener of this.#listeners) listener(sessionId);
  }
}

function nothingKept(sessionId: string): RelayError {
  return new RelayError(
    'session_not_found',
    `Nothing is kept of the session ${sessionId}: this key has no such session, nothing was done in it yet, or the relay was restarted.`,
  );
}
