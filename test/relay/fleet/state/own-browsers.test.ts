import { afterEach, expect, it, vi } from 'vitest';
import { subjectsOf } from '../../../../relay/fleet/names';
import { OwnBrowsers } from '../../../../relay/fleet/state/own-browsers';

afterEach(() => {
  vi.useRealTimers();
});

const connected = (id: string) => ({
  id,
  name: id,
  connectedAt: '2026-01-01T00:00:00.000Z',
  pairedByHand: false,
  outdated: false,
});

it('writes again what the message server did not take, and keeps no other browser back', async () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const errors: unknown[] = [];
  let isFailing = true;
  const create = async (key: string, value: string) => {
    if (isFailing && key === 'browser.one') throw new Error('no answer in time');
    kept.set(key, value);
    return kept.size;
  };
  const parts = {
    bus: { isConnected: true, subscribe: () => () => undefined },
    state: { create, get: async () => undefined },
    directory: { onChange: () => undefined, browser: () => undefined },
    subjects: subjectsOf('fleet'),
    local: { list: () => [connected('one'), connected('two')], sessions: async () => [] },
    blockedSites: () => ['bank.example'],
    isUnpaired: () => false,
    events: { browserChanged: () => undefined },
    about: { run: 'run', relay: 'relay', labels: [], maxSessions: Number.POSITIVE_INFINITY },
    take: () => undefined,
    onError: (error: unknown) => errors.push(error),
  };
  const own = new OwnBrowsers(parts as unknown as ConstructorParameters<typeof OwnBrowsers>[0]);
  own.changed();
  await vi.advanceTimersByTimeAsync(100);
  expect([[...kept.keys()], errors.length]).toEqual([['browser.two'], 1]);
  isFailing = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(JSON.parse(kept.get('browser.one') ?? '{}')).toMatchObject({ blockedSites: ['bank.example'] });
});
