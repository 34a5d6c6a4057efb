/** The one file that calls the browser's extension API, so that its quirks live in one place. */
import browser, {
  type DeclarativeNetRequest,
  type Runtime,
  type Tabs,
  type WebNavigation,
  type Windows,
} from 'webextension-polyfill';
import { RelayError } from '../protocol/errors';
import type { LazyScript } from '../protocol/page-frames';
import type { ClickSettings, ContentSetting } from './sessions/site-permissions';
import { withTimeout } from './with-timeout';

export type Port = Runtime.Port;
export type Tab = Tabs.Tab;
export type BrowserRule = DeclarativeNetRequest.Rule;
export type Sender = Runtime.MessageSender;

export interface WindowPlace {
  url?: string;
  incognito: boolean;
  headless: boolean;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** The window's id and that of its only tab; nothing when the browser would not open it. */
export async function openWindow(
  place: WindowPlace,
): Promise<{ windowId: number; tabId: number } | undefined> {
  const { headless, url = 'about:blank', incognito, width, height, left, top } = place;
  const type = headless ? 'popup' : 'normal';
  const create = (at: { left?: number; top?: number }): Promise<Windows.Window | null> =>
    withTimeout<Windows.Window | null>(
      'open a window',
      browser.windows.create({ ...{ url, incognito, width, height, type, ...at }, focused: !headless }),
      undefined,
      (late) => late?.id !== undefined && browser.windows.remove(late.id),
    );
  // On a screen much smaller than the window the browser refuses every place but its own.
  const created = await create({ left, top }).catch((error) => {
    if (error instanceof RelayError) throw error;
    return create({});
  });
  const tabId = created?.tabs?.[0]?.id;
  if (created?.id === undefined || tabId === undefined) return undefined;
  await keepTab(tabId);
  return { windowId: created.id, tabId };
}

/** Tells the browser not to put the tab away to save memory; a tab that it would not be told about is one all the same. */
export const keepTab = (tabId: number) =>
  withTimeout('keep the tab', browser.tabs.update(tabId, { autoDiscardable: false })).catch(() => undefined);

/** Moves a tab into an unfocused popup window of its own, where it stays alive. */
export async function moveToOwnWindow(tabId: number, size: { width: number; height: number }): Promise<void> {
  await withTimeout(
    'move the tab',
    browser.windows.create({ tabId, type: 'popup', focused: false, ...size }),
  );
}

/** A word on the toolbar button, and what it says when it is pointed at. */
export async function showBadge({ text, title }: { text: string; title: string }): Promise<void> {
  await browser.action.setBadgeText({ text });
  await browser.action.setTitle({ title });
}

/** Every open tab with its address. */
export const allTabs = () => withTimeout('list the tabs', browser.tabs.query({}));
export const tabsOf = (windowId: number): Promise<Tab[]> =>
  withTimeout('list the tabs', browser.tabs.query({ windowId })).catch(() => []);
export const activateTab = (tabId: number) =>
  withTimeout('switch to the tab', browser.tabs.update(tabId, { active: true }));
/** The window id that stands for "no window of this browser". */
export const noWindow = browser.windows?.WINDOW_ID_NONE;
export const findTab = (tabId: number): Promise<Tab | undefined> =>
  withTimeout('find the tab', browser.tabs.get(tabId)).catch(() => undefined);
export const findWindow = (windowId: number) =>
  withTimeout('find the window', browser.windows.get(windowId)).catch(() => undefined);
export const focusedWindow = () =>
  withTimeout('find the focused window', browser.windows.getLastFocused()).catch(() => undefined);
export const focusWindow = (windowId: number) =>
  withTimeout('raise the window', browser.windows.update(windowId, { focused: true }));
export const removeTab = (tabId: number) => withTimeout('close the tab', browser.tabs.remove(tabId));
export const startNavigation = (tabId: number, url: string) =>
  withTimeout('navigate', browser.tabs.update(tabId, { url }));

/**
 * Moves in the tab's history from inside the page. `tabs.goBack` would skip pages that nobody has clicked in, as the
 * browser's own button does: https://chromium.googlesource.com/chromium/src/+/main/docs/history_manipulation_intervention.md
 * An error page lets nobody in; there the button is all there is.
 */
export async function goInHistory(tabId: number, by: -1 | 1): Promise<void> {
  const fromInside = browser.scripting.executeScript({
    target: { tabId },
    func: (by: number) => history.go(by),
    args: [by],
    injectImmediately: true,
  });
  await withTimeout('move in the history', fromInside).catch(() =>
    withTimeout('move in the history', by < 0 ? browser.tabs.goBack(tabId) : browser.tabs.goForward(tabId)),
  );
}
export const reload = (tabId: number) => withTimeout('reload', browser.tabs.reload(tabId));
export const mayUseIncognito = () =>
  withTimeout('say whether it allows incognito', browser.extension.isAllowedIncognitoAccess());

/** Prepares the page's own world in one frame of a tab: a race with the page's first script, which is mostly won. */
export async function injectMainWorld(tabId: number, frameId: number): Promise<void> {
  await withTimeout(
    'prepare the page',
    browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: ['/main-world.js'],
      world: 'MAIN',
      injectImmediately: true,
    }),
  );
}

