/** Lets the user stop everything that is driven until they resume it. */
import { RelayError } from '../../protocol/errors';
import type { StorageArea } from '../browser-api/storage';

const key = 'paused';

export class Pause {
  /** One for each running command, which removes its own. */
  readonly #inFlight = new Set<() => void>();

  private constructor(
    private readonly storage: StorageArea,
    private isPaused: boolean,
  ) {}

  /** Reads the state back; it survives the worker and the browser. */
  static async read(storage: StorageArea): Promise<Pause> {
    return new Pause(storage, (await storage.get(key))[key] === true);
  }

  /** Whether the user has paused everything. */
  get isOn(): boolean {
    return this.isPaused;
  }

  async set(on: boolean): Promise<void> {
    this.isPaused = on;
    if (on) for (const stop of this.#inFlight) stop();
    await this.storage.set({ [key]: on });
  }

  /**
   * Does the work, unless the user has paused or pauses before it is done; `abort` then stops it.
   * @throws RelayError paused; outcome not_executed if it had not begun, unknown if it was running.
   */
  async allow<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    abort: AbortController,
  ): Promise<Result> {
    if (this.isPaused) throw paused('not_executed');
    let stop = (): void => undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => {
        reject(paused('unknown'));
        abort.abort();
      };
    });
    this.#inFlight.add(stop);
    try {
      return await Promise.race([work(abort.signal), stopped]);
    } finally {
      this.#inFlight.delete(stop);
    }
  }
}

function paused(outcome: 'not_executed' | 'unknown'): RelayError {
  return new RelayError(
    'paused',
    'The user has paused tabrelay in this browser. They can resume it in the tabrelay popup; try again after that.',
    { outcome },
  );
}
