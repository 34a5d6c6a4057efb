/** Tabs that a session opens belong to it and live in windows of their own, and the user keeps the focus. */

import { RelayError } from '../../protocol/errors';
import * as browserApi from '../browser-api';
import type { Navigations } from '../navigation/navigations';
import type { AddressGuard } from '../policy/address-guard';
import type { SessionRecord, Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';
import type { Cascade } from './cascade';
import { needsRules, openRuled, type Ruled } from './open-under-rules';

/** A window that a page has opened may take the focus a little later than it appears. */
const watchFocusForMs = 1_000;
const maxRemembered = 8;

export interface NewTabs {
  /**
   * Opens an address for the session in a tab of its own, unfocused. False where no page came of it, such as for a
   * download; then there is no tab either.
   * @throws RelayError domain_not_allowed
   */
  open(sessionId: string, url: string, signal: AbortSignal): Promise<boolean>;
  /** As much of a tab that the browser has opened itself for a click in another one of the session. */
  came(sessionId: string, fromTabId: number, signal: AbortSignal): Promise<boolean>;
  /** A page of the session opened this tab itself: it joins, and the focus goes back to where it was. */
  adopt(sourceTabId: number, tabId: number, url: string): Promise<void>;
  focusMoved(windowId: number): void;
  tabActivated(windowId: number, tabId: number): void;
}

export function createNewTabs(parts: {
  sessions: Promise<Sessions>;
  navigations: Navigations;
  sideEffects: StepSideEffects;
  ruled: Ruled;
  guard: AddressGuard;
  cascade: Cascade;
}): NewTabs {
  /** The windows that had the focus, latest last, and the tab that each window shows. */
  const focused: number[] = [];
  const shown = new Map<number, number>();
  let watchingUntil = 0;
  // The window that had the focus before this worker woke; nobody reports that one.
  void browserApi.focusedWindow().then((window) => {
    if (window?.id !== undefined) focused.unshift(window.id);
  });

  async function isOurs(windowId: number): Promise<boolean> {
    const sessions = await parts.sessions;
    return (await browserApi.tabsOf(windowId)).some(({ id }) => id !== undefined && sessions.ofTab(id));
  }

  /** The focus goes back to the window of the user's that had it last. */
  async function giveFocusBack(): Promise<void> {
    for (const windowId of focused.toReversed()) {
      if (await isOurs(windowId)) continue;
      const given = await browserApi.focusWindow(windowId).catch(() => undefined);
      if (given) return;
    }
  }

  /** A tab that the browser has put beside tabs of the user gets a window of its own; theirs shows what it showed. */
  async function separate(
    session: SessionRecord,
    tabId: number,
    before: ReadonlyMap<number, number>,
  ): Promise<void> {
    const windowId = (await browserApi.findTab(tabId))?.windowId;
    if (windowId === undefined || (await browserApi.tabsOf(windowId)).length < 2) return;
    const usersTab = before.get(windowId);
    // One that cannot be moved now, such as while the user drags a tab, stays where it is.
    await browserApi
      .moveToOwnWindow(tabId, { width: session.width, height: session.height })
      .catch(() => undefined);
    if (usersTab !== undefined) await browserApi.activateTab(usersTab).catch(() => undefined);
  }

  /** Whether a page comes of what the tab was opened for; where none does there is no tab any more. */
  async function pageComes(tabId: number, before: number, signal: AbortSignal): Promise<boolean> {
    const { navigations } = parts;
    const isClosed = () => !signal.aborted && navigations.address(tabId) === undefined;
    const came = await navigations.until(tabId, before, 'commit', signal).then(
      () => true,
      // A page that never comes is for the next step to find out.
      () => !navigations.cameToNothing(tabId) && !isClosed(),
    );
    if (came) return true;
    (await parts.sessions).drop(tabId);
    await browserApi.removeTab(tabId).catch(() => undefined);
    return false;
  }

  return {
    async open(sessionId, url, signal) {
      const sessions = await parts.sessions;
      const session = sessions.get(sessionId);
      parts.guard.check(session, url);
      const ruled = needsRules(session);
      const first = ruled ? undefined : url;
      const place = { ...parts.cascade(), headless: true };
      const opened = await browserApi.openWindow({ ...session, ...place, url: first });
      if (!opened) throw new RelayError('internal', `The browser opened no window for ${url}.`);
      const { tabId } = opened;
      sessions.join(session.id, tabId);
      const before = ruled ? await openRuled(parts, tabId, url, signal) : 0;
      if (!(await pageComes(tabId, before, signal))) return false;
      parts.sideEffects.note(session.id, { openedTab: { tab: tabId, url } });
      return true;
    },
    async came(sessionId, fromTabId, signal) {
      const session = (await parts.sessions).find(sessionId);
      // A browser may also open none.
      if (!session || !parts.sideEffects.has(sessionId, 'openedTab')) return true;
      // Where the session is back already, the tab has come and gone.
      return session.currentTabId !== fromTabId && pageComes(session.currentTabId, 0, signal);
    },
    async adopt(sourceTabId, tabId, url) {
      const before = new Map(shown);
      const sessions = await parts.sessions;
      const session = sessions.ofTab(sourceTabId);
      if (!session) return;
      watchingUntil = Date.now() + watchFocusForMs;
      sessions.join(session.id, tabId);
      parts.sideEffects.note(session.id, { openedTab: { tab: tabId, url } });
      void browserApi.keepTab(tabId);
      await separate(session, tabId, before);
      if (session.headless) await giveFocusBack();
    },
    async focusMoved(windowId) {
      if (windowId === browserApi.noWindow || windowId === focused.at(-1)) return;
      focused.push(windowId);
      if (focused.length > maxRemembered) focused.shift();
      if (Date.now() < watchingUntil && (await isOurs(windowId))) await giveFocusBack();
    },
    tabActivated(windowId, tabId) {
      shown.set(windowId, tabId);
    },
  };
}
