/** When this process was too busy to notice anything: what it measures meanwhile is late by that. */
const lookEveryMs = 50;

export class HoldUps {
  longestMs = 0;
  /** Each with its end, of `performance.now()`. */
  readonly #all: { endedAt: number; ms: number }[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let due = performance.now() + lookEveryMs;
    this.#timer = setInterval(() => {
      const now = performance.now();
      const ms = now - due;
      due = now + lookEveryMs;
      if (ms < lookEveryMs) return;
      this.#all.push({ endedAt: now, ms });
      this.longestMs = Math.max(this.longestMs, ms);
    }, lookEveryMs);
  }

  /** Milliseconds of all that ended since then. */
  since(at: number): number {
    return this.#all.reduce((sum, { endedAt, ms }) => (endedAt < at ? sum : sum + ms), 0);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
