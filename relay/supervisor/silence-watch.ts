/** Notices that a process no longer sends what it has to send all the time. */

/** How often the silence is measured. */
const checkEveryMs = 500;

export class SilenceWatch {
  readonly #limitMs: number;
  readonly #onSilent: () => void;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #silentMs = 0;
  #checkedAt: number;

  /**
   * @param options.limitMs how long the silence may last
   * @param options.onSilent called each time that it has lasted so long
   * @param options.now milliseconds of any clock
   */
  constructor(options: { limitMs: number; onSilent(): void; now(): number }) {
    this.#limitMs = options.limitMs;
    this.#onSilent = options.onSilent;
    this.#now = options.now;
    this.#checkedAt = this.#now();
    this.#timer = setInterval(() => this.#check(), checkEveryMs);
  }

  /** The process has sent something. */
  heard(): void {
    this.#silentMs = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Between two checks no more than twice their distance counts: where more has passed, we did not run ourselves (the
   * machine slept, or all of us were stopped), and neither could the other process.
   */
  #check(): void {
    const now = this.#now();
    this.#silentMs += Math.min(Math.max(0, now - this.#checkedAt), 2 * checkEveryMs);
    this.#checkedAt = now;
    if (this.#silentMs <= this.#limitMs) return;
    this.#silentMs = 0;
    this.#onSilent();
  }
}
