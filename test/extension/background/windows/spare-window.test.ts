import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSpareWindow, SpareWindow } from '../../../../extension/background/windows/opening/spare-window';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wanted = { headless: true, incognito: false, width: 1280, height: 800 };
const untouched = {
  state: 'normal',
  width: 1280,
  height: 800,
  tabs: [{ id: 11, url: 'about:blank', status: 'complete' }],
};

/** A browser whose first spare window is 1, with tab 11. */
function browser({ memory = fakeMemory() } = {}) {
  const state = {
    isLaunched: true,
    lastActiveMs: 0,
    found: untouched as typeof untouched | undefined,
    navigations: 1,
    windowIds: [1, 7],
    ofSessions: [] as number[],
  };
  const calls: unknown[] = [];
  const start = async () =>
    new SpareWindow(await readSpareWindow(memory), {
      memory,
      isWanted: () => state.isLaunched,
      lastActiveMs: () => state.lastActiveMs,
      async open(options) {
        calls.push(['open', options]);
        return { windowId: 1, tabId: 11 };
      },
      find: async () => state.found,
      resize: async (...args) => void calls.push(['resize', ...args]),
      windowIds: async () => state.windowIds,
      closeTab: async (tabId) => void calls.push(['close', tabId]),
      navigations: () => state.navigations,
      blankPageLoaded: (tabId) => void calls.push(['loaded', tabId]),
      isOfSession: (tabId) => state.ofSessions.includes(tabId),
    });
  return { state, calls, start, memory };
}

/** With the spare window that was opened after a session. */
async function withSpare(options?: Parameters<typeof browser>[0]) {
  const world = browser(options);
  const spare = await world.start();
  spare.opened(wanted);
  await vi.advanceTimersByTimeAsync(600);
  expect(world.calls.splice(0)).toEqual([['open', wanted]]);
  return { ...world, spare };
}

test('is opened for the next session once nothing else is done', async () => {
  const { state, calls, start } = browser();
  const spare = await start();
  spare.opened(wanted);
  state.lastActiveMs = Date.now() + 400;
  await vi.advanceTimersByTimeAsync(800);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toEqual([['open', wanted]]);
  expect(spare.owns(11)).toBe(true);
});

test('is never opened in a browser that was there before tabrelay', async () => {
  const { state, calls, start } = browser();
  state.isLaunched = false;
  (await start()).opened(wanted);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
});

test.each([
  ['an incognito window', { incognito: true }],
  ['a window in front', { headless: false }],
])('is not opened like %s', async (_, unlike) => {
  const { calls, start } = browser();
  (await start()).opened({ ...wanted, ...unlike });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
});

test('goes to one session only', async () => {
  const { spare } = await withSpare();
  const taken = await Promise.all([spare.take(wanted), spare.take(wanted)]);
  expect(taken).toEqual([{ windowId: 1, tabId: 11 }, undefined]);
  expect(spare.owns(11)).toBe(false);
});

test.each([
  ['of another size', { width: 800 }],
  ['in front', { headless: false }],
  ['incognito', { incognito: true }],
])('is kept when a session asks for a window %s', async (_, unlike) => {
  const { spare } = await withSpare();
  expect(await spare.take({ ...wanted, ...unlike })).toBeUndefined();
  expect(spare.owns(11)).toBe(true);
});

test.each([
  ['navigated', { ...untouched, tabs: [{ id: 11, url: 'https://a.example/', status: 'complete' }] }],
  ['minimised', { ...untouched, state: 'minimized' }],
  ['given a second tab', { ...untouched, tabs: [...untouched.tabs, ...untouched.tabs] }],
  ['closed', undefined],
])('is not used once somebody has %s it', async (_, found) => {
  const { spare, state, calls } = await withSpare();
  state.found = found;
  expect(await spare.take(wanted)).toBeUndefined();
  expect(calls).toEqual([['close', 11]]);
});

test('is not used when it has come back from another page', async () => {
  const { spare, state } = await withSpare();
  state.navigations = 3;
  expect(await spare.take(wanted)).toBeUndefined();
});

test('gives way to one of the size that sessions ask for now', async () => {
  const { spare, calls } = await withSpare();
  const smaller = { ...wanted, width: 800 };
  spare.opened(smaller);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([
    ['close', 11],
    ['open', smaller],
  ]);
});

test('gets its size back', async () => {
  const { spare, state, calls } = await withSpare();
  state.found = { ...untouched, width: 900 };
  expect(await spare.take(wanted)).toEqual({ windowId: 1, tabId: 11 });
  expect(calls).toEqual([['resize', 1, { width: 1280, height: 800 }]]);
});

test('is there for the next worker, which learns that its page has loaded', async () => {
  const { state, calls, start } = await withSpare();
  state.navigations = 0;
  expect(await (await start()).take(wanted)).toEqual({ windowId: 1, tabId: 11 });
  expect(calls).toEqual([['loaded', 11]]);
});

test('is not used twice when the worker stops just after it was taken', async () => {
  const { spare, state, start } = await withSpare();
  await spare.take(wanted);
  state.ofSessions = [11];
  expect(await (await start()).take(wanted)).toBeUndefined();
});

test('is closed when nobody has wanted it for five minutes', async () => {
  const { spare, calls, memory } = await withSpare();
  await spare.closeIfUnused();
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(301_000);
  await spare.closeIfUnused();
  expect(calls).toEqual([['close', 11]]);
  expect(await readSpareWindow(memory)).toBeUndefined();
});

test('that the user has closed is not opened again before the next session', async () => {
  const { spare, calls } = await withSpare();
  spare.tabClosed(11);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await spare.take(wanted)).toBeUndefined();
  expect(calls).toEqual([]);
});

test('does not keep the browser running alone', async () => {
  const { spare, state, calls } = await withSpare();
  await spare.windowClosed();
  expect(calls).toEqual([]);
  state.windowIds = [1];
  await spare.windowClosed();
  expect(calls).toEqual([['close', 11]]);
});
