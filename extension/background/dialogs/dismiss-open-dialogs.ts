/** Dismisses dialogs that opened before they could be answered, so that they do not hold a step until its deadline. */
import { isResponsive } from '../browser-api/scripting';
import { findTab, removeTab, type Tab } from '../browser-api/tabs';
import { focusedWindow, focusWindow, openWindow } from '../browser-api/windows';
import type { SessionRecord } from '../sessions/session-record';
import type { Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';

/** Steps shorter than this cost nothing. */
const checkEveryMs = 500;
/** A page that does not answer for this long has a dialog open, or a busy script. */
const unresponsiveMs = 700;
/** Longer than it takes to bring another window to the front and to wait for the answer afterwards. */
const releaseTimeoutMs = 15_000;
/**
 * A dialog closes as soon as another window is in front; a page that takes longer to answer had a busy script. A
 * machine that takes longer than this to open a window is given as long again for the dialog.
 */
const dialogClosesWithinMs = 500;
/** After this many failures in a row it is a busy script and not a dialog. */
const maxFailures = 3;

/** Starts watching a session. The returned function stops that, and resolves when what was dismissed has been noted. */
export type DismissOpenDialogs = (sessionId: string) => () => Promise<void> | undefined;

/**
 * While a call runs, dismisses dialogs that block its session: the browser cancels them when another window comes to
 * the front (components/javascript_dialogs/tab_modal_dialog_manager.cc, BrowserActiveStateChanged), and they open only
 * in the window in front. A busy script is left to the call's deadline.
 */
export function createDialogDismisser(sessions: Sessions, sideEffects: StepSideEffects): DismissOpenDialogs {
  return (sessionId) => {
    const watch = new DialogWatch(
      () => sessions.find(sessionId),
      () => sideEffects.note(sessionId, { dialog: { type: 'unknown', message: '', answer: 'dismissed' } }),
    );
    return () => watch.stop();
  };
}

/** Lives as long as one call. */
class DialogWatch {
  #isStopped = false;
  #failures = 0;
  /** The latest attempt: whether the page answered afterwards. */
  #dismissing: Promise<boolean> | undefined;
  #timer = setTimeout(() => this.#check(), checkEveryMs);

  constructor(
    private readonly session: () => SessionRecord | undefined,
    private readonly dismissed: () => void,
  ) {}

  stop(): Promise<void> | undefined {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    return this.#dismissing?.then(() => undefined);
  }

  async #check(): Promise<void> {
    const session = this.session();
    if (!session) return;
    if (!(await isResponsive(session.currentTabId, unresponsiveMs)) && !this.#isStopped) {
      // A dialog in a window that the page opened blocks its opener as well.
      const front = await tabInFront(session.tabIds);
      if (front) {
        // A failure to bring another window to the front must not affect the call's own answer.
        this.#dismissing = this.#dismiss(front, session.currentTabId).catch(() => false);
        this.#failures = (await this.#dismissing) ? 0 : this.#failures + 1;
        if (this.#failures === maxFailures) return;
      }
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#check(), checkEveryMs);
  }

  async #dismiss(front: Tab, tabId: number): Promise<boolean> {
    let releasedAt = Number.POSITIVE_INFINITY;
    void isResponsive(tabId, releaseTimeoutMs).then((answers) => {
      if (answers) releasedAt = performance.now();
    });
    const { beganAt, coveredAt } = await coverForAMoment(front);
    const coverMs = coveredAt - beganAt;
    // A machine that is slow to open a window is slow to answer, too.
    const released = await isResponsive(tabId, Math.max(unresponsiveMs, 2 * coverMs));
    const wasDialog = releasedAt - coveredAt < Math.max(dialogClosesWithinMs, coverMs);
    if (released && this.#failures === 0 && wasDialog) this.dismissed();
    return released;
  }
}

/** The one of these tabs that the window in front shows. */
async function tabInFront(tabIds: readonly number[]): Promise<Tab | undefined> {
  const front = (await focusedWindow())?.id;
  const tabs = await Promise.all(tabIds.map(findTab));
  return tabs.find((tab) => tab?.active && tab.windowId === front);
}

/** Brings another window in front of the tab's for a moment; returns when it was opened and when it was in front. */
async function coverForAMoment({
  windowId,
  incognito,
}: Tab): Promise<{ beganAt: number; coveredAt: number }> {
  const beganAt = performance.now();
  if (windowId === undefined) return { beganAt, coveredAt: beganAt };
  const options = { headless: false, width: 200, height: 200, left: 0, top: 0 };
  const cover = await openWindow({ ...options, incognito });
  const coveredAt = performance.now();
  try {
    await focusWindow(windowId);
  } finally {
    if (cover) await removeTab(cover.tabId);
  }
  return { beganAt, coveredAt };
}
