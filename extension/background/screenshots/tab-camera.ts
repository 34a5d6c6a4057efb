/** The camera for the tabs of the real browser. */
import { canRunScripts } from '../browser-api/scripting';
import { captureWindow, findTab } from '../browser-api/tabs';
import { findWindow } from '../browser-api/windows';
import type { PageLink } from '../page-link/page-link';
import { blankPicture, isBlank } from './blank-picture';
import type { Camera } from './camera';
import { base64Of } from './compose';
import { raiseWindow } from './raise-window';
import { stagedPicture } from './staged-picture';

/**
 * @param hasPage whether the browser's events have told that the tab shows a page, no blank one
 * @param switches how often another tab was activated in a window
 * @param taken is called after each capture of a tab, for which its bar was hidden
 */
export function tabCamera(
  pages: PageLink,
  hasPage: (tabId: number) => boolean,
  switches: (windowId: number) => number,
  taken: (tabId: number) => void,
): Camera {
  /** The window that each tab was in when it was looked at last. An entry may outlive its tab. */
  const windowIds = new Map<number, number>();
  return {
    async look(tabId) {
      const before = windowIds.get(tabId);
      // Both at once where the tab is still in its window, as nearly all are.
      const [tab, last] = await Promise.all([
        findTab(tabId),
        before === undefined ? before : findWindow(before),
      ]);
      const window =
        tab?.windowId === undefined || tab.windowId === last?.id ? last : await findWindow(tab.windowId);
      if (!tab || window?.id === undefined) {
        windowIds.delete(tabId);
        // It may have moved to another window meanwhile.
        const isElsewhere = tab && (await findTab(tabId))?.windowId !== tab.windowId;
        return isElsewhere ? this.look(tabId) : undefined;
      }
      windowIds.set(tabId, window.id);
      return { windowId: window.id, active: tab.active, minimised: window.state === 'minimized' };
    },
    async settle(tabId, signal) {
      // No script runs in blank and error pages; these do not move anyway.
      if (!hasPage(tabId) && !/^https?:/.test((await findTab(tabId))?.url ?? '')) return { visible: true };
      return pages.settle(tabId, signal).catch(() => ({ visible: true }));
    },
    atRestIn: (tabId) => (hasPage(tabId) && pages.isAtRest(tabId) ? windowIds.get(tabId) : undefined),
    async capture(windowId, tabId, image, begun) {
      const tab = hasPage(tabId) ? undefined : await findTab(tabId);
      if (tab && isBlank(tab) && !(await canRunScripts(tabId))) return blankPicture(tab, image.format);
      const capturing = captureWindow(windowId, image);
      begun();
      // In a later task, so that the reply with the picture goes first.
      return capturing.finally(() => setTimeout(() => taken(tabId)));
    },
    async staged(tabId, picture, capture, signal) {
      const tab = await findTab(tabId);
      // There is nothing to scroll to, and no script runs in it.
      if (tab && isBlank(tab) && picture.selector === undefined) return { image: base64Of(await capture()) };
      return stagedPicture(pages, tabId, picture, capture, signal);
    },
    switches,
    raise: raiseWindow,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
