import { showBlankPage } from '../browser-api/scripting';
import type { Navigations } from '../navigation/navigations';

/** How long a blank page may take to load. */
const blankPageTimeoutMs = 5_000;

/** Returns a function that replaces a frame's document by a blank page; for a main document it resolves when that is there. */
export function documentReplacer(
  navigations: Navigations,
): (tabId: number, frameId: number) => Promise<void> {
  return async (tabId, frameId) => {
    const before = navigations.count(tabId);
    await showBlankPage(tabId, frameId);
    if (frameId !== 0) return;
    await navigations.until(tabId, before, 'load', AbortSignal.timeout(blankPageTimeoutMs));
  };
}
