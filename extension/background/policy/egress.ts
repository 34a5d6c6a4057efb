/**
 * Holds what a tab sends, once a secret was typed in it: the page could put the secret into the address of an image. The
 * tab is free again when it shows another document.
 */
import { isListed } from '../../protocol/policy';
import { blocked } from '../navigation/navigation-state';
import { effectivePolicy, type SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';

/** A page that is left may send something while the next one is already there. */
const releaseAfterMs = 100;

interface Failure {
  tabId: number;
  url: string;
  type: string;
  error: string;
}

interface Commit {
  tabId: number;
  url: string;
  transitionQualifiers?: readonly string[];
}

export class Egress {
  /** By tab id: ends the wait for the release of a tab that shows another document. Dies with it, or with another hold. */
  readonly #releases = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(private readonly parts: { sessions: Sessions; sideEffects: StepSideEffects }) {}

  /** A secret is about to be typed in the tab. The caller waits for the rules. */
  secretTyped(session: SessionRecord, tabId: number): void {
    if (effectivePolicy(session).policy?.egress === 'held') this.#hold(session.id, tabId);
  }

  /** The tab is about to go back or forward, perhaps to a document in which a secret was typed. */
  goesThroughHistory(session: SessionRecord, tabId: number): void {
    if (session.revealedTabIds?.includes(tabId)) this.#hold(session.id, tabId);
  }

  /** The tab shows another main document. */
  committed({ tabId, url, transitionQualifiers = [] }: Commit): void {
    const session = this.parts.sessions.ofTab(tabId);
    if (!session?.revealedTabIds?.includes(tabId) || isOwnPage(url)) return;
    // The page that comes back may be the one with the secret.
    if (transitionQualifiers.includes('forward_back')) this.#hold(session.id, tabId);
    else if (!this.#remainsHeld(session, tabId, url))
      this.#releases.set(
        tabId,
        setTimeout(() => this.#release(tabId), releaseAfterMs),
      );
  }

  /**
   * Whether the document may have been asked for by the page that opened the tab, with the secret in its address: each is
   * while that page is there, and so is the first one after that.
   */
  #remainsHeld(session: SessionRecord, tabId: number, url: string): boolean {
    const openerTabId = session.heldFrom?.[tabId];
    if (openerTabId === undefined) return false;
    const isOpenerHeld = session.tabIds.includes(openerTabId) && session.heldTabIds?.includes(openerTabId);
    // A blank page runs no script of its own, and the one that was asked for follows.
    if (!isOpenerHeld && /^https?:/.test(url)) this.parts.sessions.forgetOpener(session.id, tabId);
    return true;
  }

  /** A request has failed: if it was held, the reply to the step says so, without the address, which may hold the secret. */
  failed({ tabId, url, type, error }: Failure): void {
    const session = error === blocked ? this.parts.sessions.ofTab(tabId) : undefined;
    if (!session?.heldTabIds?.includes(tabId) || !URL.canParse(url)) return;
    const address = new URL(url);
    if (isListed(effectivePolicy(session).policy?.allowedDomains ?? [], address)) return;
    this.parts.sideEffects.noteHeld(session.id, { type, origin: address.origin });
  }

  #hold(sessionId: string, tabId: number): void {
    clearTimeout(this.#releases.get(tabId));
    this.#releases.delete(tabId);
    this.parts.sessions.hold(sessionId, tabId);
  }

  #release(tabId: number): void {
    this.#releases.delete(tabId);
    this.parts.sessions.release(tabId);
  }
}

/** The extension's own page only leads on to another one of the tab's history. */
function isOwnPage(url: string): boolean {
  return /^[a-z]+-extension:/.test(url);
}
