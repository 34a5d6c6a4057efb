/** Lets a few works run at once, the callers in turn: who asks for much waits for himself, not others for him. */

/** The works of one key. */
interface Row {
  running: number;
  /** Which of all works its latest one was; 0 before the first. */
  servedAt: number;
  /** Starts of those that wait, in order of arrival. */
  waiting: (() => void)[];
}

export class FairTurns {
  readonly #maxRunning: number;
  readonly #maxPerKey: number;
  #running = 0;
  /** How many works were started. */
  #served = 0;
  /** By key. A key without works is deleted. */
  readonly #rows = new Map<string, Row>();

  /** @param limits.perKey fewer than `running`, so that one key cannot use them all */
  constructor(limits: { running: number; perKey: number }) {
    this.#maxRunning = limits.running;
    this.#maxPerKey = limits.perKey;
  }

  /** Does the work when it is the key's turn. @throws the reason of `signal` where that aborts before; what it throws */
  async run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const row = this.#rows.get(key) ?? { running: 0, servedAt: 0, waiting: [] };
    this.#rows.set(key, row);
    await this.#turnIn(key, row, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      row.running -= 1;
      this.#tidy(key, row);
      this.#startNext();
    }
  }

  /** How many works run, and how many wait for their turn. */
  counts(): { running: number; waiting: number } {
    const waiting = [...this.#rows.values()].reduce((sum, row) => sum + row.waiting.length, 0);
    return { running: this.#running, waiting };
  }

  #turnIn(key: string, row: Row, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = () => {
        row.waiting = row.waiting.filter((one) => one !== start);
        this.#tidy(key, row);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      row.waiting.push(start);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#running >= this.#maxRunning) return;
    const [next] = [...this.#rows.values()]
      .filter(({ running, waiting }) => waiting.length > 0 && running < this.#maxPerKey)
      .sort((one, other) => one.servedAt - other.servedAt);
    if (!next) return;
    this.#running += 1;
    next.running += 1;
    this.#served += 1;
    next.servedAt = this.#served;
    next.waiting.shift()?.();
  }

  #tidy(key: string, row: Row): void {
    if (row.running === 0 && row.waiting.length === 0) this.#rows.delete(key);
  }
}
