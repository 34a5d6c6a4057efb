import { findTab } from '../browser-api/tabs';
import { framesOf } from '../browser-api/web-navigation';
import type { FrameNavigations } from '../navigation/frame-navigations';

/** Returns a function that lists the URLs a tab shows: its page's, and its frames' while a step runs in the tab. */
export function tabAddresses(frames: FrameNavigations): (tabId: number) => Promise<string[]> {
  return async (tabId) => {
    const page = (await findTab(tabId))?.url ?? '';
    const inFrames = frames.isWatched(tabId) ? await framesOf(tabId).catch(() => []) : [];
    return [page, ...inFrames.map(({ url }) => url)];
  };
}
