/** Shows pages to the caller's own model from threads: one for each turn, so that no page can hold up another's. */
import type { Views } from '../autonomy/browse/views';
import type { Judgement } from '../autonomy/language-model/done/judge-done';
import type { ShownTurn } from '../autonomy/language-model/show-turn';
import type { Seen } from '../autonomy/model';
import { sendSeen } from './seen-over-port';
import { ThreadPool } from './thread-pool';

/** A thread starts in 50 ms; a turn that follows another one need not wait for that. */
const maxSpare = 1;
/** Reading a page takes a tenth of a second. */
const limitMs = 20_000;

/** @param script the built relay/threads/viewing-thread.ts */
export function threadedViews(script: URL): Views {
  const pool = new ThreadPool(script, maxSpare);

  async function call(name: string, seen: Seen, more: object, signal: AbortSignal) {
    const { data, handlers } = sendSeen(seen);
    const thread = pool.take();
    try {
      return await thread.call(name, { seen: data, ...more }, { signal, limitMs, handlers });
    } finally {
      pool.giveBack(thread);
    }
  }

  return {
    show: async (seen, turn, signal) => (await call('show', seen, { turn }, signal)) as ShownTurn,
    judgeDone: async (claim, seen, known, signal) =>
      (await call('judgeDone', seen, { claim, known }, signal)) as Judgement,
  };
}
