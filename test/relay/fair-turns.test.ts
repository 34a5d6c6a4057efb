/** Callers get their turns by key. */
import { expect, test } from 'vitest';
import { FairTurns } from '../../relay/fair-turns';

/** Works that run until they are told to end, in the order in which they were started. */
function works(turns: FairTurns) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (key: string, name: string, signal = new AbortController().signal) =>
    turns.run(key, signal, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string, running: Promise<void>) => {
    ends.get(name)?.();
    await running;
    // What its end starts begins in a later microtask.
    await new Promise(setImmediate);
  };
  return { started, begin, end };
}

test('a key with a hundred works holds up nobody else', async () => {
  const { started, begin } = works(new FairTurns({ running: 3, perKey: 2 }));
  for (let index = 0; index < 100; index += 1) void begin('greedy', `greedy ${index}`);
  void begin('modest', 'modest');
  await new Promise(setImmediate);
  expect(started).toEqual(['greedy 0', 'greedy 1', 'modest']);
});

test('keys that wait take turns, each in its own order', async () => {
  const { started, begin, end } = works(new FairTurns({ running: 1, perKey: 1 }));
  const running = new Map(
    ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => [name, begin(name[0] ?? '', name)] as const),
  );
  for (let index = 0; index < 6; index += 1) {
    await new Promise(setImmediate);
    const latest = started.at(-1) ?? '';
    await end(latest, running.get(latest) ?? Promise.resolve());
  }
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one that is aborted while it waits never starts, and keeps nobody', async () => {
  const { started, begin, end } = works(new FairTurns({ running: 1, perKey: 1 }));
  const first = begin('a', 'a1');
  const late = new AbortController();
  const aborted = begin('a', 'a2', late.signal);
  void begin('a', 'a3');
  late.abort(new Error('too late'));
  await expect(aborted).rejects.toThrow('too late');
  await end('a1', first);
  expect(started).toEqual(['a1', 'a3']);
});

test('a work that fails frees its turn', async () => {
  const turns = new FairTurns({ running: 1, perKey: 1 });
  const { signal } = new AbortController();
  await expect(turns.run('a', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('a', signal, async () => 'yes')).toBe('yes');
});
