/**
 * The moment by which an operation must be answered. Made once, where the operation begins; everything
 * below receives it. It goes to the extension as `timeoutMs` of a command (extension/background/steps/run-step.ts).
 */
export class Deadline {
  /** The time that the operation had in all, in milliseconds. */
  readonly limitMs: number;
  /** Epoch milliseconds. */
  readonly #endsAt: number;

  private constructor(limitMs: number, endsAt: number) {
    this.limitMs = limitMs;
    this.#endsAt = endsAt;
  }

  /** The deadline that is `limitMs` from now, or `outer` where that is earlier. */
  static after(limitMs: number, outer?: Deadline): Deadline {
    const endsAt = Date.now() + limitMs;
    return outer && outer.#endsAt <= endsAt ? outer : new Deadline(limitMs, endsAt);
  }

  /** Milliseconds left; 0 once it is over. */
  get remainingMs(): number {
    return Math.max(0, this.#endsAt - Date.now());
  }

  /** A signal that aborts when it is over. */
  toSignal(): AbortSignal {
    return AbortSignal.timeout(this.remainingMs);
  }
}
