/** A page that must not be read is taken away, and what comes next must not be mistaken for the blank one. */
import { blankOut } from '../browser-api';
import type { Navigations } from '../navigation/navigations';

/** A blank page comes in no time. */
export const blankWithinMs = 5_000;

/** Puts a blank page in the place of a frame's document; resolves when that of a tab is there. */
export function dropPage(navigations: Navigations): (tabId: number, frameId: number) => Promise<void> {
  return async (tabId, frameId) => {
    const before = navigations.serial(tabId);
    await blankOut(tabId, frameId);
    if (frameId === 0) await navigations.until(tabId, before, 'load', AbortSignal.timeout(blankWithinMs));
  };
}
