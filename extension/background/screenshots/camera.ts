import type { Screenshot } from '../../protocol/frames/frames';

/** What a caller asks for: a picture of the window, of the full page or of one element. */
export interface Picture {
  format: 'png' | 'jpeg';
  quality?: number;
  raise: boolean;
  selector?: string;
  fullPage?: boolean;
  /** Waits until no other picture is wanted. */
  whenIdle?: boolean;
}

/** What screenshots need of the browser. */
export interface Camera {
  /** The tab's window, whether the tab is the one it shows, and whether the window is minimised. */
  look(tabId: number): Promise<{ windowId: number; active: boolean; minimised: boolean } | undefined>;
  /** The window of a tab whose page has told of no change since it was drawn; undefined where that is not known. */
  atRestIn(tabId: number): number | undefined;
  /** Whether the page is visible; resolves after it has drawn two frames, for which a page at rest need not have waited. */
  settle(tabId: number, signal: AbortSignal): Promise<{ visible: boolean; waited?: boolean }>;
  /**
   * A `data:` URL of what the window shows, which is the tab.
   * @param begun is called when the browser has been asked, in the same task
   */
  capture(
    windowId: number,
    tabId: number,
    image: { format: 'png' | 'jpeg'; quality?: number },
    begun: () => void,
  ): Promise<string>;
  /** A picture of an element or the full page, made of as many captures as it takes. */
  staged(
    tabId: number,
    picture: Picture,
    capture: () => Promise<string>,
    signal: AbortSignal,
  ): Promise<Screenshot>;
  /** How often another tab was activated in the window. */
  switches(windowId: number): number;
  /** Raises the window and returns a function that gives the focus back. */
  raise(windowId: number): Promise<() => Promise<void>>;
  sleep(ms: number): Promise<void>;
}
