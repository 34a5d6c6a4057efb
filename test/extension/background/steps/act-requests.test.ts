/** An act that another one follows waits for what its page asks a server for. */
import { expect, test, vi } from 'vitest';
import { ActRequests } from '../../../../extension/background/steps/act-requests';

type Listener = (request: { requestId: string }) => void;

function event() {
  const listeners = new Set<Listener>();
  return {
    addListener: (listener: Listener) => void listeners.add(listener),
    removeListener: (listener: Listener) => void listeners.delete(listener),
    tell: (requestId: string) => {
      for (const listener of listeners) listener({ requestId });
    },
    listeners,
  };
}

/** Whether requests of the latest act were still open when it had waited. */
let areOpen: boolean | undefined;

/** How long an act in whose page `happens` waits. */
async function waited(happens: (requested: Listener, answered: Listener) => void): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), ms);
    return end.signal;
  });
  try {
    const [requested, requestCompleted, requestFailed] = [event(), event(), event()];
    const requests = new ActRequests({ requested, requestCompleted, requestFailed }, 7);
    happens(
      ({ requestId }) => requested.tell(requestId),
      ({ requestId }) => requestCompleted.tell(requestId),
    );
    const begunAt = Date.now();
    let endedAt = 0;
    const end = requests.settled(new AbortController().signal).then(() => {
      endedAt = Date.now();
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await end;
    areOpen = requests.areOpen;
    requests.stop();
    expect([requested, requestCompleted, requestFailed].map(({ listeners }) => listeners.size)).toEqual([
      0, 0, 0,
    ]);
    return endedAt - begunAt;
  } finally {
    timeout.mockRestore();
    vi.useRealTimers();
  }
}

const [first, second] = [{ requestId: '1' }, { requestId: '2' }];

test('one without requests is answered at once', async () => {
  expect(await waited(() => {})).toBeLessThan(50);
});

test('one whose request is answered after 300 ms waits for it', async () => {
  const ms = await waited((requested, answered) => {
    requested(first);
    setTimeout(() => answered(first), 300);
  });
  expect(ms).toBeGreaterThanOrEqual(300);
  expect(ms).toBeLessThan(350);
  expect(areOpen).toBe(false);
});

test('a request that follows from the answer is waited for too', async () => {
  const ms = await waited((requested, answered) => {
    requested(first);
    setTimeout(() => answered(first), 100);
    setTimeout(() => requested(second), 110);
    setTimeout(() => answered(second), 250);
  });
  expect(ms).toBeGreaterThanOrEqual(250);
});

test('a request that stays open is waited for half a second', async () => {
  expect(await waited((requested) => requested(first))).toBe(500);
  expect(areOpen).toBe(true);
});
