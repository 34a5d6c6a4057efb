import type { SessionClipboard } from '../../protocol/page-messages';

/** What was copied in each session, for its next pages and tabs. Dies with the worker, and is never written to disk. */
export class SessionClipboards {
  /** By session id. Written when a page answers that something was copied; an entry dies with its session. */
  readonly #bySession = new Map<string, SessionClipboard>();

  of(sessionId: string): SessionClipboard | undefined {
    return this.#bySession.get(sessionId);
  }

  keep(sessionId: string, copied: SessionClipboard | undefined): void {
    if (copied) this.#bySession.set(sessionId, copied);
  }

  /** The session was closed. */
  forget(sessionId: string): void {
    this.#bySession.delete(sessionId);
  }
}
