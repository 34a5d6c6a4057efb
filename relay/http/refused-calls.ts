/** Counts calls that are refused without a key, so that a flood of them fills no log. */
const maxLinesPerMinute = 100;
const minuteMs = 60_000;

export class RefusedCalls {
  readonly #now: () => number;
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** @param now in milliseconds; it never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** How many of the minute before were not written, where this call is to be; undefined where it is not. */
  take(): number | undefined {
    const now = this.#now();
    if (now - this.#since < minuteMs) {
      this.#count += 1;
      return this.#count <= maxLinesPerMinute ? 0 : undefined;
    }
    const unwritten = Math.max(0, this.#count - maxLinesPerMinute);
    this.#since = now;
    this.#count = 1;
    return unwritten;
  }
}
