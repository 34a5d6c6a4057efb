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

export interface OpenedWindow {
  windowId: number;
  tabId: number;
  /** Resolves when it is behind other programs. To be awaited: later it would take the focus from a window opened since. */
  inPlace: Promise<unknown> | undefined;
}

/** Opens a window with one tab; undefined when the browser does not, such as for incognito that is not allowed. */
export async function openWindow(options: WindowOptions): Promise<OpenedWindow | undefined> {
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
  const disabled = disableAutoDiscard(tabId);
  // Otherwise the next window that is to be in front may stay behind this one.
  if (!headless) await disabled;
  const inPlace = headless ? lowerBehindOtherPrograms(created.id).catch(() => undefined) : undefined;
  return { windowId: created.id, tabId, inPlace };
}

/** Where a window is, in CSS pixels. */
export type Place = Pick<Windows.Window, 'left' | 'top' | 'width' | 'height'>;

/** Shows a tab in an unfocused popup window of its own, in front of other programs. Returns the window's id. */
export async function moveToWindowInFront(tabId: number, place: Place): Promise<number | undefined> {
  const { left, top, ...size } = place;
  const create = (at: { left?: number; top?: number }) =>
    withTimeout(
      'move the tab',
      browser.windows.create({ tabId, type: 'popup', focused: false, ...size, ...at }),
    );
  // A minimised window may have a position off the screen, which the browser rejects.
  const created = await create({ left, top }).catch((error) => {
    if (error instanceof RelayError) throw error;
    return create({});
  });
  return created?.id;
}

/** Moves a tab into an unfocused popup window of its own, where it stays visible and so keeps running. */
export async function moveToOwnWindow(tabId: number, size: { width: number; height: number }): Promise<void> {
  const windowId = await moveToWindowInFront(tabId, size);
  if (windowId !== undefined) await lowerBehindOtherPrograms(windowId).catch(() => undefined);
}

/**
 * Puts an unfocused window behind the windows of other programs: the window manager opens it in front of them. A window
 * of the browser that has the focus stays in front of it by itself. Only X11 lowers a window that is deactivated
 * (ui/ozone/platform/x11/x11_window.cc); Windows focuses another one instead, macOS and Wayland do nothing.
 */
async function lowerBehindOtherPrograms(windowId: number): Promise<void> {
  if ((await focusedWindow())?.focused) return;
  await lowerWindow(windowId);
}

/** Puts an unfocused window behind all others, where the platform can. */
export async function lowerWindow(windowId: number): Promise<void> {
  const { os } = await browser.runtime.getPlatformInfo();
  if (os !== 'linux') return;
  await withTimeout('lower the window', browser.windows.update(windowId, { focused: false }));
}

export const findWindow = (windowId: number) =>
  withTimeout('find the window', browser.windows.get(windowId)).catch(() => undefined);
export const findWindowWithTabs = (windowId: number) =>
  withTimeout('find the window', browser.windows.get(windowId, { populate: true })).catch(() => undefined);
/** The ids of all windows. */
export const allWindowIds = async (): Promise<number[]> =>
  (await withTimeout('list the windows', browser.windows.getAll())).flatMap(({ id }) => id ?? []);
/** Sets the outer size, in CSS pixels. */
export const resizeWindow = (windowId: number, { width, height }: { width: number; height: number }) =>
  withTimeout('resize the window', browser.windows.update(windowId, { width, height }));
export const focusedWindow = () =>
  withTimeout('find the focused window', browser.windows.getLastFocused()).catch(() => undefined);
export const focusWindow = (windowId: number) =>
  withTimeout('raise the window', browser.windows.update(windowId, { focused: true }));
export const minimiseWindow = (windowId: number) =>
  withTimeout('minimise the window', browser.windows.update(windowId, { state: 'minimized' }));
export const isIncognitoAllowed = () =>
  withTimeout('say whether it allows incognito', browser.extension.isAllowedIncognitoAccess());
