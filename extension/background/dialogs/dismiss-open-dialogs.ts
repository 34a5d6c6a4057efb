/** A dialog that opened before it could be answered must not hold its session until the deadline. */
import * as browserApi from '../browser-api';
import type { SessionRecord, Sessions } from '../sessions/sessions';
import type { StepSideEffects } from '../sessions/step-side-effects';

/** Steps shorter than this pay nothing. */
const patienceMs = 500;
/** A page that says nothing for so long has a dialog open, or a script that does not end. */
const silentForMs = 700;
/** Longer than to look away and wait for the answer afterwards takes. */
const releasedWithinMs = 5_000;
/** A dialog ends as soon as another window is in front, the first time; what goes on later was a busy script. */
const promptMs = 500;
/** A machine that takes so long to open a window lets nothing be told by the time that things take. */
const slowlyMs = 400;
/** So often in a row without an answer, and it is no dialog but a script that does not end. */
const maxVainLooks = 3;

/** Starts watching over a session and returns how to stop; that resolves when what was ended has been noted. */
export type EndOpenDialogs = (sessionId: string) => () => Promise<void> | undefined;

/**
 * While a call runs, ends dialogs that hold its session: the browser itself cancels them when another window comes in
 * front for a moment (components/javascript_dialogs/tab_modal_dialog_manager.cc, BrowserActiveStateChanged), and only
 * in the window in front do they open at all. A script that does not end is left to the call's deadline.
 */
export function createDialogEnder(sessions: Sessions, sideEffects: StepSideEffects): EndOpenDialogs {
  return (sessionId) =>
    watch(
      () => sessions.find(sessionId),
      () => sideEffects.note(sessionId, { dialog: { type: 'unknown', message: '', answer: 'dismissed' } }),
    );
}

function watch(session: () => SessionRecord | undefined, ended: () => void): () => Promise<void> | undefined {
  let over = false;
  let vainLooks = 0;
  let ending: Promise<boolean> | undefined;
  let timer = setTimeout(look, patienceMs);

  async function look(): Promise<void> {
    const tabs = session();
    if (!tabs) return;
    if (!(await browserApi.answersNow(tabs.currentTabId, silentForMs)) && !over) {
      // A window that the page opened holds its opener, too.
      const inFront = await whichIsInFront(tabs.tabIds);
      if (inFront) {
        // A browser that would not look away has ended nothing; the call's own answer is not touched by that.
        ending = end(inFront, tabs.currentTabId).catch(() => false);
        vainLooks = (await ending) ? 0 : vainLooks + 1;
        if (vainLooks === maxVainLooks) return;
      }
    }
    if (!over) timer = setTimeout(look, patienceMs);
  }

  async function end(inFront: browserApi.Tab, tabId: number): Promise<boolean> {
    let releasedAt = Number.POSITIVE_INFINITY;
    void browserApi.answersNow(tabId, releasedWithinMs).then((answers) => {
      if (answers) releasedAt = performance.now();
    });
    const { sinceMs, inFrontAt } = await lookAway(inFront);
    const released = await browserApi.answersNow(tabId, silentForMs);
    const isPrompt = releasedAt - inFrontAt < promptMs || inFrontAt - sinceMs > slowlyMs;
    if (released && vainLooks === 0 && isPrompt) ended();
    return released;
  }

  return () => {
    over = true;
    clearTimeout(timer);
    return ending?.then(() => undefined);
  };
}

/** The one of these tabs that the user looks at. */
async function whichIsInFront(tabIds: readonly number[]): Promise<browserApi.Tab | undefined> {
  const front = (await browserApi.focusedWindow())?.id;
  const tabs = await Promise.all(tabIds.map(browserApi.findTab));
  return tabs.find((tab) => tab?.active && tab.windowId === front);
}

/** Brings another window in front of the tab's for a moment; tells since when it tried to, and since when it was. */
async function lookAway({
  windowId,
  incognito,
}: browserApi.Tab): Promise<{ sinceMs: number; inFrontAt: number }> {
  const sinceMs = performance.now();
  if (windowId === undefined) return { sinceMs, inFrontAt: sinceMs };
  const place = { headless: false, width: 200, height: 200, left: 0, top: 0 };
  const other = await browserApi.openWindow({ ...place, incognito });
  const inFrontAt = performance.now();
  try {
    await browserApi.focusWindow(windowId);
  } finally {
    if (other) await browserApi.removeTab(other.tabId);
  }
  return { sinceMs, inFrontAt };
}
