/** The extension owns the truth about sessions; what it said last is kept here, so that calls can be judged at once. */
import type { Session } from '../../extension/protocol/frames';

export interface SessionMirror {
  find(id: string): Session | undefined;
  /** Oldest first. */
  all(): Session[];
  countOf(browserId: string): number;
  /** Notes that a session is used now. */
  touch(id: string): void;
  /** What a browser says of one of its sessions; it does not speak for others. */
  put(browserId: string, session: Session): void;
  drop(browserId: string, id: string): void;
  /** A browser has exactly these sessions. */
  replaceAll(browserId: string, sessions: readonly Session[]): void;
}

export function createSessionMirror(): SessionMirror {
  const sessions = new Map<string, Session>();
  const idsOf = (browserId: string) => [...sessions.keys()].filter((id) => browserOf(id) === browserId);
  const mirror: SessionMirror = {
    find: (id) => sessions.get(id),
    all: () => [...sessions.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    countOf: (browserId) => idsOf(browserId).length,
    touch(id) {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, lastActive: new Date().toISOString() });
    },
    put(browserId, session) {
      if (browserOf(session.id) === browserId) sessions.set(session.id, session);
    },
    drop(browserId, id) {
      if (browserOf(id) === browserId) sessions.delete(id);
    },
    replaceAll(browserId, open) {
      for (const id of idsOf(browserId)) sessions.delete(id);
      for (const session of open) mirror.put(browserId, session);
    },
  };
  return mirror;
}

/** A session id is `<browser id>-<random>`, so any relay can route it without a registry. */
export function browserOf(sessionId: string): string {
  return sessionId.slice(0, sessionId.indexOf('-'));
}
