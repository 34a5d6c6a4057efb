/** Which runs of relays live: the age of the last heartbeat decides, by this machine's own clock. */

/** Silent for longer, its calls in flight are given up. */
const silentAfterMs = 3_000;
/** Silent for longer, it is not listed any more. */
export const lostAfterMs = 5_000;
/** A lost relay is shown as lost until then. */
export const forgottenAfterMs = 10_000;

export class Members {
  /** When each was heard last, in milliseconds of `now`. An entry dies when it is forgotten or leaves. */
  readonly #heardAt = new Map<string, number>();
  readonly #silent = new Set<string>();
  readonly #now: () => number;
  readonly #listeners = new Set<(run: string) => void>();

  /** @param now milliseconds of a clock that is never set */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  heard(run: string): void {
    this.#heardAt.set(run, this.#now());
    this.#silent.delete(run);
  }

  /** It says itself that it ends. */
  left(run: string): void {
    this.#heardAt.delete(run);
    this.#silent.delete(run);
    this.#tell(run);
  }

  isAlive(run: string): boolean {
    return this.ageMs(run) <= silentAfterMs;
  }

  /** Milliseconds since it was heard; Infinity when it never was, or long ago. */
  ageMs(run: string): number {
    const at = this.#heardAt.get(run);
    return at === undefined ? Infinity : this.#now() - at;
  }

  all(): string[] {
    return [...this.#heardAt.keys()];
  }

  /** While this relay itself heard nobody, nobody fell silent. */
  heardNothingMeanwhile(): void {
    for (const run of this.#heardAt.keys()) this.heard(run);
  }

  /** To be called often; tells who has fallen silent. @returns those that are forgotten now */
  check(): string[] {
    const forgotten: string[] = [];
    for (const run of this.#heardAt.keys()) {
      if (!this.isAlive(run) && !this.#silent.has(run)) {
        this.#silent.add(run);
        this.#tell(run);
      }
      if (this.ageMs(run) > forgottenAfterMs) forgotten.push(run);
    }
    for (const run of forgotten) {
      this.#heardAt.delete(run);
      this.#silent.delete(run);
    }
    return forgotten;
  }

  /** Calls it with each run that falls silent or leaves, until the function that it returns is called. */
  onGone(listener: (run: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(run: string): void {
    for (const listener of [...this.#listeners]) listener(run);
  }
}
