/** What the browser says of documents that begin, come and fail goes to all who wait for them, in the right order. */

import { events } from '../browser-api';
import type { FrameNavigations } from '../navigation/frame-navigations';
import type { Navigations } from '../navigation/navigations';
import type { AddressGuard } from '../policy/address-guard';

/** As much as every such event tells. */
interface Told {
  tabId: number;
  frameId: number;
  url: string;
  error?: string;
}

/** Registers the listeners. `heard` is called with each event; `cameIn` when a document has taken its place. */
export function hearNavigations(parts: {
  navigations: Navigations;
  frames: FrameNavigations;
  guard: AddressGuard;
  heard(): void;
  cameIn(tabId: number, frameId: number): void;
}): void {
  const { navigations, frames, guard } = parts;
  /** Tells of main documents only. */
  const mainFrame = (tell: (at: Told) => void) => (at: Told) => {
    parts.heard();
    if (at.frameId === 0) tell(at);
  };
  const subFrame = (tell: (at: Told) => void) => (at: Told) => {
    if (at.frameId !== 0) tell(at);
  };
  events.beforeNavigate.addListener(mainFrame((at) => navigations.began(at.tabId, at.url)));
  events.beforeNavigate.addListener(subFrame((at) => frames.began(at.tabId, at.frameId)));
  events.responseStarted?.addListener(guard.answered, {
    urls: ['<all_urls>'],
    types: ['main_frame', 'sub_frame'],
  });
  // The guard first: whoever waits for the page asks it as soon as the page is there.
  events.committed.addListener(guard.committed);
  events.committed.addListener(mainFrame((at) => navigations.reached(at.tabId, 'commit', at.url)));
  events.committed.addListener(subFrame((at) => frames.ended(at.tabId, at.frameId)));
  events.committed.addListener(({ tabId, frameId }) => parts.cameIn(tabId, frameId));
  events.domContentLoaded.addListener(
    mainFrame((at) => navigations.reached(at.tabId, 'domcontentloaded', at.url)),
  );
  events.completed.addListener(mainFrame((at) => navigations.reached(at.tabId, 'load', at.url)));
  events.navigationFailed.addListener(
    mainFrame((at) => navigations.failed(at.tabId, at.url, at.error ?? 'no reason')),
  );
  events.navigationFailed.addListener(subFrame((at) => frames.ended(at.tabId, at.frameId, at.error)));
  const renamed = mainFrame((at) => navigations.renamed(at.tabId, at.url));
  events.fragmentChanged.addListener(renamed);
  events.historyChanged.addListener(renamed);
}
