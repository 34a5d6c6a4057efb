/** Moves a session's tab in its history. */
import { RelayError } from '../../../protocol/errors';
import { extensionUrl } from '../../browser-api/runtime';
import { moveByButton, moveInHistory, startNavigation } from '../../browser-api/tabs';
import type { Navigations } from '../../navigation/navigations';
import type { Egress } from '../../policy/egress';
import type { SessionRules } from '../../policy/session-rules';
import type { Sessions } from '../../sessions/sessions';
import { needsRules } from '../../windows/opening/open-under-rules';

/** At the end of the history nothing happens at all; a navigation begins well within this time. */
const historyTimeoutMs = 1_000;

type Direction = 'back' | 'forward';

export class TabHistory {
  constructor(
    private readonly parts: {
      sessions: Sessions;
      navigations: Navigations;
      rules: SessionRules;
      egress: Egress;
    },
  ) {}

  /**
   * Resolves when the navigation has begun, with how many the tab had begun before it.
   * @throws RelayError navigation_failed
   */
  async move(sessionId: string, tabId: number, direction: Direction, signal: AbortSignal): Promise<number> {
    const { navigations } = this.parts;
    await this.#holdWhatReturns(sessionId, tabId);
    try {
      const before = navigations.count(tabId);
      navigations.sentInHistory(tabId);
      const moved = await moveInHistory(tabId, direction === 'back' ? -1 : 1).then(
        () => before,
        () => this.#moveFromErrorPage(sessionId, tabId, direction, signal),
      );
      const soon = AbortSignal.any([signal, AbortSignal.timeout(historyTimeoutMs)]);
      await navigations.until(tabId, moved, 'started', soon);
      return moved;
    } catch {
      throw noPage(direction);
    }
  }

  /**
   * No script runs in an error page, so the way back is taken by a page of the extension that follows it. Incognito
   * windows of Chromium show none of those; there the browser's own button has to do, which skips pages.
   */
  async #moveFromErrorPage(
    sessionId: string,
    tabId: number,
    direction: Direction,
    signal: AbortSignal,
  ): Promise<number> {
    const { navigations, sessions } = this.parts;
    const before = navigations.count(tabId);
    if (direction === 'forward' || sessions.get(sessionId).incognito) {
      await moveByButton(tabId, direction);
      return before;
    }
    await startNavigation(tabId, extensionUrl('/back.html'));
    await navigations.until(tabId, before, 'commit', signal);
    // The page of the extension is the first of the two.
    return before + 1;
  }

  /** A page with a secret in it may come back. */
  async #holdWhatReturns(sessionId: string, tabId: number): Promise<void> {
    const { sessions, rules, egress } = this.parts;
    egress.goesThroughHistory(sessions.get(sessionId), tabId);
    if (needsRules(sessions.get(sessionId))) await rules.inForce();
  }
}

export function noPage(direction: Direction): RelayError {
  return new RelayError('navigation_failed', `The tab's history has no page to go ${direction} to.`);
}
