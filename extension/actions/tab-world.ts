/** What the service worker passes to the behaviour of an action on a tab. */
import type { StepResult } from '../protocol/frames/frames';

export interface TabInfo {
  tabId: number;
  url: string;
  title: string;
  current: boolean;
}

export interface TabWorld {
  signal: AbortSignal;
  /** The session's current tab. */
  tab(): Promise<TabInfo>;
  tabs(): Promise<TabInfo[]>;
  /** The HTTP status that the current page came with; undefined where it is not known. */
  status(): Promise<number | undefined>;
  /** Makes another tab of the session the current one. */
  switchTo(tabId: number): Promise<void>;
  /** Starts a navigation and resolves when it has got as far as `until`, or is known to return a file. */
  navigate(start: Navigation, until: WaitUntil): Promise<'page' | 'file'>;
  /** Runs a page action in the current document of the current tab. */
  askPage(action: string, selector: string, value?: unknown): Promise<StepResult>;
  /** Resolves after `ms` by the worker's clock, or rejects when the signal aborts. */
  sleep(ms: number): Promise<void>;
}

export type Navigation = { to: string } | 'back' | 'forward' | 'reload';
type WaitUntil = 'commit' | 'domcontentloaded' | 'load';
