/** Runs the work on pages and schemas in threads of their own. */
import type { RunPageWork } from '../autonomy/reading/reader';
import { FairTurns } from '../fair-turns';
import { ThreadPool } from './thread-pool';

/** Of all callers together; each needs about 50 MB for its dictionaries. */
const maxRunning = 3;
const maxPerKey = 2;
/** Dictionaries take half a second to load, so one thread stays. */
const maxSpare = 1;
/** Long pages take a second; what takes longer than this holds up others. */
const limitMs = 20_000;

/** @param script the built relay/threads/reading-thread.ts */
export function readingThreads(script: URL): { run: RunPageWork; warm(): void } {
  const pool = new ThreadPool(script, maxSpare);
  const turns = new FairTurns({ running: maxRunning, perKey: maxPerKey });
  const run = (name: string, input: unknown, { keyName, signal }: { keyName: string; signal: AbortSignal }) =>
    turns.run(keyName, signal, async () => {
      const thread = pool.take();
      try {
        return await thread.call(name, input, { signal, limitMs });
      } finally {
        pool.giveBack(thread);
      }
    });
  return { run: run as RunPageWork, warm: () => pool.warm() };
}
