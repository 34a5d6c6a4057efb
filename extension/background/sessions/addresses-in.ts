/** A file may come from the site of a frame, and whose file it is can only be told by the site. */
import * as port from '../browser-port';
import type { FrameNavigations } from './frame-navigations';

/** The addresses of what a tab shows: its page, and while a step may have set frames going, what is in those. */
export function addressesIn(frames: FrameNavigations): (tabId: number) => Promise<string[]> {
  return async (tabId) => {
    const page = (await port.findTab(tabId))?.url ?? '';
    const inFrames = frames.isWatched(tabId) ? await port.framesOf(tabId).catch(() => []) : [];
    return [page, ...inFrames.map(({ url }) => url)];
  };
}
