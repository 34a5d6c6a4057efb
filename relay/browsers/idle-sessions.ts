/** A caller who died or forgot leaves windows behind; they are closed, and who comes back later is told so. */
import { randomUUID } from 'node:crypto';
import { RelayError } from '../../extension/protocol/errors';
import type { Command, Order, OrderResults, Session } from '../../extension/protocol/frames';
import type { Browsers, Call } from './browsers';

const closeTimeoutMs = 10_000;
const maxLookMs = 30_000;
/** So many closed sessions are remembered; older ones are told to be closed, but not why. */
const maxRemembered = 1_000;
/** No other command's id begins so: those are UUIDs and hashes. */
const idlePrefix = 'idle-';

/** How often to look for idle sessions, in ms; a tenth of the time they get is what they may get beyond it. */
export function lookEveryMs(idleMinutes: number): number {
  return idleMinutes > 0 ? Math.min(maxLookMs, Math.max(100, idleMinutes * 6_000)) : maxLookMs;
}

export interface BrowsersInUse extends Browsers {
  /** Closes what is idle now. Resolves when each of those is closed or could not be. */
  closeIdle(): Promise<void>;
}

/** Whether the relay sent this because nobody used the session, and not because a caller asked for it. */
export function isIdleClose({ id, order }: Pick<Command, 'id' | 'order'>): boolean {
  return order.do === 'close' && id.startsWith(idlePrefix);
}

/**
 * The same browsers, of which it is known which sessions are used.
 * @param options.idleMinutes how long a session may be without a call; 0 for ever
 * @param options.now epoch milliseconds
 * @param options.onTrouble told why an idle session could not be closed; it is tried again after as long
 */
export function closingIdleSessions(
  inner: Omit<Browsers, 'hold'>,
  options: { idleMinutes: number; now(): number; onTrouble(error: unknown): void },
): BrowsersInUse {
  const { idleMinutes, now } = options;
  const held = new Map<string, number>();
  const usedAt = new Map<string, number>();
  /** When calls that open a session began; which sessions will be theirs is not known before they end. */
  const opening = new Set<{ since: number }>();
  const closed = new Map<string, { keyName: string }>();

  function hold(sessionId: string): (wasUsed?: boolean) => void {
    held.set(sessionId, (held.get(sessionId) ?? 0) + 1);
    return (wasUsed = true) => {
      const others = (held.get(sessionId) ?? 1) - 1;
      if (others > 0) held.set(sessionId, others);
      else held.delete(sessionId);
      if (wasUsed) usedAt.set(sessionId, now());
    };
  }

  function holdOpening(): (wasUsed: boolean) => void {
    const one = { since: now() };
    opening.add(one);
    return () => opening.delete(one);
  }

  function isIdle({ id, createdAt, lastActive }: Session): boolean {
    if (held.has(id)) return false;
    if ([...opening].some(({ since }) => Date.parse(createdAt) >= since)) return false;
    const lastUse = Math.max(Date.parse(lastActive), usedAt.get(id) ?? 0);
    return now() - lastUse >= idleMinutes * 60_000;
  }

  function remember({ id, keyName }: Session): void {
    closed.set(id, { keyName });
    const [oldest] = closed.keys();
    if (oldest !== undefined && closed.size > maxRemembered) closed.delete(oldest);
  }

  async function close(session: Session): Promise<void> {
    const letGo = hold(session.id);
    // Before it is sent: a call that comes meanwhile finds it closed, and is to be told why.
    remember(session);
    try {
      await inner.send(
        { do: 'close', sessionId: session.id },
        {
          keyName: session.keyName,
          commandId: `${idlePrefix}${randomUUID()}`,
          keyed: false,
          timeoutMs: closeTimeoutMs,
          effect: 'act',
          signal: new AbortController().signal,
        },
      );
    } catch (error) {
      closed.delete(session.id);
      options.onTrouble(error);
    } finally {
      letGo();
    }
  }

  function explain(error: unknown, order: Order, keyName: string): unknown {
    if (!isNotFound(error)) return error;
    // To another key it never was.
    if (!('sessionId' in order) || closed.get(order.sessionId)?.keyName !== keyName) return error;
    return new RelayError(error.code, idleWords(order.sessionId, idleMinutes), error.more);
  }

  return {
    list: inner.list,
    sessions: inner.sessions,
    hold,
    async send<Kind extends Order['do']>(
      order: Extract<Order, { do: Kind }>,
      call: Call & { browser?: string },
    ): Promise<OrderResults[Kind]> {
      const letGo = 'sessionId' in order ? hold(order.sessionId) : holdOpening();
      let wasUsed = true;
      try {
        return await inner.send(order, call);
      } catch (error) {
        // The key of another caller must not keep a session alive.
        wasUsed = !isNotFound(error);
        throw explain(error, order, call.keyName);
      } finally {
        letGo(wasUsed);
      }
    },
    async closeIdle() {
      const open = await inner.sessions(new AbortController().signal);
      const ids = new Set(open.map(({ id }) => id));
      for (const id of usedAt.keys()) if (!ids.has(id)) usedAt.delete(id);
      if (idleMinutes > 0) await Promise.all(open.filter(isIdle).map(close));
    },
  };
}

function isNotFound(error: unknown): error is RelayError {
  return error instanceof RelayError && error.code === 'session_not_found';
}

function idleWords(sessionId: string, minutes: number): string {
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `Session ${sessionId} is closed, because nobody used it for ${time} (TABRELAY_SESSION_IDLE of the relay says how many). POST /v1/session opens a new one.`;
}
