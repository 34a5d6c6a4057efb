/** Carries orders to the browsers that are connected now, and outlives their coming and going. */
import {
  type Order,
  type OrderResults,
  type Session,
  screenshotSchema,
  sessionSchema,
  stepResultSchema,
  type ToRelay,
} from '../../extension/protocol/frames';
import { noBrowser, sessionNotFound } from './absent';
import { type BrowserConnection, closeCodes } from './browser-connection';
import { type Browsers, type Call, nameForPeople } from './browsers';
import { commandFor } from './command-for';
import { createPendingCommands, type Ending } from './pending-commands';
import { browserOf, createSessionMirror } from './session-mirror';

/** After a start or a lost browser, calls wait this long for it before they are told to come back. */
const awayGraceMs = 3_000;

export interface ConnectedBrowsers extends Omit<Browsers, 'hold'> {
  /** A proved connection; it replaces an older one of the same browser. */
  add(connection: BrowserConnection, sessions: readonly Session[]): void;
  remove(connection: BrowserConnection): void;
  /** Turns away a browser that may connect no longer; what it works on gets no answer any more. */
  disconnect(browserId: string): void;
  receive(connection: BrowserConnection, frame: ToRelay): void;
  /** Ends the wait of every caller: nobody will know what became of the commands under way. */
  giveUp(): void;
}

/**
 * @param options.isPaired whether a browser id was ever paired, so that "away" and "unknown" can be told apart
 * @param options.sitesOf the only origins that sessions of a key may be at, if it is held to any
 * @param options.onEnded told of every command that has been sent, when it has ended
 */
