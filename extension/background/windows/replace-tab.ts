/** A page with an endless loop never lets its tab go elsewhere; a fresh tab does. */

import { RelayError } from '../../protocol/errors';
import * as browserApi from '../browser-api';
import type { Sessions } from '../sessions/sessions';
import type { Ruled } from './open-under-rules';

/** A page that does not answer for so long is given up. */
const silentForMs = 500;

export interface TabReplacement {
  /** A step in this tab was left without an answer. */
  suspect(tabId: number): void;
  /**
   * Puts a fresh, blank tab in the place of one that is suspected and still silent, and closes that one.
   * Nothing when the tab answers. `url` is what the old one showed.
   */
  ifSilent(tabId: number): Promise<{ tabId: number; url: string } | undefined>;
}

export function createTabReplacement(parts: {
  sessions: Sessions;
  ruled: Ruled;
  /** Resolves when the fresh tab has loaded its blank page. */
  loaded(tabId: number): Promise<void>;
  close(tabId: number): Promise<unknown>;
}): TabReplacement {
  const suspects = new Set<number>();
  return {
    suspect: (tabId) => suspects.add(tabId),
    async ifSilent(tabId) {
      if (!suspects.delete(tabId) || (await browserApi.answersNow(tabId, silentForMs))) return undefined;
      const old = await browserApi.findTab(tabId);
      if (!old) return undefined;
      const freshId = await openInPlaceOf(old);
      parts.sessions.replaceTab(tabId, freshId);
      await Promise.all([parts.ruled(), parts.loaded(freshId)]);
      // A dialog that asks whether to leave can hold the old one a while longer; nobody waits for that.
      void parts.close(tabId);
      return { tabId: freshId, url: old.url ?? '' };
    },
  };
}

/** A blank tab in the window of the old one, or, as a popup window holds one tab only, in another right there. */
async function openInPlaceOf(old: browserApi.Tab): Promise<number> {
  const window = old.windowId === undefined ? undefined : await browserApi.findWindow(old.windowId);
  const { left = 0, top = 0, width = 1280, height = 800, incognito = false } = window ?? {};
  const tabId =
    window?.type === 'normal'
      ? await browserApi.openTabBeside(old)
      : (await browserApi.openWindow({ headless: true, left, top, width, height, incognito }))?.tabId;
  if (tabId === undefined) throw new RelayError('internal', 'The browser opened no tab.');
  return tabId;
}
