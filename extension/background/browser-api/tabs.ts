/** Calls `tabs`. */
import browser, { type Tabs } from 'webextension-polyfill';
import { withTimeout } from '../with-timeout';

export type Tab = Tabs.Tab;

/** Every open tab. */
export const allTabs = () => withTimeout('list the tabs', browser.tabs.query({}));
export const tabsOf = (windowId: number): Promise<Tab[]> =>
  withTimeout('list the tabs', browser.tabs.query({ windowId })).catch(() => []);
export const findTab = (tabId: number): Promise<Tab | undefined> =>
  withTimeout('find the tab', browser.tabs.get(tabId)).catch(() => undefined);
export const isTabOpen = async (tabId: number) => (await findTab(tabId)) !== undefined;
export const activateTab = (tabId: number) =>
  withTimeout('switch to the tab', browser.tabs.update(tabId, { active: true }));
export const removeTab = (tabId: number) => withTimeout('close the tab', browser.tabs.remove(tabId));
export const startNavigation = (tabId: number, url: string) =>
  withTimeout('navigate', browser.tabs.update(tabId, { url }));
export const reloadTab = (tabId: number) => withTimeout('reload', browser.tabs.reload(tabId));

/** Sends a message to all documents of the tab that listen. */
export const tellFrames = (tabId: number, message: unknown): Promise<void> =>
  withTimeout('tell the page', browser.tabs.sendMessage(tabId, message), 1_000).then(
    () => undefined,
    () => undefined,
  );

/** Sends a message to the main document of the tab. */
export const tellMainFrame = (tabId: number, message: unknown): Promise<void> =>
  withTimeout('tell the page', browser.tabs.sendMessage(tabId, message, { frameId: 0 }), 1_000).then(
    () => undefined,
    () => undefined,
  );

/** Keeps the browser from discarding the tab to save memory. A tab for which the browser fails to is used all the same. */
export const disableAutoDiscard = (tabId: number) =>
  withTimeout('keep the tab', browser.tabs.update(tabId, { autoDiscardable: false })).catch(() => undefined);

/** Opens a tab of the user's own. */
export const openTab = (url: string) => withTimeout('open a tab', browser.tabs.create({ url }));

/** Opens a blank tab next to another one and shows it; only normal windows hold more than one. */
export async function openTabBeside({ windowId, index }: Tab): Promise<number | undefined> {
  const options = { url: 'about:blank', windowId, index: index + 1, active: true };
  const { id } = await withTimeout('open a tab', browser.tabs.create(options));
  if (id !== undefined) await disableAutoDiscard(id);
  return id;
}

/**
 * Moves in the tab's history from inside the page. `tabs.goBack` would skip pages without a user's click, as the
 * browser's own button does: https://chromium.googlesource.com/chromium/src/+/main/docs/history_manipulation_intervention.md
 * Rejects in an error page, where no script runs.
 */
export async function moveInHistory(tabId: number, by: number): Promise<void> {
  const fromInside = browser.scripting.executeScript({
    target: { tabId },
    func: (by: number) => history.go(by),
    args: [by],
    injectImmediately: true,
  });
  await withTimeout('move in the history', fromInside);
}

/** Moves in the tab's history as the browser's own buttons do. */
export const moveByButton = (tabId: number, direction: 'back' | 'forward') =>
  withTimeout(
    'move in the history',
    direction === 'back' ? browser.tabs.goBack(tabId) : browser.tabs.goForward(tabId),
  );

/** A `data:` URL of what the window shows now. The caller checks which tab that is. */
export const captureWindow = (windowId: number, image: { format: 'png' | 'jpeg'; quality?: number }) =>
  withTimeout('take the picture', browser.tabs.captureVisibleTab(windowId, image));
