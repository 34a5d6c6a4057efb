/** Calls `windows`. */
import browser, { type Windows } from 'webextension-polyfill';
import { RelayError } from '../../protocol/errors';
import { withTimeout } from '../with-timeout';
import { disableAutoDiscard } from './tabs';

/** `headless` opens an unfocused popup window, otherwise it is a normal, focused one. Sizes and offsets in CSS pixels. */
export interface WindowOptions {
  url?: string;
  incognito: boolean;
  headless: boolean;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** The id that `windows.onFocusChanged` reports when no window of this browser has the focus. */
export const noWindowId = browser.windows?.WINDOW_ID_NONE;

/** Opens a window with one tab; undefined when the browser does not, such as for incognito that is not allowed. */
export async function openWindow(
  options: WindowOptions,
): Promise<{ windowId: number; tabId: number } | undefined> {
  const { headless, url = 'about:blank', incognito, width, height, left, top } = options;
  const type = headless ? 'popup' : 'normal';
  const create = (at: { left?: number; top?: number }): Promise<Windows.Window | null> =>
    withTimeout<Windows.Window | null>(
      'open a window',
      browser.windows.create({ ...{ url, incognito, width, height, type, ...at }, focused: !headless }),
      undefined,
      (late) => late?.id !== undefined && browser.windows.remove(late.id),
    );
  // On a screen much smaller than the window the browser rejects every position but its own.
  const created = await create({ left, top }).catch((error) => {
    if (error instanceof RelayError) throw error;
    return create({});
  });
  const tabId = created?.tabs?.[0]?.id;
  if (created?.id === undefined || tabId === undefined) return undefined;
  await disableAutoDiscard(tabId);
  return { windowId: created.id, tabId };
}

/** Moves a tab into an unfocused popup window of its own, where it stays visible and so keeps running. */
export async function moveToOwnWindow(tabId: number, size: { width: number; height: number }): Promise<void> {
  await withTimeout(
    'move the tab',
    browser.windows.create({ tabId, type: 'popup', focused: false, ...size }),
  );
}

export const findWindow = (windowId: number) =>
  withTimeout('find the window', browser.windows.get(windowId)).catch(() => undefined);
export const focusedWindow = () =>
  withTimeout('find the focused window', browser.windows.getLastFocused()).catch(() => undefined);
export const focusWindow = (windowId: number) =>
  withTimeout('raise the window', browser.windows.update(windowId, { focused: true }));
export const isIncognitoAllowed = () =>
  withTimeout('say whether it allows incognito', browser.extension.isAllowedIncognitoAccess());
