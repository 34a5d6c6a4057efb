/** Who gets the focus back when a window of a session takes it. */
import { beforeEach, expect, test, vi } from 'vitest';
import browser, { type Windows } from 'webextension-polyfill';
import { noWindowId } from '../../../../extension/background/browser-api/windows';
import { WindowFocus } from '../../../../extension/background/windows/window-focus';

const usersWindow = 1;
/** Windows of sessions; the tab of each has the same number. */
const [opener, popup, spare] = [11, 12, 13];
const longMs = 5_000;

/** What has the focus now. */
let focused: number | undefined;
/** The tabs that left their window for a new one, so that its focus goes to what had it before. */
let moved: number[];
/** The windows that were given the focus. */
let raised: number[];
/** What the window manager gives the focus to when the window that has it is minimised. */
let next: number | undefined;
/** So long a window manager under load takes to minimise a window. */
let minimisingMs: number;
/** Whether the focus goes to a window that opens while one of the browser has it. */
let opensFocused: boolean;
/** Windows that were minimised. */
let minimised: Set<number>;
/** What was lowered. */
let lowered: number[];
/** Windows whose tabs have left. */
let empty: Set<number>;

beforeEach(() => {
  vi.useFakeTimers();
  focused = undefined;
  moved = [];
  raised = [];
  next = undefined;
  minimisingMs = 0;
  opensFocused = false;
  lowered = [];
  minimised = new Set();
  empty = new Set();
  Object.assign(browser, {
    runtime: { getPlatformInfo: async () => ({ os: 'linux' }) },
    tabs: {
      query: async ({ windowId }: { windowId: number }) => (empty.has(windowId) ? [] : [{ id: windowId }]),
    },
    windows: {
      get: async (id: number) => ({
        id,
        focused: id === focused,
        state: minimised.has(id) ? 'minimized' : 'normal',
      }),
      getLastFocused: async () => ({ id: focused, focused: focused !== undefined }),
      create: async ({ tabId }: { tabId: number }) => {
        moved.push(tabId);
        empty.add(tabId);
        if (focused !== undefined && opensFocused) focused = tabId + 100;
        return { id: tabId + 100 };
      },
      update: async (windowId: number, { state, focused: isFocused }: Windows.UpdateUpdateInfoType) => {
        if (state === 'minimized') {
          await new Promise((resume) => setTimeout(resume, minimisingMs));
          minimised.add(windowId);
          focused = next;
          next = undefined;
          return {};
        }
        if (isFocused === false) lowered.push(windowId);
        if (isFocused === false) return {};
        if (windowId !== usersWindow) throw new Error('No window with this id');
        raised.push(windowId);
        return {};
      },
    },
  });
  return () => void vi.useRealTimers();
});

const windowFocus = () => new WindowFocus((tabId) => tabId !== usersWindow);

async function passes(focus: WindowFocus, windowId: number): Promise<void> {
  focused = windowId;
  void focus.changed(windowId);
  await vi.advanceTimersByTimeAsync(longMs);
}

async function pageOpens(focus: WindowFocus, windowId: number): Promise<void> {
  focus.watch();
  await passes(focus, windowId);
}

test('a window of the user gets it back', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await pageOpens(focus, popup);
  expect({ raised, moved }).toEqual({ raised: [usersWindow], moved: [] });
});

test('another program gets it back', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  await pageOpens(focus, popup);
  expect({ raised, moved }).toEqual({ raised: [], moved: [popup] });
});

test('another program gets it back from windows that the window manager gave it to late', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  next = opener;
  minimisingMs = 1_500;
  await pageOpens(focus, popup);
  expect(moved).toEqual([popup, opener]);
});

test('another program gets it back from each of many windows that take it one soon after another', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  const windows = Array.from({ length: 40 }, (_, index) => 20 + index);
  for (const windowId of windows) {
    focus.watch();
    focused = windowId;
    void focus.changed(windowId);
    void focus.changed(noWindowId);
    // Before the last window is given up.
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(moved).toEqual(windows);
});

test('no window opens while one of a session has the focus, for it would be the next to get it', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  opensFocused = true;
  next = opener;
  await pageOpens(focus, popup);
  expect({ moved, focused }).toEqual({ moved: [popup, opener], focused: undefined });
});

test('a window of which the browser says, under load, that it no longer has it is left, too', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  focused = undefined;
  focus.watch();
  void focus.changed(popup);
  await vi.advanceTimersByTimeAsync(longMs);
  expect(moved).toEqual([popup]);
});

test('an older window that an event tells of when another is minimised stays where it is', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  focus.watch();
  focused = popup;
  void focus.changed(popup);
  await vi.advanceTimersByTimeAsync(100);
  void focus.changed(noWindowId);
  void focus.changed(opener);
  await vi.advanceTimersByTimeAsync(longMs);
  expect(moved).toEqual([popup]);
});

test('what opened while a window of a session had the focus is behind other programs, too', async () => {
  const focus = windowFocus();
  focus.opened(opener);
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  focus.opened(spare);
  focus.watch();
  focused = popup;
  void focus.changed(popup);
  focus.opened(usersWindow);
  focus.opened(popup + 100);
  await vi.advanceTimersByTimeAsync(longMs);
  expect(new Set(lowered)).toEqual(new Set([spare, popup + 100]));
});

test('who asks is told that a window was minimised, when it is no longer', async () => {
  const focus = windowFocus();
  const begunAt = Date.now();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  minimisingMs = 300;
  focus.watch();
  focused = popup;
  void focus.changed(popup);
  await vi.advanceTimersByTimeAsync(100);
  const asked = focus.hadMinimised(begunAt).then((had) => ({ had, moved: [...moved] }));
  await vi.advanceTimersByTimeAsync(longMs);
  expect(await asked).toEqual({ had: true, moved: [popup] });
  expect(await focus.hadMinimised(Date.now() + 1)).toBe(false);
});

test('a window without tabs, which is about to be gone, is none of the user’s', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, noWindowId);
  empty.add(popup);
  focus.watch();
  focused = popup;
  void focus.giveBack();
  await vi.advanceTimersByTimeAsync(100);
  focused = opener;
  await vi.advanceTimersByTimeAsync(longMs);
  expect(moved).toEqual([opener]);
});

test('another program has it after the window that had it was closed, without an event', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  await passes(focus, opener);
  focus.removed(opener);
  await vi.advanceTimersByTimeAsync(longMs);
  await pageOpens(focus, popup);
  expect({ raised, moved }).toEqual({ raised: [], moved: [popup] });
});

test('a window of the user that has it after another one was closed gets it back', async () => {
  const focus = windowFocus();
  await passes(focus, opener);
  focus.removed(opener);
  await passes(focus, usersWindow);
  await pageOpens(focus, popup);
  expect({ raised, moved }).toEqual({ raised: [usersWindow], moved: [] });
});

test('many windows of sessions that had it and are closed do not hide who had it before them', async () => {
  const focus = windowFocus();
  await passes(focus, usersWindow);
  for (let windowId = 20; windowId < 40; windowId += 1) {
    void focus.changed(windowId);
    void focus.changed(noWindowId);
    focus.removed(windowId);
    void focus.changed(usersWindow);
    void focus.changed(noWindowId);
  }
  await pageOpens(focus, popup);
  expect({ raised, moved }).toEqual({ raised: [usersWindow], moved: [] });
});