export function createConnectedBrowsers(options: {
  buildId: string;
  isPaired(browserId: string): boolean;
  onEnded?(ending: Ending): void;
  sitesOf?(keyName: string): readonly string[] | undefined;
}): ConnectedBrowsers {
  const live = new Map<string, BrowserConnection>();
  const sessions = createSessionMirror();
  const lostAt = new Map<string, number>();
  const startedAt = Date.now();
  let arrivals: (() => void)[] = [];
  const pending = createPendingCommands({
    cancelled: (browserId, id) => live.get(browserId)?.send({ type: 'cancel', id }),
    ended: options.onEnded ?? (() => undefined),
    isThere: (browserId) => live.has(browserId),
  });

  function preferred(wanted: string | undefined): BrowserConnection | undefined {
    const all = [...live.values()];
    if (wanted) return all.find((one) => one.id === wanted || nameOf(one) === wanted);
    return all.findLast((one) => one.pairedByHand) ?? all.at(-1);
  }

  /** Waits for the next browser to connect; false when `until` is over. */
  async function arrival(until: number): Promise<boolean> {
    const leftMs = until - Date.now();
    if (leftMs <= 0) return false;
    await new Promise<void>((resolve) => {
      arrivals.push(resolve);
      setTimeout(resolve, leftMs);
    });
    return true;
  }

  /** The connection `pick` finds, now or as soon as it is back within the grace period. */
  async function waitFor(
    pick: () => BrowserConnection | undefined,
    browserId: string | undefined,
    { signal, timeoutMs }: Pick<Call, 'signal' | 'timeoutMs'>,
  ): Promise<BrowserConnection> {
    const lastSeen = browserId
      ? (lostAt.get(browserId) ?? startedAt)
      : Math.max(startedAt, ...lostAt.values());
    const until = Math.min(lastSeen + awayGraceMs, Date.now() + timeoutMs);
    while (!signal.aborted) {
      const found = pick();
      if (found) return found;
      if (!(await arrival(until))) break;
    }
    throw noBrowser(browserId, [...live.values()].map(nameOf));
  }

  async function target(order: Order, call: Call & { browser?: string }): Promise<BrowserConnection> {
    if (order.do === 'open') return waitFor(() => preferred(call.browser), undefined, call);
    const browserId = browserOf(order.sessionId);
    if (!live.has(browserId) && !options.isPaired(browserId)) throw sessionNotFound(order.sessionId);
    const connection = await waitFor(() => live.get(browserId), browserId, call);
    const session = sessions.find(order.sessionId);
    // The answer to a repeated call is kept even when its session is closed by now.
    const mayBeKept = !session && call.keyed;
    if (session?.keyName !== call.keyName && !mayBeKept) throw sessionNotFound(order.sessionId);
    return connection;
  }

  function requestResync(connection: BrowserConnection): void {
    // Sent even when it is empty: what nobody waits for any more need not go on.
    connection.send({
      type: 'resyncRequest',
      ids: pending.of(connection.id).map(({ command }) => command.id),
    });
  }

  function learn(
    connection: BrowserConnection,
    entries: Extract<ToRelay, { type: 'resyncResponse' }>['entries'],
  ): void {
    const waiting = new Map(pending.of(connection.id).map((entry) => [entry.command.id, entry]));
    for (const { id, state, reply } of entries) {
      const entry = waiting.get(id);
      if (!entry || state === 'running') continue;
      const sameJournal = entry.journalId === connection.introduction.journalId;
      const repeatable = entry.command.effect === 'read' || (state === 'unseen' && sameJournal);
      const timeoutMs = entry.deadlineAt - Date.now();
      if (state === 'done' && reply) pending.settle(connection.id, reply);
      else if (repeatable && timeoutMs > 0)
        connection.send({ ...entry.command, timeoutMs, sentAt: Date.now() });
      else pending.lose(id);
    }
  }

  function remove(connection: BrowserConnection): void {
    if (live.get(connection.id) !== connection) return;
    live.delete(connection.id);
    lostAt.set(connection.id, Date.now());
    sessions.replaceAll(connection.id, []);
  }

  return {
    list: () =>
      [...live.values()].map((one) => ({
        id: one.id,
        name: nameOf(one),
        connectedAt: one.connectedAt,
        pairedByHand: one.pairedByHand,
        outdated: one.introduction.buildId !== options.buildId,
        sessions: sessions.countOf(one.id),
      })),

    async sessions(signal) {
      const missed = () => [...lostAt].filter(([id]) => !live.has(id)).map(([, at]) => at);
      const expected = () => (live.size ? Math.max(0, ...missed()) : Math.max(startedAt, ...missed()));
      while (!signal.aborted && (await arrival(expected() + awayGraceMs)));
      return sessions.all();
    },

    async send<Kind extends Order['do']>(
      order: Extract<Order, { do: Kind }>,
      call: Call & { browser?: string },
    ): Promise<OrderResults[Kind]> {
      const deadlineAt = Date.now() + call.timeoutMs;
      const connection = await target(order, call);
      const timeoutMs = Math.max(1, deadlineAt - Date.now());
      const command = commandFor(order, call, timeoutMs, options.sitesOf?.(call.keyName));
      const reply = pending.add(connection.id, connection.introduction.journalId, command, call.signal);
      connection.send(command);
      if ('sessionId' in order) sessions.touch(order.sessionId);
      return parseResult(order, await reply) as OrderResults[Kind];
    },

    add(connection, open) {
      live.get(connection.id)?.close(closeCodes.replaced, 'the same browser connected again');
      // Deleted first, so that the latest connected stands last.
      live.delete(connection.id);
      live.set(connection.id, connection);
      sessions.replaceAll(connection.id, open);
      requestResync(connection);
      const waiting = arrivals;
      arrivals = [];
      for (const wake of waiting) wake();
    },

    remove,

    disconnect(browserId) {
      const connection = live.get(browserId);
      connection?.close(closeCodes.unknownBrowser, 'not paired any more');
      if (connection) remove(connection);
      for (const { command } of pending.of(browserId)) pending.lose(command.id);
    },

    giveUp() {
      for (const id of pending.ids()) pending.lose(id);
    },

    receive(connection, frame) {
      // One that was replaced has no say any more; what it still knows, the newer one is asked.
      if (live.get(connection.id) !== connection) return;
      if (frame.type === 'reply') pending.settle(connection.id, frame);
      else if (frame.type === 'resyncResponse') learn(connection, frame.entries);
      else if (frame.type === 'event') {
        const { event } = frame;
        if (event.name === 'session-closed') sessions.drop(connection.id, event.sessionId);
        else sessions.put(connection.id, event.session);
      }
    },
  };
}

function nameOf(connection: BrowserConnection): string {
  return nameForPeople(connection.introduction.browserName, connection.id);
}

function parseResult(order: Order, result: unknown): unknown {
  if (order.do === 'open') return sessionSchema.parse(result);
  if (order.do === 'step') return stepResultSchema.parse(result);
  if (order.do === 'screenshot') return screenshotSchema.parse(result);
  return null;
}
