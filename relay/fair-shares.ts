/**
 * Divides what is bounded among keys: a key may hold as much as it leaves free, so one alone gets a half, two a third
 * each, and there is always room for one more.
 */
export class FairShares {
  readonly #max: number;
  /** How much each key holds; a key that holds nothing is deleted. */
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(max: number) {
    this.#max = max;
  }

  hasRoom(key: string, amount: number): boolean {
    return this.#of(key) + amount <= this.#max - this.#total - amount;
  }

  /** How much a key holds. */
  #of(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  /** The key that holds most; none where nothing is held. */
  largest(): string | undefined {
    let largest: string | undefined;
    for (const key of this.#held.keys())
      if (largest === undefined || this.#of(key) > this.#of(largest)) largest = key;
    return largest;
  }

  /** Counts what the key holds from now on; what it gives back is negative. */
  add(key: string, change: number): void {
    const held = this.#of(key) + change;
    this.#total += change;
    if (held > 0) this.#held.set(key, held);
    else this.#held.delete(key);
  }
}
