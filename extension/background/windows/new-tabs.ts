/** Opens further tabs of a session, and adopts those that its pages open: each gets an unfocused window of its own. */
import { RelayError } from '../../protocol/errors';
import { activateTab, disableAutoDiscard, findTab, removeTab, tabsOf } from '../browser-api/tabs';
import { moveToOwnWindow, openWindow } from '../browser-api/windows';
import type { Navigations } from '../navigation/navigations';
import type { AddressGuard } from '../policy/address-guard';
import type { SessionRules } from '../policy/session-rules';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import type { ActiveTabs } from './active-tabs';
import type { Cascade } from './cascade';
import { needsRules, openUnderRules } from './open-under-rules';
import type { WindowFocus } from './window-focus';

export class NewTabs {
  constructor(
    private readonly parts: {
      sessions: Sessions;
      navigations: Navigations;
      sideEffects: StepSideEffects;
      rules: SessionRules;
      guard: AddressGuard;
      cascade: Cascade;
      activeTabs: ActiveTabs;
      focus: WindowFocus;
    },
  ) {}

  /**
   * Opens a URL for the session in a tab of its own, unfocused. False if it led to no page, such as for a download;
   * the tab is closed again then.
   * @throws RelayError domain_not_allowed
   */
  async open(sessionId: string, url: string, signal: AbortSignal): Promise<boolean> {
    const { sessions, guard, cascade, sideEffects } = this.parts;
    const session = sessions.get(sessionId);
    guard.check(session, url);
    const underRules = needsRules(session);
    const options = { ...session, ...cascade.next(), headless: true };
    const opened = await openWindow({ ...options, url: underRules ? undefined : url });
    if (!opened) throw new RelayError('internal', `The browser opened no window for ${url}.`);
    const { tabId } = opened;
    sessions.join(session.id, tabId);
    const before = underRules ? await openUnderRules(this.parts, tabId, url, signal) : 0;
    if (!(await this.#pageArrives(tabId, before, signal))) return false;
    sideEffects.note(session.id, { openedTab: { tab: tabId, url } });
    return true;
  }

  /** As `open`, for a tab that the browser itself has opened for a click in another tab of the session. */
  async openedByBrowser(sessionId: string, fromTabId: number, signal: AbortSignal): Promise<boolean> {
    const session = this.parts.sessions.find(sessionId);
    // The browser may also have opened none.
    if (!session || !this.parts.sideEffects.has(sessionId, 'openedTab')) return true;
    // If the session is back in the tab of the click, the new one has been opened and closed.
    return session.currentTabId !== fromTabId && this.#pageArrives(session.currentTabId, 0, signal);
  }

  /** A page of a session has opened this tab: it joins the session, and the focus goes back to where it was. */
  async adopt(sourceTabId: number, tabId: number, url: string): Promise<void> {
    const { sessions, sideEffects, focus, activeTabs } = this.parts;
    const session = sessions.ofTab(sourceTabId);
    if (!session) return;
    const shownBefore = activeTabs.snapshot();
    focus.watch();
    sessions.join(session.id, tabId);
    sideEffects.note(session.id, { openedTab: { tab: tabId, url } });
    void disableAutoDiscard(tabId);
    await separate(session, tabId, shownBefore);
    if (session.headless) await focus.giveBack();
  }

  /** Whether a page arrives in a new tab; if none does, the tab is closed. */
  async #pageArrives(tabId: number, before: number, signal: AbortSignal): Promise<boolean> {
    const { navigations, sessions } = this.parts;
    const isClosed = () => !signal.aborted && navigations.address(tabId) === undefined;
    const arrived = await navigations.until(tabId, before, 'commit', signal).then(
      () => true,
      // A page that never arrives is left to the next step to report.
      () => !navigations.wasAborted(tabId) && !isClosed(),
    );
    if (arrived) return true;
    sessions.removeTab(tabId);
    await removeTab(tabId).catch(() => undefined);
    return false;
  }
}

/** Moves a tab that the browser has put beside tabs of the user into its own window; theirs shows what it showed. */
async function separate(
  session: SessionRecord,
  tabId: number,
  shownBefore: ReadonlyMap<number, number>,
): Promise<void> {
  const windowId = (await findTab(tabId))?.windowId;
  if (windowId === undefined || (await tabsOf(windowId)).length < 2) return;
  const usersTab = shownBefore.get(windowId);
  // A tab that cannot be moved now, for example while the user drags a tab, stays where it is.
  await moveToOwnWindow(tabId, { width: session.width, height: session.height }).catch(() => undefined);
  if (usersTab !== undefined) await activateTab(usersTab).catch(() => undefined);
}
