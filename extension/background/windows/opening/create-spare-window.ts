import { storageSession } from '../../browser-api/storage';
import { allWindowIds, findWindowWithTabs, openWindow, resizeWindow } from '../../browser-api/windows';
import type { Navigations } from '../../navigation/navigations';
import type { Pairings } from '../../relay-link/pairing';
import type { Sessions } from '../../sessions/sessions';
import type { StoredState } from '../../stored-state';
import { closeTab } from '../close-tab';
import type { Cascade } from './cascade';
import { SpareWindow } from './spare-window';
import { untilBlankPage } from './until-blank-page';

/** The window that waits for the next session, in this browser. */
export function createSpareWindow(
  { spare, preferences, pause }: Pick<StoredState, 'spare' | 'preferences' | 'pause'>,
  parts: { sessions: Sessions; navigations: Navigations; pairings: Pairings; cascade: Cascade },
): SpareWindow {
  const { sessions, navigations, pairings, cascade } = parts;
  return new SpareWindow(spare, {
    memory: storageSession,
    // An everyday browser belongs to its user, who has asked for no window.
    isWanted: () =>
      pairings.latest?.byHand === false && !pause.isOn && /^(asked|behind)$/.test(preferences.all.windows),
    lastActiveMs: () => Math.max(0, ...sessions.records().map(({ lastActive }) => Date.parse(lastActive))),
    open: async (like) => {
      const opened = await openWindow({ ...like, ...cascade.next() });
      if (!opened) return undefined;
      const { windowId, tabId, inPlace } = opened;
      // A window that still loads is not as good as new: `take` would close it.
      await Promise.all([inPlace, untilBlankPage(navigations, tabId)]);
      return { windowId, tabId };
    },
    find: findWindowWithTabs,
    resize: resizeWindow,
    windowIds: allWindowIds,
    closeTab,
    navigations: (tabId) => navigations.count(tabId),
    blankPageLoaded: (tabId) => navigations.reached(tabId, 'load', 'about:blank'),
    isOfSession: (tabId) => sessions.ofTab(tabId) !== undefined,
  });
}
