/** The port through which relay/service reaches the connected browsers. */
import type { Order, OrderResults, Session } from '../../extension/protocol/frames/frames';
import type { Deadline } from '../deadline';

/** A browser whose extension is authenticated and connected now. */
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
  /** In a fleet: the relay that holds it, its labels, and whether it opens no more sessions. */
  relay?: string;
  labels?: readonly string[];
  draining?: boolean;
}

/** Who sends an order, until when, and under which id. */
export interface Call {
  keyName: string;
  commandId: string;
  /** The id comes from an Idempotency-Key, so an earlier call may have had it. */
  hasIdempotencyKey: boolean;
  /** Makes an order with the same id another one each time: it is refused, not answered with an earlier reply. */
  runId?: string;
  deadline: Deadline;
  effect: 'act' | 'read';
  signal: AbortSignal;
  /** A person orders it, or only looks: it is done although the browser or session is paused. */
  byPerson?: true | undefined;
  /** Name or id of the browser for an `open`. Default: the one paired by hand, else the latest. */
  browser?: string;
}

export interface Browsers {
  list(): ConnectedBrowser[];
  /** All open sessions as they are known now, oldest first. */
  known(): Session[];
  /**
   * All open sessions of all browsers, oldest first. Just after a start or a lost browser it waits up to
   * 3 s for what is coming back, so that nothing seems lost that is not.
   */
  sessions(signal: AbortSignal): Promise<Session[]>;
  /**
   * Sends an order to the browser that owns its session and waits for the reply. A session made with another key does
   * not exist for the caller.
   * @throws RelayError no_browser, session_not_found, interrupted, timeout, or what the extension reports
   */
  send<Kind extends Order['do']>(
    order: Extract<Order, { do: Kind }>,
    call: Call,
  ): Promise<OrderResults[Kind]>;
  /** Keeps a session from being closed as idle, also between two orders, until the function that it returns is called. */
  hold(sessionId: string): () => void;
  /** Tells the browsers whether somebody looks at what is done in them. */
  watch(on: boolean): void;
}
