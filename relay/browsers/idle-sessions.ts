/** Closes idle sessions, and explains that to later calls for them. */
import { RelayError } from '../../extension/protocol/errors';
import type { Order, OrderResults, Session } from '../../extension/protocol/frames/frames';
import { Deadline } from '../deadline';
import type { Browsers, Call, ConnectedBrowser } from './browsers';
import { countsAsUse } from './counts-as-use';
import { idleCloseId } from './ending';

const closeLimitMs = 10_000;
const maxCheckEveryMs = 30_000;
/** Calls for sessions that were closed longer ago get the plain 404. */
const maxRemembered = 1_000;

/** How often to look for idle sessions, in milliseconds: often enough that none stays a tenth longer than it may. */
export function checkIdleEveryMs(idleMinutes: number): number {
  return idleMinutes > 0 ? Math.min(maxCheckEveryMs, Math.max(100, idleMinutes * 6_000)) : maxCheckEveryMs;
}

/** The same browsers, with a record of which sessions are used. */
export class IdleSessions implements Browsers {
  readonly #inner: Omit<Browsers, 'hold'>;
  readonly #idleMinutes: number;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  /** How many calls and tasks use a session now. An entry dies with the last of them. */
  readonly #held = new Map<string, number>();
  /** When the last use of a session ended. An entry dies at the first check after its session is gone. */
  readonly #usedAt = new Map<string, number>();
  /** When calls that open a session began; which session is theirs is not known before they end. */
  readonly #opening = new Set<{ since: number }>();
  /** Idle sessions that were closed, by id: the last thousand. */
  readonly #closed = new Map<string, { keyName: string }>();

  /**
   * @param options.idleMinutes how long a session may be without a call; 0 for ever
   * @param options.now epoch milliseconds
   * @param options.onError receives why an idle session could not be closed; that is tried again after as long
   */
  constructor(
    inner: Omit<Browsers, 'hold'>,
    options: { idleMinutes: number; now(): number; onError(error: unknown): void },
  ) {
    this.#inner = inner;
    this.#idleMinutes = options.idleMinutes;
    this.#now = options.now;
    this.#onError = options.onError;
  }

  list(): ConnectedBrowser[] {
    return this.#inner.list();
  }

  known(): Session[] {
    return this.#inner.known();
  }

  sessions(signal: AbortSignal): Promise<Session[]> {
    return this.#inner.sessions(signal);
  }

  watch(on: boolean): void {
    this.#inner.watch(on);
  }

  hold(sessionId: string): (wasUsed?: boolean) => void {
    this.#held.set(sessionId, (this.#held.get(sessionId) ?? 0) + 1);
    return (wasUsed = true) => {
      const others = (this.#held.get(sessionId) ?? 1) - 1;
      if (others > 0) this.#held.set(sessionId, others);
      else this.#held.delete(sessionId);
      if (wasUsed) this.#usedAt.set(sessionId, this.#now());
    };
  }

  async send<Kind extends Order['do']>(
    order: Extract<Order, { do: Kind }>,
    call: Call,
  ): Promise<OrderResults[Kind]> {
    let wasUsed = countsAsUse(order);
    const release = wasUsed ? this.#holdFor(order) : () => undefined;
    try {
      return await this.#inner.send(order, call);
    } catch (error) {
      // A caller with another key must not keep a session open.
      wasUsed &&= !isNotFound(error);
      throw this.#explain(error, order, call.keyName);
    } finally {
      release(wasUsed);
    }
  }

  /** Closes what is idle now. Resolves when each of those is closed or could not be. */
  async closeIdle(): Promise<void> {
    const open = await this.#inner.sessions(new AbortController().signal);
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.#usedAt.keys()) if (!ids.has(id)) this.#usedAt.delete(id);
    if (this.#idleMinutes === 0) return;
    const idle = open.filter((session) => this.#isIdle(session));
    await Promise.all(idle.map((session) => this.#close(session)));
  }

  #holdFor(order: Order): (wasUsed: boolean) => void {
    return 'sessionId' in order ? this.hold(order.sessionId) : this.#holdOpening();
  }

  #holdOpening(): (wasUsed: boolean) => void {
    const one = { since: this.#now() };
    this.#opening.add(one);
    return () => this.#opening.delete(one);
  }

  #isIdle({ id, createdAt, lastActive }: Session): boolean {
    if (this.#held.has(id)) return false;
    if ([...this.#opening].some(({ since }) => Date.parse(createdAt) >= since)) return false;
    const lastUse = Math.max(Date.parse(lastActive), this.#usedAt.get(id) ?? 0);
    return this.#now() - lastUse >= this.#idleMinutes * 60_000;
  }

  async #close(session: Session): Promise<void> {
    const release = this.hold(session.id);
    // Before it is sent: a call that comes meanwhile finds the session closed, and learns why.
    this.#remember(session);
    try {
      await this.#inner.send(
        { do: 'close', sessionId: session.id },
        {
          keyName: session.keyName,
          commandId: idleCloseId(),
          hasIdempotencyKey: false,
          deadline: Deadline.after(closeLimitMs),
          effect: 'act',
          signal: new AbortController().signal,
        },
      );
    } catch (error) {
      this.#closed.delete(session.id);
      this.#onError(error);
    } finally {
      release();
    }
  }

  #remember({ id, keyName }: Session): void {
    this.#closed.set(id, { keyName });
    const [oldest] = this.#closed.keys();
    if (oldest !== undefined && this.#closed.size > maxRemembered) this.#closed.delete(oldest);
  }

  /** Says why the session is gone, but to its own key only. */
  #explain(error: unknown, order: Order, keyName: string): unknown {
    if (!isNotFound(error)) return error;
    if (!('sessionId' in order) || this.#closed.get(order.sessionId)?.keyName !== keyName) return error;
    return new RelayError(error.code, idleMessage(order.sessionId, this.#idleMinutes), error.more);
  }
}

function isNotFound(error: unknown): error is RelayError {
  return error instanceof RelayError && error.code === 'session_not_found';
}

function idleMessage(sessionId: string, minutes: number): string {
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `Session ${sessionId} is closed, because nobody used it for ${time} (TABRELAY_SESSION_IDLE of the relay says how many). POST /v1/session opens a new one.`;
}
