/** Navigates the session's current tab: to a URL, in its history, or by reloading. */
import type { Navigation, TabWorld } from '../../actions/tab-world';
import { reloadTab, startNavigation } from '../browser-api/tabs';
import type { Downloads } from '../downloads/downloads';
import type { Navigations } from '../navigation/navigations';
import type { AddressGuard } from '../policy/address-guard';
import type { Egress } from '../policy/egress';
import type { SessionRules } from '../policy/session-rules';
import type { Sessions } from '../sessions/sessions';
import type { TabReplacement } from '../windows/replace-tab';
import { unlessCrashed } from './check-scriptable';
import { noPage, TabHistory } from './history/tab-history';

type Navigate = TabWorld['navigate'];

export class TabNavigator {
  readonly #history: TabHistory;

  constructor(
    private readonly parts: {
      sessions: Sessions;
      navigations: Navigations;
      downloads: Downloads;
      replacement: TabReplacement;
      guard: AddressGuard;
      rules: SessionRules;
      egress: Egress;
    },
  ) {
    this.#history = new TabHistory(parts);
  }

  /**
   * @returns 'file' if the URL led to a download.
   * @throws RelayError navigation_failed, domain_not_allowed, timeout
   */
  async navigate(
    sessionId: string,
    to: Navigation,
    until: Parameters<Navigate>[1],
    signal: AbortSignal,
  ): ReturnType<Navigate> {
    const { sessions, navigations, downloads, replacement, guard } = this.parts;
    const url = typeof to === 'object' ? to.to : undefined;
    const isHistory = to === 'back' || to === 'forward';
    if (url !== undefined) guard.check(sessions.get(sessionId), url);
    const oldTabId = sessions.get(sessionId).currentTabId;
    const fresh = isHistory ? undefined : await replacement.replaceIfUnresponsive(oldTabId);
    const tabId = sessions.get(sessionId).currentTabId;
    await guard.replaced(tabId);
    // A page that is being left may still change its own address; that must not count as the arrival.
    const counted = isHistory ? 'serial' : 'loads';
    let before = navigations.count(tabId, counted);
    const refused = guard.refusalIn(tabId);
    const file = url === undefined ? undefined : downloads.expect(sessionId, url);
    try {
      if (to === 'back' || to === 'forward') before = await this.#history.move(sessionId, tabId, to, signal);
      else await this.#start(tabId, url ?? fresh?.url);
      await unlessCrashed(tabId, navigations.until(tabId, before, until, signal, counted));
      if (to === 'back' && this.#isBeforeItsFirstPage(sessionId, tabId)) {
        await this.#history.move(sessionId, tabId, 'forward', signal);
        throw noPage('back');
      }
      guard.checkDocument({ tabId, frameId: 0, url: navigations.address(tabId) ?? '' });
      return 'page';
    } catch (error) {
      // To drop a document ends its navigation.
      if (guard.refusalIn(tabId) !== refused) guard.checkDocument({ tabId, frameId: 0, url: '' });
      if (!file || !navigations.wasAborted(tabId) || !(await file.saved(signal))) throw error;
      guard.checkDocument({ tabId, frameId: 0, url: url ?? '' });
      return 'file';
    } finally {
      file?.stop();
    }
  }

  /** Without a URL, reloads the tab. */
  async #start(tabId: number, url: string | undefined): Promise<void> {
    if (url === undefined) return reloadTab(tabId);
    this.parts.navigations.sent(tabId, url);
    await startNavigation(tabId, url);
  }

  #isBeforeItsFirstPage(sessionId: string, tabId: number): boolean {
    const { sessions, navigations } = this.parts;
    return sessions.get(sessionId).beganBlank === tabId && navigations.address(tabId) === 'about:blank';
  }
}
