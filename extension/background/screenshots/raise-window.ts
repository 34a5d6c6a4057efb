import { tabsOf } from '../browser-api/tabs';
import {
  findWindow,
  focusedWindow,
  focusWindow,
  lowerWindow,
  minimiseWindow,
  moveToWindowInFront,
} from '../browser-api/windows';

/**
 * Brings a window to the front; the function that it returns puts it back and gives the focus back. The browser can give
 * the focus to its own windows only: while another program has it, a window of one tab is replaced by an unfocused one.
 */
export async function raiseWindow(windowId: number): Promise<() => Promise<void>> {
  const [before, window, tabs] = await Promise.all([focusedWindow(), findWindow(windowId), tabsOf(windowId)]);
  const isMinimised = window?.state === 'minimized';
  const tabId = tabs[0]?.id;
  if (!before?.focused && window?.type === 'popup' && tabId !== undefined) {
    const { left, top, width, height } = window;
    const inFront = await moveToWindowInFront(tabId, { left, top, width, height });
    return async () => {
      if (inFront !== undefined) await (isMinimised ? minimiseWindow(inFront) : lowerWindow(inFront));
    };
  }
  await focusWindow(windowId);
  return async () => {
    if (isMinimised) await minimiseWindow(windowId);
    if (before?.id !== undefined && before.id !== windowId) await focusWindow(before.id);
  };
}
