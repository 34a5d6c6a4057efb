/** Counts the acts at the browsers, each by the marker that its caller chose. It outlives browsers that are killed. */
export class Ledger {
  readonly #counts = new Map<string, number>();

  add(marker: string): void {
    this.#counts.set(marker, this.count(marker) + 1);
  }

  count(marker: string): number {
    return this.#counts.get(marker) ?? 0;
  }

  /** The markers that were acted on more than once. */
  doubled(): string[] {
    return [...this.#counts].filter(([, count]) => count > 1).map(([marker]) => marker);
  }
}