/** The content script, and the scripts that are put beside it only where they are needed. */
export type PageScript = '/page.js' | `/${LazyScript}.js`;

/** Puts one of our scripts into one frame of a tab, whether the document is complete or not. */
export async function injectPageScript(tabId: number, frameId: number, script: PageScript): Promise<void> {
  // A document that was there before its tab joined the session has not been prepared yet.
  if (script === '/page.js') injectMainWorld(tabId, frameId).catch(() => undefined);
  await withTimeout(
    'run the page script',
    browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: [script],
      injectImmediately: true,
    }),
  );
}

/** The HTTP status that the tab's page came with; nothing where no script may look. */
export async function responseStatus(tabId: number): Promise<number | undefined> {
  const look = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.responseStatus;
  const asked = browser.scripting.executeScript({ target: { tabId }, func: look, injectImmediately: true });
  const answer = await withTimeout('say the status', asked).catch(() => []);
  return (answer[0]?.result as number | undefined) || undefined;
}

/** Runs a function, taken as text, in one frame of a tab, whether the document is complete or not. */
export async function runInFrame<Args extends unknown[]>(
  { tabId, frameId, world }: { tabId: number; frameId: number; world: 'MAIN' | 'ISOLATED' },
  func: (...args: Args) => void,
  args: Args,
): Promise<void> {
  await withTimeout(
    'run a function in the page',
    browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      func: func as (...args: unknown[]) => void,
      args,
      world,
      injectImmediately: true,
    }),
  );
}

/** Whether every frame of the tab runs a script within `timeoutMs`; a page that lets no extension in counts as well. */
export const answersNow = (tabId: number, timeoutMs: number): Promise<boolean> =>
  withTimeout(
    'answer',
    browser.scripting
      .executeScript({ target: { tabId, allFrames: true }, func: () => true, injectImmediately: true })
      .catch(() => undefined),
    timeoutMs,
  ).then(
    () => true,
    () => false,
  );

/** Opens a blank tab beside another one and shows it; only normal windows hold more than one. */
export async function openTabBeside({ windowId, index }: Tab): Promise<number | undefined> {
  const place = { url: 'about:blank', windowId, index: index + 1, active: true };
  const { id } = await withTimeout('open a tab', browser.tabs.create(place));
  if (id !== undefined) await keepTab(id);
  return id;
}

