/** A task that ends waits for what its page is still sending to a server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenWrites } from '../../../../extension/background/steps/open-writes';

interface Request {
  requestId: string;
  method: string;
  url: string;
}
type Listener = (request: Request) => void;

function event() {
  const listeners = new Set<Listener>();
  return {
    addListener: (listener: Listener) => void listeners.add(listener),
    removeListener: (listener: Listener) => void listeners.delete(listener),
    tell: (request: Request) => {
      for (const listener of listeners) listener(request);
    },
    listeners,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), ms);
    return end.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function page() {
  const [requested, requestCompleted, requestFailed] = [event(), event(), event()];
  const writes = new OpenWrites({ requested, requestCompleted, requestFailed });
  writes.actBegins(7);
  const request = (method: string, requestId = '1', url = 'http://shop.test/quotes?x=1') => ({
    requestId,
    method,
    url,
  });
  return {
    begins: (method: string, requestId?: string, url?: string) =>
      requested.tell(request(method, requestId, url)),
    ends: (requestId?: string) => requestCompleted.tell(request('', requestId)),
    fails: (requestId?: string) => requestFailed.tell(request('', requestId)),
    listeners: requested.listeners,
    /** Whether it still waits, and how long that was looked for. */
    async areOpen(tabId = 7) {
      const from = Date.now();
      let end: { isOpen: boolean; ms: number } | undefined;
      void writes.areOpen(tabId, new AbortController().signal).then((isOpen) => {
        end = { isOpen, ms: Date.now() - from };
      });
      return {
        async after(ms: number) {
          await vi.advanceTimersByTimeAsync(ms);
          return end;
        },
      };
    },
  };
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is waited for until it is answered', async (method) => {
  const { begins, ends, areOpen } = page();
  begins(method);
  const waiting = await areOpen();
  expect(await waiting.after(1_500)).toBeUndefined();
  ends();
  expect(await waiting.after(0)).toEqual({ isOpen: false, ms: 1_500 });
});

test('one without an answer is told of after some seconds', async () => {
  const { begins, areOpen } = page();
  begins('PUT');
  expect(await (await areOpen()).after(5_000)).toEqual({ isOpen: true, ms: 4_000 });
});

test('one that failed, and what only reads, is not waited for', async () => {
  const { begins, fails, areOpen } = page();
  begins('POST');
  fails();
  begins('GET', '2');
  expect(await (await areOpen()).after(0)).toEqual({ isOpen: false, ms: 0 });
});

test('a connection that a page holds open by asking again and again is not waited for', async () => {
  const { begins, ends, areOpen } = page();
  begins('POST', '1', 'http://shop.test/events?at=1');
  ends('1');
  begins('POST', '2', 'http://shop.test/events?at=2');
  expect(await (await areOpen()).after(0)).toEqual({ isOpen: false, ms: 0 });
});

test('a tab in which nothing was done is not waited for', async () => {
  expect(await (await page().areOpen(8)).after(0)).toEqual({ isOpen: false, ms: 0 });
});

test('some time after the last act nothing is listened to any more', async () => {
  const { listeners } = page();
  expect(listeners.size).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.size).toBe(0);
});
