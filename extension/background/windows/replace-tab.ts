/** Replaces a tab whose page does not answer: a page with an endless loop cannot navigate away. */
import { RelayError } from '../../protocol/errors';
import { isResponsive } from '../browser-api/scripting';
import { findTab, openTabBeside, type Tab } from '../browser-api/tabs';
import { findWindow, openWindow } from '../browser-api/windows';
import type { Navigations } from '../navigation/navigations';
import type { SessionRules } from '../policy/session-rules';
import type { Sessions } from '../sessions/sessions';
import { closeTab } from './close-tab';

const unresponsiveMs = 500;
/** How long the fresh tab's blank page may take. */
const blankPageTimeoutMs = 5_000;

export class TabReplacement {
  /** Tabs in which a step timed out. Written by `suspect`; an entry dies with the next navigation or with the tab. */
  readonly #suspects = new Set<number>();

  constructor(
    private readonly parts: { sessions: Sessions; rules: SessionRules; navigations: Navigations },
  ) {}

  /** A step in this tab timed out without an answer. */
  suspect(tabId: number): void {
    this.#suspects.add(tabId);
  }

  /** The tab was closed. */
  forget(tabId: number): void {
    this.#suspects.delete(tabId);
  }

  /**
   * Puts a fresh, blank tab in the place of a suspect that still does not answer, and closes that one. Returns the new
   * tab and the URL that the old one showed; undefined when the tab answers.
   */
  async replaceIfUnresponsive(tabId: number): Promise<{ tabId: number; url: string } | undefined> {
    if (!this.#suspects.delete(tabId) || (await isResponsive(tabId, unresponsiveMs))) return undefined;
    const old = await findTab(tabId);
    if (!old) return undefined;
    const freshId = await openInPlaceOf(old);
    const { sessions, rules, navigations } = this.parts;
    sessions.replaceTab(tabId, freshId);
    const timeout = AbortSignal.timeout(blankPageTimeoutMs);
    await Promise.all([rules.inForce(), navigations.until(freshId, 0, 'load', timeout)]);
    // A `beforeunload` dialog can hold the old one a while longer; that is not waited for.
    void closeTab(tabId);
    return { tabId: freshId, url: old.url ?? '' };
  }
}

/** A blank tab in the window of the old one; a popup window holds one tab only, so it is another window there. */
async function openInPlaceOf(old: Tab): Promise<number> {
  const window = old.windowId === undefined ? undefined : await findWindow(old.windowId);
  const { left = 0, top = 0, width = 1280, height = 800, incognito = false } = window ?? {};
  const openBehind = async () => {
    const opened = await openWindow({ headless: true, left, top, width, height, incognito });
    await opened?.inPlace;
    return opened?.tabId;
  };
  const tabId = window?.type === 'normal' ? await openTabBeside(old) : await openBehind();
  if (tabId === undefined) throw new RelayError('internal', 'The browser opened no tab.');
  return tabId;
}
