/** What the routes need of connected browsers, whoever carries the orders to them. */
import type { Order, OrderResults, Session } from '../../extension/protocol/frames';

/** A browser whose extension has proved itself and is connected now. */
export interface ConnectedBrowser {
  id: string;
  name: string;
  /** ISO 8601 UTC. */
  connectedAt: string;
  /** Paired by the user's click, as opposed to one that `npm start` launched. */
  pairedByHand: boolean;
  /** The extension was built from other sources than the relay. */
  outdated: boolean;
  sessions: number;
}

/** Who asks, for how long, and under which id (an Idempotency-Key makes it the same again). */
export interface Call {
  keyName: string;
  commandId: string;
  /** The id comes from an Idempotency-Key, so an earlier call may have had it. */
  keyed: boolean;
  /** Makes an order with the same id another one each time: it is refused, not answered with an earlier reply. */
  runId?: string;
  timeoutMs: number;
  effect: 'act' | 'read';
  signal: AbortSignal;
}

export interface Browsers {
  list(): ConnectedBrowser[];
  /**
   * All open sessions of all browsers, oldest first. Just after a start or a lost browser it waits up to
   * 3 s for what is coming back, so that nothing seems lost that is not.
   */
  sessions(signal: AbortSignal): Promise<Session[]>;
  /**
   * Carries an order to the browser that owns it and waits for the answer.
   * A session made with another key does not exist for the caller.
   * `open` goes to `browser` (a name or id), by default to the hand-paired one, else to the latest.
   * @throws RelayError no_browser, session_not_found, interrupted, timeout, or what the extension says.
   */
  send<Kind extends Order['do']>(
    order: Extract<Order, { do: Kind }>,
    call: Call & { browser?: string },
  ): Promise<OrderResults[Kind]>;
  /** Says that a session is used, also between two orders, until the function that it returns is called. */
  hold(sessionId: string): () => void;
}

/** The name for people, in the list and in calls; two browsers of the same kind are told apart by the start of their id. */
export function nameForPeople(kind: string, browserId: string): string {
  return `${kind} (${browserId.slice(0, 4)})`;
}
