/** The camera for the tabs of the real browser. */
import { captureWindow, findTab } from '../browser-api/tabs';
import { findWindow, focusedWindow, focusWindow } from '../browser-api/windows';
import type { PageLink } from '../page-link/page-link';
import { blankPicture, isBlank } from './blank-picture';
import type { Camera } from './camera';
import { base64Of } from './compose';
import { stagedPicture } from './staged-picture';

/** @param switches how often another tab was activated in a window */
export function tabCamera(pages: PageLink, switches: (windowId: number) => number): Camera {
  return {
    async look(tabId) {
      const tab = await findTab(tabId);
      const window = tab?.windowId === undefined ? undefined : await findWindow(tab.windowId);
      if (!tab || window?.id === undefined) return undefined;
      return { windowId: window.id, active: tab.active, minimised: window.state === 'minimized' };
    },
    async settle(tabId, signal) {
      const url = (await findTab(tabId))?.url ?? '';
      // No script runs in blank and error pages; these do not move anyway.
      if (!/^https?:/.test(url)) return { visible: true };
      return pages.settle(tabId, signal).catch(() => ({ visible: true }));
    },
    async capture(windowId, tabId, image) {
      const tab = await findTab(tabId);
      return tab && isBlank(tab) ? blankPicture(tab, image.format) : captureWindow(windowId, image);
    },
    async staged(tabId, picture, capture, signal) {
      const tab = await findTab(tabId);
      // There is nothing to scroll to, and no script runs in it.
      if (tab && isBlank(tab) && picture.selector === undefined) return { image: base64Of(await capture()) };
      return stagedPicture(pages, tabId, picture, capture, signal);
    },
    switches,
    async raise(windowId) {
      const before = (await focusedWindow())?.id;
      await focusWindow(windowId);
      return async () => {
        if (before !== undefined && before !== windowId) await focusWindow(before).catch(() => undefined);
      };
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
