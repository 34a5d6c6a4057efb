/** A file may come from the site of a frame, and whose file it is can only be told by the site. */
import * as browserApi from '../browser-api';
import type { FrameNavigations } from '../navigation/frame-navigations';

/** The addresses of what a tab shows: its page, and while a step may have set frames going, what is in those. */
export function addressesIn(frames: FrameNavigations): (tabId: number) => Promise<string[]> {
  return async (tabId) => {
    const page = (await browserApi.findTab(tabId))?.url ?? '';
    const inFrames = frames.isWatched(tabId) ? await browserApi.framesOf(tabId).catch(() => []) : [];
    return [page, ...inFrames.map(({ url }) => url)];
  };
}
