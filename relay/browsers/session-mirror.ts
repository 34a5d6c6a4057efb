/** Mirrors the open sessions as the browsers last reported them; the extension owns them. */
import type { Session } from '../../extension/protocol/frames/frames';
import { browserOf } from './browser-ids';

export class SessionMirror {
  /** By id. Written by a browser's list and events; an entry dies with its session or its browser's connection. */
  readonly #sessions = new Map<string, Session>();

  find(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  /** Oldest first. */
  all(): Session[] {
    return [...this.#sessions.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  }

  countOf(browserId: string): number {
    return this.#idsOf(browserId).length;
  }

  /** Notes that a session is used now. */
  touch(id: string): void {
    const session = this.#sessions.get(id);
    if (session) this.#sessions.set(id, { ...session, lastActive: new Date().toISOString() });
  }

  /** Takes what a browser reports of one of its own sessions. */
  put(browserId: string, session: Session): void {
    if (browserOf(session.id) === browserId) this.#sessions.set(session.id, session);
  }

  drop(browserId: string, id: string): void {
    if (browserOf(id) === browserId) this.#sessions.delete(id);
  }

  /** A browser has exactly these sessions. */
  replaceAll(browserId: string, open: readonly Session[]): void {
    for (const id of this.#idsOf(browserId)) this.#sessions.delete(id);
    for (const session of open) this.put(browserId, session);
  }

  #idsOf(browserId: string): string[] {
    return [...this.#sessions.keys()].filter((id) => browserOf(id) === browserId);
  }
}