/** Puts a blank page in the place of a frame's document, which may be the tab's own. */
export async function blankOut(tabId: number, frameId: number): Promise<void> {
  if (frameId === 0) await startNavigation(tabId, 'about:blank');
  else await runInFrame({ tabId, frameId, world: 'ISOLATED' }, () => location.replace('about:blank'), []);
}

/** Makes these the extension's only session rules. */
export async function setSessionRules(addRules: BrowserRule[]): Promise<void> {
  const rules = browser.declarativeNetRequest;
  const removeRuleIds = (await withTimeout('list the rules', rules.getSessionRules())).map(({ id }) => id);
  await withTimeout('set the rules', rules.updateSessionRules({ removeRuleIds, addRules }));
}

/** The frames of a tab with their parents, as the browser numbers them. */
export const framesOf = async (tabId: number): Promise<WebNavigation.GetAllFramesCallbackDetailsItemType[]> =>
  (await withTimeout('list the frames', browser.webNavigation.getAllFrames({ tabId }))) ?? [];

/** A `data:` address of what the window shows now. The caller watches which tab that is. */
export const captureWindow = (windowId: number, image: { format: 'png' | 'jpeg'; quality?: number }) =>
  withTimeout('take the picture', browser.tabs.captureVisibleTab(windowId, image));

/** Kept while the browser runs and the extension is not reloaded; survives the worker's sleep. */
export const shortMemory = browser.storage?.session as typeof browser.storage.local;
/** Kept for good. */
export const longMemory = browser.storage?.local;

export const events = {
  tabRemoved: browser.tabs?.onRemoved,
  tabUpdated: browser.tabs?.onUpdated,
  tabActivated: browser.tabs?.onActivated,
  tabReplaced: browser.tabs?.onReplaced,
  beforeNavigate: browser.webNavigation?.onBeforeNavigate,
  committed: browser.webNavigation?.onCommitted,
  domContentLoaded: browser.webNavigation?.onDOMContentLoaded,
  completed: browser.webNavigation?.onCompleted,
  navigationFailed: browser.webNavigation?.onErrorOccurred,
  fragmentChanged: browser.webNavigation?.onReferenceFragmentUpdated,
  historyChanged: browser.webNavigation?.onHistoryStateUpdated,
  windowFocused: browser.windows?.onFocusChanged,
  tabBorn: browser.webNavigation?.onCreatedNavigationTarget,
  portOpened: browser.runtime.onConnect,
  message: browser.runtime.onMessage,
  memoryChanged: browser.storage?.onChanged,
  browserStarted: browser.runtime.onStartup,
  installed: browser.runtime.onInstalled,
  alarm: browser.alarms?.onAlarm,
  downloadCreated: browser.downloads?.onCreated,
  responseStarted: browser.webRequest?.onResponseStarted,
  downloadChanged: browser.downloads?.onChanged,
};

/** Unknown to the polyfill's types, and missing in Firefox. */
const { contentSettings } = browser as unknown as {
  contentSettings?: { popups: ContentSetting; automaticDownloads: ContentSetting };
};
/** What a session's site needs so that acts without a real click may open windows and save files. */
export const clickless: ClickSettings = {
  popups: contentSettings ? [contentSettings.popups] : [],
  downloads: contentSettings ? [contentSettings.automaticDownloads] : [],
};

/** Wakes the worker again and again, even after it fell asleep; the browser's shortest period. */
export const keepWaking = () => browser.alarms.create('wake', { periodInMinutes: 0.5 });
/** A call that counts as activity: a worker without any dies after 30 s. */
export const stayAwake = () => browser.runtime.getPlatformInfo();
export const reloadExtension = () => browser.runtime.reload();
export const tellWorker = (message: unknown): Promise<unknown> => browser.runtime.sendMessage(message);
export const ownAddress = (path: string) => browser.runtime.getURL(path);
/** Whether a message comes from one of our own pages and not from a content script. */
export const isOwnPage = (sender: Runtime.MessageSender) => sender.url?.startsWith(ownAddress('')) ?? false;
