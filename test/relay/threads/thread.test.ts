/** A thread that never answers is ended in time, whatever it does, and the relay's own thread goes on. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { ThreadPool } from '../../../relay/threads/thread-pool';
import { buildThread } from '../../support/threads/build-thread';

const script = await buildThread('test/support/threads/misbehaving-thread.ts');

/** The pool of one test. */
function pool(maxSpare = 1): ThreadPool {
  const made = new ThreadPool(script, maxSpare);
  onTestFinished(() => made.close());
  return made;
}

const never = () => new AbortController().signal;
const options = (more: object = {}) => ({ signal: never(), limitMs: 10_000, ...more });

describe('a call that never ends', () => {
  test.each(['loop', 'backtrack', 'microtasks'])(
    '%s: ends with its signal, and others are answered meanwhile',
    async (name) => {
      const threads = pool();
      const [hostile, harmless] = [threads.take(), threads.take()];
      await Promise.all([hostile.call('echo', 1, options()), harmless.call('echo', 1, options())]);
      const late = new AbortController();
      const call = hostile.call(name, undefined, options({ signal: late.signal }));
      for (let times = 0; times < 20; times += 1)
        expect(await harmless.call('echo', times, options())).toBe(times);
      const abortedAt = performance.now();
      late.abort(new Error('too late'));
      await expect(call).rejects.toThrow('too late');
      expect(performance.now() - abortedAt).toBeLessThan(500);
      expect(hostile.isEnded).toBe(true);
      harmless.end();
    },
  );

  test.each(['loop', 'backtrack', 'microtasks', 'askThenLoop'])(
    '%s: ends after the time that it may compute',
    async (name) => {
      const thread = pool().take();
      await thread.call('echo', 1, options());
      const call = thread.call(name, undefined, options({ limitMs: 300, handlers: { word: () => 'word' } }));
      await expect(call).rejects.toMatchObject({ code: 'timeout' });
      expect(thread.isEnded).toBe(true);
    },
  );

  test('the time that the relay takes to answer a thread does not count', async () => {
    const thread = pool().take();
    await thread.call('echo', 1, options());
    const word = (index: number) => new Promise((resolve) => setTimeout(() => resolve(index), 150));
    expect(await thread.call('ask', 4, options({ limitMs: 300, handlers: { word } }))).toEqual([0, 1, 2, 3]);
    thread.end();
  });
});

describe('a call that breaks its thread', () => {
  test('by using up the memory: the caller is told so', async () => {
    await expect(
      pool()
        .take()
        .call('swallow', undefined, options({ limitMs: 60_000 })),
    ).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('memory'),
    });
  }, 60_000);

  test.each(['exit', 'throwLater'])('by %s: it fails, and the next one gets another thread', async (name) => {
    const threads = pool();
    const thread = threads.take();
    await expect(thread.call(name, undefined, options())).rejects.toThrow();
    threads.giveBack(thread);
    const next = threads.take();
    expect(next).not.toBe(thread);
    expect(await next.call('echo', 'here', options())).toBe('here');
    next.end();
  });
});

describe('a call that fails', () => {
  test.each(['recurse', 'symbol', 'unknown'])('by %s leaves its thread usable', async (name) => {
    const thread = pool().take();
    await expect(thread.call(name, undefined, options())).rejects.toThrow();
    expect(await thread.call('echo', 'here', options())).toBe('here');
    thread.end();
  });

  test('with one of our errors keeps its code and outcome', async () => {
    const thread = pool().take();
    const failure = { name: 'RelayError', code: 'navigation_failed', more: { outcome: 'not_executed' } };
    await expect(thread.call('refuse', undefined, options())).rejects.toMatchObject(failure);
    thread.end();
  });

  test('may call only what it was given', async () => {
    const thread = pool().take();
    await expect(thread.call('ask', 1, options())).rejects.toThrow('may not call word');
    thread.end();
  });
});

test('a spare thread is used again, more than that are ended', async () => {
  const threads = pool(1);
  const [one, other] = [threads.take(), threads.take()];
  threads.giveBack(one);
  threads.giveBack(other);
  expect([one.isEnded, other.isEnded]).toEqual([false, true]);
  expect(threads.take()).toBe(one);
  one.end();
});
