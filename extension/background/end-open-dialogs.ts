// Why: a dialog that opened before it could be answered must not hold its session until the deadline.
import * as port from './browser-port';

/** Steps shorter than this pay nothing. */
const patienceMs = 500;
/** A page that says nothing for so long has a dialog open, or a script that does not end. */
const silentForMs = 700;
/** A page whose dialog was ended answers at once. */
const releasedWithinMs = 200;

/**
 * While a step runs, ends dialogs that hold its tab: the browser itself cancels them when another window comes in
 * front for a moment (components/javascript_dialogs/tab_modal_dialog_manager.cc, BrowserActiveStateChanged), and only
 * in the window in front do they open at all. A script that does not end is left to the step's deadline.
 * @param currentTab asked anew each time; nothing when the session is gone.
 * @returns how to stop watching; resolves when what was ended has been told.
 */
export function endOpenDialogs(
  currentTab: () => number | undefined,
  ended: () => void,
): () => Promise<void> | undefined {
  let over = false;
  let ending: Promise<boolean> | undefined;
  let timer = setTimeout(look, patienceMs);

  async function look(): Promise<void> {
    const tabId = currentTab();
    if (tabId === undefined) return;
    if (!(await port.answersNow(tabId, silentForMs)) && !over && (await isInFront(tabId))) {
      ending = end(tabId);
      // Looking away again would not help against a busy script.
      if (!(await ending)) return;
    }
    if (!over) timer = setTimeout(look, patienceMs);
  }

  async function end(tabId: number): Promise<boolean> {
    await lookAway(tabId);
    const released = await port.answersNow(tabId, releasedWithinMs);
    if (released) ended();
    return released;
  }

  return () => {
    over = true;
    clearTimeout(timer);
    return ending?.then(() => undefined);
  };
}

/** Whether the tab is what the user looks at. */
async function isInFront(tabId: number): Promise<boolean> {
  const tab = await port.findTab(tabId);
  return tab?.active === true && (await port.focusedWindow())?.id === tab.windowId;
}

/** Brings another window in front of the tab's for a moment. */
async function lookAway(tabId: number): Promise<void> {
  const tab = await port.findTab(tabId);
  if (tab?.windowId === undefined) return;
  const { incognito } = tab;
  const other = await port.openWindow({
    incognito,
    headless: false,
    width: 200,
    height: 200,
    left: 0,
    top: 0,
  });
  await port.focusWindow(tab.windowId);
  if (other) await port.removeTab(other.tabId);
}
