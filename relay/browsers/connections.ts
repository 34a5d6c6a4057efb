/** The connections to browsers that are open now, and the wait for one that is about to come back. */
import { nameForPeople } from './browser-ids';
import type { Call } from './browsers';
import { noBrowser, noSuchBrowser } from './not-found-errors';
import type { BrowserConnection } from './sockets/browser-connection';

/** After a start or a lost browser, calls wait this long for it before they fail. */
const reconnectGraceMs = 3_000;

export class Connections {
  /** By browser id, the latest last. An entry dies with its connection, or when the same browser connects again. */
  readonly #live = new Map<string, BrowserConnection>();
  /** When a browser was lost, by its id. An entry dies when the browser connects again. */
  readonly #lostAt = new Map<string, number>();
  readonly #startedAt = Date.now();
  /** Those who wait for the next connection; emptied by it. */
  #waiting: (() => void)[] = [];

  all(): BrowserConnection[] {
    return [...this.#live.values()];
  }

  get(browserId: string): BrowserConnection | undefined {
    return this.#live.get(browserId);
  }

  has(browserId: string): boolean {
    return this.#live.has(browserId);
  }

  /** Whether it is the one over which its browser is reached now. */
  isCurrent(connection: BrowserConnection): boolean {
    return this.#live.get(connection.id) === connection;
  }

  /** The browser of this name or id; by default the latest that was paired by hand, else the latest. */
  preferred(wanted: string | undefined): BrowserConnection | undefined {
    const all = this.all();
    if (wanted) return all.find((one) => one.id === wanted || nameOf(one) === wanted);
    return all.findLast((one) => one.pairedByHand) ?? all.at(-1);
  }

  /** @throws RelayError bad_request for a name that no browser has, while others are connected */
  checkName(wanted: string | undefined, isPaired: (idOrName: string) => boolean): void {
    const connected = this.all().map(nameOf);
    if (wanted === undefined || connected.length === 0 || this.preferred(wanted)) return;
    // One that is away may come back, and a repeated call finds it.
    if (!isPaired(wanted)) throw noSuchBrowser(wanted, connected);
  }

  add(connection: BrowserConnection): void {
    // Deleted first, so that the latest is last.
    this.#live.delete(connection.id);
    this.#live.set(connection.id, connection);
    this.#lostAt.delete(connection.id);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** Returns whether it was the current one of its browser. */
  remove(connection: BrowserConnection): boolean {
    if (!this.isCurrent(connection)) return false;
    this.#live.delete(connection.id);
    this.#lostAt.set(connection.id, Date.now());
    return true;
  }

  /**
   * The connection that `pick` finds, now or as soon as it is back within the grace period.
   * @param browserId the browser that is waited for, where it is a certain one
   * @throws RelayError no_browser
   */
  async waitFor(
    pick: () => BrowserConnection | undefined,
    browserId: string | undefined,
    { signal, deadline, hasIdempotencyKey }: Pick<Call, 'signal' | 'deadline' | 'hasIdempotencyKey'>,
  ): Promise<BrowserConnection> {
    const lastSeen = browserId
      ? (this.#lostAt.get(browserId) ?? this.#startedAt)
      : Math.max(this.#startedAt, ...this.#lostAt.values());
    const until = Math.min(lastSeen + reconnectGraceMs, Date.now() + deadline.remainingMs);
    while (!signal.aborted) {
      const found = pick();
      if (found) return found;
      if (!(await this.#arrival(until))) break;
    }
    throw noBrowser(browserId, this.all().map(nameOf), hasIdempotencyKey);
  }

  /** Resolves once no browser is expected back any more, or the signal aborts. */
  async settled(signal: AbortSignal): Promise<void> {
    const expected = () => Math.max(this.#live.size ? 0 : this.#startedAt, ...this.#lostAt.values());
    while (!signal.aborted && (await this.#arrival(expected() + reconnectGraceMs)));
  }

  /** Waits for the next browser to connect; false when `until` (epoch ms) is over. */
  async #arrival(until: number): Promise<boolean> {
    const leftMs = until - Date.now();
    if (leftMs <= 0) return false;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      setTimeout(resolve, leftMs);
    });
    return true;
  }
}

/** The name of a connected browser for people. */
export function nameOf({ id, introduction }: BrowserConnection): string {
  return nameForPeople(introduction.browserName, id);
}
