/** Opens sessions only where there is room: a relay of a fleet may limit its browsers, and may be draining. */
import { RelayError } from '../../extension/protocol/errors';
import type { Order, OrderResults, Session } from '../../extension/protocol/frames/frames';
import type { Browsers, Call, ConnectedBrowser } from './browsers';

const retryAfterMs = 5_000;

export class LimitedBrowsers implements Browsers {
  readonly #inner: Browsers;
  readonly #maxSessions: number;
  readonly #isDraining: () => boolean;
  /** How many sessions are being opened in a browser, which are not in its list yet. */
  readonly #opening = new Map<string, number>();

  /** @param options.maxSessions in each browser */
  constructor(inner: Browsers, options: { maxSessions: number; isDraining(): boolean }) {
    this.#inner = inner;
    this.#maxSessions = options.maxSessions;
    this.#isDraining = options.isDraining;
  }

  list(): ConnectedBrowser[] {
    return this.#inner.list();
  }

  known(): Session[] {
    return this.#inner.known();
  }

  watch(on: boolean): void {
    this.#inner.watch(on);
  }

  sessions(signal: AbortSignal): Promise<Session[]> {
    return this.#inner.sessions(signal);
  }

  hold(sessionId: string): () => void {
    return this.#inner.hold(sessionId);
  }

  /** A browser that may open a session now: the one paired by hand, else the latest that has room. */
  withRoom(): ConnectedBrowser | undefined {
    const free = this.list().filter((browser) => this.#hasRoom(browser));
    return free.findLast(({ pairedByHand }) => pairedByHand) ?? free.at(-1);
  }

  hasRoom(browserId: string): boolean {
    const browser = this.list().find(({ id }) => id === browserId);
    return browser !== undefined && this.#hasRoom(browser);
  }

  async send<Kind extends Order['do']>(
    order: Extract<Order, { do: Kind }>,
    call: Call,
  ): Promise<OrderResults[Kind]> {
    const all = order.do === 'open' ? this.list() : [];
    // Without any the call waits for one that is about to come back.
    if (all.length === 0) return this.#inner.send(order, call);
    const named = all.find(({ id, name }) => id === call.browser || name === call.browser);
    if (call.browser !== undefined && !named) return this.#inner.send(order, call);
    const browser = named ?? this.withRoom();
    if (!browser || !this.#hasRoom(browser)) throw full(this.#isDraining(), call);
    return this.#open(browser.id, () => this.#inner.send(order, { ...call, browser: browser.id }));
  }

  async #open<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    this.#opening.set(id, (this.#opening.get(id) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#opening.get(id) ?? 1) - 1;
      if (left > 0) this.#opening.set(id, left);
      else this.#opening.delete(id);
    }
  }

  #hasRoom({ id, sessions }: ConnectedBrowser): boolean {
    return !this.#isDraining() && sessions + (this.#opening.get(id) ?? 0) < this.#maxSessions;
  }
}

function full(isDraining: boolean, { hasIdempotencyKey }: Call): RelayError {
  return new RelayError(
    'too_many_sessions',
    isDraining
      ? 'The relay is being drained, so its browsers open no more sessions. Use another relay, or POST /v1/fleet/relays/{name} with "draining": false.'
      : 'Every browser has as many sessions as it may. Close one, or ask again later.',
    // With a key it may have been opened by an earlier call.
    { retryAfterMs, outcome: hasIdempotencyKey ? 'unknown' : 'not_executed' },
  );
}
