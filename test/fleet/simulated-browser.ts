/**
 * A browser with the extension in it, without a browser: the worker's own link, journal and command runner, over sessions
 * that do nothing but count the acts. Hundreds of them run in one process.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { notOwned } from '../../extension/background/commands/command-errors';
import { CommandRunner } from '../../extension/background/commands/command-runner';
import { type Journal, openJournal } from '../../extension/background/commands/journal';
import { LostAt } from '../../extension/background/relay-link/lost-at';
import { RelayLink } from '../../extension/background/relay-link/relay-link';
import { type InTurn, SessionTurns } from '../../extension/background/steps/session-turns';
import { Pause } from '../../extension/background/user/pause';
import { RelayError } from '../../extension/protocol/errors';
import type {
  Command,
  Order,
  OrderResults,
  Session,
  ToExtension,
  ToRelay,
} from '../../extension/protocol/frames/frames';
import type { Seeded } from '../support/attacks/seeded';
import { fakeMemory } from '../support/stand-ins/fake-memory';
import { ExtensionSocket } from './extension-socket';
import type { Ledger } from './ledger';
import { taskScheduler } from './task-scheduler';

/** Events of tabs, and an alarm, have a worker try again to connect. */
const eventEveryMs = 3_000;

/** What a page takes before and after an act, at most. */
const pageMs = 20;

/** A running worker. */
interface Worker {
  life: AbortController;
  journal: Journal;
  runner: CommandRunner;
  turns: InTurn;
  link: RelayLink;
}

export class SimulatedBrowser {
  readonly id: string;
  readonly secret = randomBytes(16).toString('hex');
  /** Written by orders, emptied by `kill`. */
  readonly sessions = new Map<string, Session>();
  /** When it was started, or its sessions changed, last; of `performance.now()`. */
  changedAt = performance.now();
  readonly #relayUrl: string;
  readonly #ledger: Ledger;
  readonly #random: Seeded;
  /** `storage.session`: it survives the worker, and not the browser. */
  #memory = fakeMemory();
  #worker: Worker | undefined;
  #opened = 0;

  constructor(parts: { id: string; relayUrl: string; ledger: Ledger; random: Seeded }) {
    this.id = parts.id;
    this.#relayUrl = parts.relayUrl;
    this.#ledger = parts.ledger;
    this.#random = parts.random;
    // The link takes the browser's own.
    Object.assign(globalThis, { WebSocket: ExtensionSocket, scheduler: taskScheduler });
  }

  /** Starts a worker, which connects as soon as its relay is there. */
  async start(): Promise<void> {
    const life = new AbortController();
    const memory = this.#memory;
    const journal = await openJournal(memory);
    const turns = new SessionTurns().take;
    const runner = new CommandRunner({
      journal,
      pause: await Pause.read(memory),
      execute: (command, signal) => this.#execute(command, signal, worker),
    });
    const pairing = { relayUrl: this.#relayUrl, browserId: this.id, secret: this.secret, byHand: false };
    const link = new RelayLink({
      pairing: async () => (life.signal.aborted ? undefined : pairing),
      introduce: async () => ({
        browserName: this.id,
        buildId: 'simulated',
        journalId: journal.workerId,
        storageId: journal.storageId,
        sessions: [...this.sessions.values()],
      }),
      received: (frame, send) => void this.#receive(frame, send, runner),
      blocked: () => undefined,
      welcomed: () => undefined,
      unpaired: async () => undefined,
      lostAt: new LostAt(memory),
    });
    const worker: Worker = { life, journal, runner, turns, link };
    this.#worker = worker;
    this.changedAt = performance.now();
    link.connect();
    const events = setInterval(() => link.connect(), eventEveryMs);
    life.signal.addEventListener('abort', () => clearInterval(events));
  }

  /** The browser stops its worker: what runs never answers, and the next worker finds the journal. */
  stopWorker(): void {
    this.#worker?.life.abort();
    // Without a pairing the link does not come back.
    this.#worker?.link.restart();
    this.#worker = undefined;
  }

  /** The browser ends: its sessions and its journal are gone too. */
  kill(): void {
    this.stopWorker();
    this.#memory = fakeMemory();
    this.sessions.clear();
    this.changedAt = performance.now();
  }

  async #receive(frame: ToExtension, send: (frame: ToRelay) => void, runner: CommandRunner): Promise<void> {
    if (frame.type === 'command') send(await runner.run(frame));
    else if (frame.type === 'cancel') runner.cancel(frame.id);
    else if (frame.type === 'resyncRequest') {
      runner.keepOnly(frame.ids);
      send({ type: 'resyncResponse', entries: frame.ids.map((id) => ({ id, ...runner.find(id) })) });
    }
  }

  async #execute(
    { order, keyName }: Command,
    signal: AbortSignal,
    worker: Worker,
  ): Promise<OrderResults[Order['do']]> {
    if (order.do === 'open') return this.#open(order, keyName, worker);
    if (order.do === 'list') {
      const own = [...this.sessions.values()].filter((session) => session.keyName === keyName);
      return own.map((session) => ({ ...session, url: 'about:blank', title: '' }));
    }
    if (!('sessionId' in order)) throw new Error(`${order.do} is not simulated`);
    const { sessionId } = order;
    if (this.sessions.get(sessionId)?.keyName !== keyName) throw notOwned(sessionId);
    return worker.turns(sessionId, async () => {
      await this.#work(worker);
      if (signal.aborted) throw cancelled();
      if (!this.sessions.has(sessionId)) throw notOwned(sessionId);
      if (order.do === 'close') this.#close(sessionId, worker);
      if (order.do === 'screenshot') return { image: 'iVBORw0KGgo=' };
      if (order.do !== 'step') return null;
      if (order.action === 'text') return `text of ${sessionId}`;
      this.#ledger.add(order.selector);
      await this.#work(worker);
      return { success: true };
    });
  }

  async #open(order: Extract<Order, { do: 'open' }>, keyName: string, worker: Worker): Promise<Session> {
    await this.#work(worker);
    this.#opened += 1;
    const now = new Date().toISOString();
    const { headless, incognito } = order;
    const id = `${this.id}-${this.#opened}`;
    const session = { id, createdAt: now, lastActive: now, keyName, headless, incognito };
    this.sessions.set(id, session);
    this.changedAt = performance.now();
    worker.link.send({ type: 'event', event: { name: 'session-opened', session } });
    return session;
  }

  #close(sessionId: string, worker: Worker): void {
    this.sessions.delete(sessionId);
    this.changedAt = performance.now();
    worker.link.send({ type: 'event', event: { name: 'session-closed', sessionId } });
  }

  /** What a page takes. @throws Error as the browser's calls do in a worker that it has stopped */
  async #work({ life }: Worker): Promise<void> {
    await sleep(this.#random.below(pageMs));
    if (life.signal.aborted) throw new Error('No SW');
  }
}

function cancelled(): RelayError {
  return new RelayError('interrupted', 'The caller disconnected.', { outcome: 'not_executed' });
}
