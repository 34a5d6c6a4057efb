/** Visits of sessions are removed from the history, and no others. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionHistory } from '../../../../extension/background/user/session-history';

const now = 1_000_000;
let removed: [number, number][];
let isOn: boolean;

function history(visits: number[]): SessionHistory {
  return new SessionHistory({
    isOn: () => isOn,
    isOfSession: (tabId) => tabId === 1,
    visitTimes: async () => visits,
    deleteVisits: async (from, to) => void removed.push([from, to]),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  removed = [];
  isOn = true;
});
afterEach(() => {
  vi.useRealTimers();
});

test('of an address only the visit of the session is removed', async () => {
  history([now - 86_400_000, now - 4_000, now + 12.25]).visited(1, 'https://bank.example/', now);
  await vi.runAllTimersAsync();
  expect(removed).toEqual([[now + 11.75, now + 12.75]]);
});

test('nothing is removed for other tabs, blank pages, or unless the user has chosen it', async () => {
  history([now]).visited(2, 'https://bank.example/', now);
  history([now]).visited(1, 'about:blank', now);
  isOn = false;
  history([now]).visited(1, 'https://bank.example/', now);
  await vi.runAllTimersAsync();
  expect(removed).toEqual([]);
});
