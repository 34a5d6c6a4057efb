/** The user is in charge: one click stops everything that is driven, and nothing goes on until they say so. */
import { RelayError } from '../../protocol/errors';
import type { Memory } from '../sessions/sessions';

const key = 'paused';

export interface Pause {
  /** Whether the user has paused everything. */
  isOn(): boolean;
  set(on: boolean): Promise<void>;
  /**
   * Does the work, unless everything is paused or is before it is done; `abort` then ends what is under way.
   * @throws RelayError paused; outcome not_executed when nothing was begun, unknown when it was under way.
   */
  allow<Result>(work: (signal: AbortSignal) => Promise<Result>, abort: AbortController): Promise<Result>;
}

/** Kept over the worker's sleep and the browser's restart: only the user takes it back. */
export async function openPause(memory: Memory, changed: (on: boolean) => void): Promise<Pause> {
  let on = (await memory.get(key))[key] === true;
  const inFlight = new Set<() => void>();
  changed(on);
  return {
    isOn: () => on,
    async set(next) {
      on = next;
      changed(on);
      if (on) for (const stop of inFlight) stop();
      await memory.set({ [key]: on });
    },
    async allow(work, abort) {
      if (on) throw paused('not_executed');
      let stop = (): void => undefined;
      const stopped = new Promise<never>((_, reject) => {
        stop = () => {
          reject(paused('unknown'));
          abort.abort();
        };
      });
      inFlight.add(stop);
      try {
        return await Promise.race([work(abort.signal), stopped]);
      } finally {
        inFlight.delete(stop);
      }
    },
  };
}

function paused(outcome: 'not_executed' | 'unknown'): RelayError {
  return new RelayError(
    'paused',
    'The user has paused tabrelay in this browser. They can resume it in the tabrelay popup; try again after that.',
    { outcome },
  );
}
