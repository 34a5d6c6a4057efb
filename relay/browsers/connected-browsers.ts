/** Sends orders to the browsers that are connected now, and settles what a lost connection left open. */
import type { WaitingApproval } from '../../extension/protocol/approvals';
import type {
  Command,
  Order,
  OrderResults,
  Session,
  SessionEvent,
  ToRelay,
} from '../../extension/protocol/frames/frames';
import type { ActedOn } from '../../extension/protocol/live';
import type { BrowserLoad } from '../metrics/readings';
import { browserOf } from './browser-ids';
import type { Browsers, Call, ConnectedBrowser } from './browsers';
import { commandFor, parseResult } from './command-for';
import { Connections, nameOf } from './connections';
import { countsAsUse } from './counts-as-use';
import type { Ending } from './ending';
import { browserUnpaired, sessionNotFound } from './not-found-errors';
import { PendingCommands } from './pending-commands';
import { recordOf } from './record-of';
import { SessionMirror } from './session-mirror';
import { type BrowserConnection, closeCodes } from './sockets/browser-connection';

type IsThere = (sessionId: string) => boolean;
type Resynced = Extract<ToRelay, { type: 'resyncResponse' }>['entries'];

export class ConnectedBrowsers implements Omit<Browsers, 'hold'> {
  readonly #options: ConstructorParameters<typeof ConnectedBrowsers>[0];
  readonly #connections = new Connections();
  readonly #sessions = new SessionMirror();
  readonly #pending: PendingCommands;
  /** What the person at each browser was shown last, as JSON. */
  readonly #shown = new WeakMap<BrowserConnection, string>();
  /** Whether somebody looks at what is done. Written by `watch`. */
  #isWatched = false;

