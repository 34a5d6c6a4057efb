/** Sends orders to the browsers that are connected now, and settles what a lost connection left open. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WaitingApproval } from '../../extension/protocol/approvals';
import { driverSchema, handoffResultSchema } from '../../extension/protocol/driving';
import {
  type Command,
  listedSessionSchema,
  type Order,
  type OrderResults,
  openedSessionSchema,
  type Session,
  screenshotSchema,
  stepResultSchema,
  type ToRelay,
} from '../../extension/protocol/frames';
import { browserOf } from './browser-ids';
import type { Browsers, Call, ConnectedBrowser } from './browsers';
import { Connections, nameOf } from './connections';
import type { Ending } from './ending';
import { browserUnpaired, sessionNotFound } from './not-found-errors';
import { PendingCommands } from './pending-commands';
import { SessionMirror } from './session-mirror';
import { type BrowserConnection, closeCodes } from './sockets/browser-connection';

type IsThere = (sessionId: string) => boolean;
type PairingOf = (browserId: string) => 'paired' | 'removed' | undefined;
type Resynced = Extract<ToRelay, { type: 'resyncResponse' }>['entries'];

export class ConnectedBrowsers implements Omit<Browsers, 'hold'> {
  readonly #buildId: string;
  readonly #pairingOf: PairingOf;
  readonly #options: Pick<
    ConstructorParameters<typeof ConnectedBrowsers>[0],
    'approvalsOf' | 'onDecided' | 'onSessionClosed'
  >;
  readonly #connections = new Connections();
  readonly #sessions = new SessionMirror();
  readonly #pending: PendingCommands;
  /** What the person at each browser was shown last, as JSON. */
  readonly #shown = new WeakMap<BrowserConnection, string>();

  /**
   * @param options.pairingOf whether a browser id is paired or was until it was removed: it is away then, or unpaired
   * @param options.approvalsOf the held acts that wait for a person, of the sessions in one browser
   * @param options.onDecided receives what the person at a browser decided on one of those
   * @param options.onEnded receives every command that was sent, when it has ended
   */
  constructor(options: {
    buildId: string;
    pairingOf: PairingOf;
    onEnded?(ending: Ending): void;
    approvalsOf?(isThere: IsThere): readonly WaitingApproval[];
    onDecided?(isThere: IsThere, decided: { id: string; decision: 'once' | 'task' | 'deny' }): void;
    onSessionClosed?(sessionId: string): void;
  }) {
    this.#options = options;
    this.#buildId = options.buildId;
    this.#pairingOf = options.pairingOf;
    this.#pending = new PendingCommands({
      cancelled: (browserId, id) => this.#connections.get(browserId)?.send({ type: 'cancel', id }),
      ended: (ending) => options.onEnded?.(ending),
      isConnected: (browserId) => this.#connections.has(browserId),
    });
  }

  list(): ConnectedBrowser[] {
    return this.#connections.all().map((one) => ({
      id: one.id,
      name: nameOf(one),
      connectedAt: one.connectedAt,
      pairedByHand: one.pairedByHand,
      outdated: one.introduction.buildId !== this.#buildId,
      sessions: this.#sessions.countOf(one.id),
    }));
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
    const { journalId } = connection.introduction;
    const { deadline, signal } = call;
    const reply = this.#pending.add({ browserId: connection.id, journalId, command, deadline, signal });
    connection.send(command);
    if ('sessionId' in order) this.#sessions.touch(order.sessionId);
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
  }

  remove(connection: BrowserConnection): void {
    if (this.#connections.remove(connection)) this.#sessions.replaceAll(connection.id, []);
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
    else if (frame.type === 'event') {
      const { event } = frame;
      if (event.name === 'session-closed') {
        this.#sessions.drop(connection.id, event.sessionId);
        if (browserOf(event.sessionId) === connection.id) this.#options.onSessionClosed?.(event.sessionId);
      } else this.#sessions.put(connection.id, event.session);
    }
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
    const approvals = waiting.map(({ id, sessionId, what, action, element, where, why, expiresAt }) => {
      return { id, sessionId, what, action, element, where, why, expiresAt };
    });
    connection.send({ type: 'approvals', approvals });
  }

  /** Ends the wait of every caller; the outcome of the commands in flight stays unknown. */
  giveUp(): void {
    for (const id of this.#pending.ids()) this.#pending.lose(id);
  }

  async #target(order: Order, call: Call): Promise<BrowserConnection> {
    const connections = this.#connections;
    if (!('sessionId' in order)) {
      return connections.waitFor(() => connections.preferred(call.browser), undefined, call);
    }
    const browserId = browserOf(order.sessionId);
    if (!connections.has(browserId)) {
      const pairing = this.#pairingOf(browserId);
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
      const isSameJournal = entry.journalId === connection.introduction.journalId;
      const isRepeatable = entry.command.effect === 'read' || (state === 'unseen' && isSameJournal);
      const timeoutMs = entry.deadline.remainingMs;
      if (state === 'done' && reply) this.#pending.settle(connection.id, reply);
      else if (isRepeatable && timeoutMs > 0)
        connection.send({ ...entry.command, timeoutMs, sentAt: Date.now() });
      else this.#pending.lose(id);
    }
  }
}

/** The one envelope that crosses both hops. */
function commandFor(order: Order, call: Call): Command {
  return {
    type: 'command',
    id: call.commandId,
    timeoutMs: Math.max(1, call.deadline.remainingMs),
    sentAt: Date.now(),
    keyName: call.keyName,
    ...(call.hasIdempotencyKey && { bodyHash: hashOf(order, call.runId) }),
    effect: call.effect,
    order,
  };
}

/** What a repeated Idempotency-Key must have in common with the first call. */
function hashOf(order: Order, runId = ''): string {
  return createHash('sha256').update(JSON.stringify(order)).update(runId).digest('hex');
}

function parseResult(order: Order, result: unknown): unknown {
  if (order.do === 'open') return openedSessionSchema.parse(result);
  if (order.do === 'step') return stepResultSchema.parse(result);
  if (order.do === 'list') return z.array(listedSessionSchema).parse(result);
  if (order.do === 'handoff') return handoffResultSchema.parse(result);
  if (order.do === 'drive') return driverSchema.parse(result);
  if (order.do === 'screenshot') return screenshotSchema.parse(result);
  return null;
}