  /**
   * @param options.pairingOf whether a browser id is paired or was until it was removed: it is away then, or unpaired
   * @param options.isPaired whether a browser of this id or name is paired, connected or not
   * @param options.approvalsOf the held acts that wait for a person, of the sessions in one browser
   * @param options.onDecided receives what the person at a browser decided on one of those
   * @param options.onBegan receives every command that is about to be sent
   * @param options.onEnded receives every command that was sent, when it has ended, and how many milliseconds it took
   * @param options.onActing receives the element that an act is about to be done on, while somebody looks
   * @param options.onChanged called when a browser or a session has come or gone
   * @param options.liveTicket makes a ticket for the live page, for the person at a browser
   */
  constructor(options: {
    buildId: string;
    pairingOf(browserId: string): 'paired' | 'removed' | undefined;
    isPaired(idOrName: string): boolean;
    onBegan?(command: Command): void;
    onEnded?(ending: Ending, tookMs: number): void;
    onActing?(sessionId: string, on: ActedOn): void;
    onChanged?(): void;
    liveTicket?(): string;
    approvalsOf?(isThere: IsThere): readonly WaitingApproval[];
    onDecided?(isThere: IsThere, decided: { id: string; decision: 'once' | 'task' | 'deny' }): void;
    onSessionClosed?(sessionId: string): void;
  }) {
    this.#options = options;
    this.#pending = new PendingCommands({
      cancelled: (browserId, id) => this.#connections.get(browserId)?.send({ type: 'cancel', id }),
      ended: (ending, tookMs) => options.onEnded?.(ending, tookMs),
      isConnected: (browserId) => this.#connections.has(browserId),
    });
  }

  list(): ConnectedBrowser[] {
    return this.#connections.all().map((one) => ({
      id: one.id,
      name: nameOf(one),
      connectedAt: one.connectedAt,
      pairedByHand: one.pairedByHand,
      outdated: one.introduction.buildId !== this.#options.buildId,
      sessions: this.#sessions.countOf(one.id),
    }));
  }

  known(): Session[] {
    return this.#sessions.all();
  }

  /** Whether the browser is connected now. */
  has(browserId: string): boolean {
    return this.#connections.has(browserId);
  }

  /** What is open here, and what waits. */
  load(): BrowserLoad {
    const { length: browsers } = this.#connections.all();
    const { length: sessions } = this.#sessions.all();
    return { browsers, sessions, ...this.#pending.load() };
  }

  async sessions(signal: AbortSignal): Promise<Session[]> {
    await this.#connections.settled(signal);
    return this.#sessions.all();
  }

  async send<Kind extends Order['do']>(
    order: Extract<Order, { do: Kind }>,
    call: Call,
  ): Promise<OrderResults[Kind]> {
    const connection = await this.#target(order, call);
    const command = commandFor(order, call);
    const recordId = recordOf(connection.introduction, command);
    const { deadline, signal } = call;
    const reply = this.#pending.add({ browserId: connection.id, recordId, command, deadline, signal });
    this.#options.onBegan?.(command);
    connection.send(command);
    if ('sessionId' in order && countsAsUse(order)) this.#sessions.touch(order.sessionId);
    return parseResult(order, await reply) as OrderResults[Kind];
  }

  /** Takes a new authenticated connection; it replaces an older one of the same browser. */
  add(connection: BrowserConnection, open: readonly Session[]): void {
    this.#connections.get(connection.id)?.close(closeCodes.replaced, 'the same browser connected again');
    this.#sessions.replaceAll(connection.id, open);
    this.#connections.add(connection);
    // Sent even when it is empty: the extension stops commands that no caller waits for any more.
    const ids = this.#pending.of(connection.id).map(({ command }) => command.id);
    connection.send({ type: 'resyncRequest', ids });
    this.#showApprovalsTo(connection);
    if (this.#isWatched) connection.send({ type: 'watching', on: true });
    this.#options.onChanged?.();
  }

  remove(connection: BrowserConnection): void {
    if (this.#connections.remove(connection)) this.#sessions.replaceAll(connection.id, []);
    this.#options.onChanged?.();
  }

  /** Has the browsers tell which elements acts are done on, as long as somebody looks. */
  watch(on: boolean): void {
    if (this.#isWatched === on) return;
    this.#isWatched = on;
    for (const connection of this.#connections.all()) connection.send({ type: 'watching', on });
  }

  /** Ends the connection of a browser that was unpaired, and tells it so; its commands get no reply any more. */
  disconnect(browserId: string): void {
    const connection = this.#connections.get(browserId);
    connection?.send(connection.unpaired);
    connection?.close(closeCodes.unknownBrowser, 'not paired any more');
    if (connection) this.remove(connection);
    for (const { command } of this.#pending.of(browserId)) this.#pending.lose(command.id, 'unpaired');
  }

  /** The browser has connected to another relay: ends the connection that it has here. */
  replaced(browserId: string): void {
    this.#connections
      .get(browserId)
      ?.close(closeCodes.replaced, 'the same browser connected to another relay');
  }

  receive(connection: BrowserConnection, frame: ToRelay): void {
    // What one that was replaced still knows, the newer one is asked for.
    if (!this.#connections.isCurrent(connection)) return;
    if (frame.type === 'reply') this.#pending.settle(connection.id, frame);
    else if (frame.type === 'resyncResponse') this.#resync(connection, frame.entries);
    else if (frame.type === 'decide')
      this.#options.onDecided?.((sessionId) => browserOf(sessionId) === connection.id, frame);
    else if (frame.type === 'liveTicketRequest') {
      const ticket = this.#options.liveTicket?.();
      if (ticket !== undefined) connection.send({ type: 'liveTicket', ticket });
    } else if (frame.type === 'event') this.#changed(connection, frame.event);
  }

  #changed(connection: BrowserConnection, event: SessionEvent): void {
    const isOwn = (sessionId: string) => browserOf(sessionId) === connection.id;
    if (event.name === 'acting') {
      if (isOwn(event.sessionId)) this.#options.onActing?.(event.sessionId, event.on);
      return;
    }
    if (event.name === 'session-opened') this.#sessions.put(connection.id, event.session);
    else {
      this.#sessions.drop(connection.id, event.sessionId);
      if (isOwn(event.sessionId)) this.#options.onSessionClosed?.(event.sessionId);
    }
    this.#options.onChanged?.();
  }

  /** Shows the person at each browser the held acts that wait in it. */
  showApprovals(): void {
    for (const connection of this.#connections.all()) this.#showApprovalsTo(connection);
  }

  #showApprovalsTo(connection: BrowserConnection): void {
    const waiting = this.#options.approvalsOf?.((sessionId) => browserOf(sessionId) === connection.id) ?? [];
    const shown = JSON.stringify(waiting);
    // An idle browser is not told again and again that nothing waits.
    if ((this.#shown.get(connection) ?? '[]') === shown) return;
    this.#shown.set(connection, shown);
    const approvals = waiting.map(
      ({ id, sessionId, keyName, isTask, what, action, element, where, why, expiresAt }) => {
        return { id, sessionId, keyName, isTask, what, action, element, where, why, expiresAt };
      },
    );
    connection.send({ type: 'approvals', approvals });
  }

  /** Ends the wait of every caller; the outcome of the commands in flight stays unknown. */
  giveUp(): void {
    for (const id of this.#pending.ids()) this.#pending.lose(id, 'ending');
  }

  async #target(order: Order, call: Call): Promise<BrowserConnection> {
    const connections = this.#connections;
    if (!('sessionId' in order)) {
      const { browser } = call;
      connections.checkName(browser, this.#options.isPaired);
      return connections.waitFor(() => connections.preferred(browser), undefined, call);
    }
    const browserId = browserOf(order.sessionId);
    if (!connections.has(browserId)) {
      const pairing = this.#options.pairingOf(browserId);
      if (pairing === 'removed') throw browserUnpaired();
      if (pairing === undefined) throw sessionNotFound(order.sessionId);
    }
    const connection = await connections.waitFor(() => connections.get(browserId), browserId, call);
    const session = this.#sessions.find(order.sessionId);
    // The answer to a repeated call is kept even when its session is closed by now.
    const mayBeKept = !session && call.hasIdempotencyKey;
    if (session?.keyName !== call.keyName && !mayBeKept) throw sessionNotFound(order.sessionId);
    return connection;
  }

  /** Settles what a reconnected browser knows of its commands; sends again only what can have had no effect. */
  #resync(connection: BrowserConnection, entries: Resynced): void {
    const waiting = new Map(this.#pending.of(connection.id).map((entry) => [entry.command.id, entry]));
    for (const { id, state, reply } of entries) {
      const entry = waiting.get(id);
      if (!entry || state === 'running') continue;
      const isSameRecord = entry.recordId === recordOf(connection.introduction, entry.command);
      const isRepeatable = entry.command.effect === 'read' || (state === 'unseen' && isSameRecord);
      const timeoutMs = entry.deadline.remainingMs;
      if (state === 'done' && reply) this.#pending.settle(connection.id, reply);
      else if (isRepeatable && timeoutMs > 0)
        connection.send({ ...entry.command, timeoutMs, sentAt: Date.now() });
      else this.#pending.lose(id);
    }
  }
}
