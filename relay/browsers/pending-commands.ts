/** The commands that wait for a browser's reply, by id. */
import { type Outcome as ActOutcome, RelayError } from '../../extension/protocol/errors';
import type { Command, Reply } from '../../extension/protocol/frames/frames';
import type { Deadline } from '../deadline';
import { FairShares } from '../fair-shares';
import type { Ending } from './ending';
import { noBrowser } from './not-found-errors';

/** How much longer than the caller's deadline the relay waits for the extension's own answer. */
const replyGraceMs = 400;

/** Beside the one that is carried out. */
const maxQueuedPerSession = 32;
/** Of all keys together, which share them. */
const maxCommands = 4_000;
const maxBytes = 256 * 1024 * 1024;

/** A command that is about to be sent to a browser. */
interface Sending {
  browserId: string;
  /** Where the extension that gets it records it (`recordOf`); a later record does not contain it. */
  recordId: string;
  command: Command;
  deadline: Deadline;
}

interface Pending extends Sending {
  /** Of its order; an upload contains its files. */
  bytes: number;
  /** Of `performance.now()`. */
  sentAt: number;
  settle(outcome: Outcome): void;
}

type Outcome = { result: unknown } | { error: RelayError };

export class PendingCommands {
  /** By command id. An entry dies with its reply, its loss, its deadline or its caller's departure. */
  readonly #pending = new Map<string, Pending>();
  /** How many of them each session has, and how many and how large those of each key are; kept with the entries. */
  readonly #inSession = new Map<string, number>();
  readonly #commands = new FairShares(maxCommands);
  readonly #bytes = new FairShares(maxBytes);
  readonly #on: {
    cancelled(browserId: string, commandId: string): void;
    ended(ending: Ending, tookMs: number): void;
    isConnected(browserId: string): boolean;
  };

  /**
   * @param on.cancelled called for each command whose caller is gone
   * @param on.ended called for every command, once, with the milliseconds that it took
   * @param on.isConnected whether a browser is connected now
   */
  constructor(on: {
    cancelled(browserId: string, commandId: string): void;
    ended(ending: Ending, tookMs: number): void;
    isConnected(browserId: string): boolean;
  }) {
    this.#on = on;
  }

  /**
   * Waits for the reply to a command that is about to be sent.
   * @throws RelayError still_running, key_reused when a command with this id is waiting already;
   *   too_many_requests when its session, or its key, has more commands than it may keep
   */
  add({ signal, ...sending }: Sending & { signal: AbortSignal }): Promise<unknown> {
    const { browserId, command, deadline } = sending;
    const bytes = this.#admit(command);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#finish(command.id, { error: this.#noReply(command, browserId) }),
        deadline.remainingMs + replyGraceMs,
      );
      const cancel = () => {
        this.#on.cancelled(browserId, command.id);
        this.#finish(command.id, { error: givenUp(command, signal) });
      };
      signal.addEventListener('abort', cancel, { once: true });
      this.#count(command, bytes, 1);
      this.#pending.set(command.id, {
        ...sending,
        bytes,
        sentAt: performance.now(),
        settle(outcome) {
          clearTimeout(timer);
          signal.removeEventListener('abort', cancel);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.result);
        },
      });
    });
  }

  ids(): string[] {
    return [...this.#pending.keys()];
  }

  of(browserId: string): Pending[] {
    return [...this.#pending.values()].filter((entry) => entry.browserId === browserId);
  }

  /** How many have no reply, how many of them wait for an earlier one in their session, and how many are screenshots. */
  load(): { pendingCommands: number; waitingCommands: number; pendingCaptures: number } {
    const orders = [...this.#pending.values()].map(({ command }) => command.order);
    const inSessions = orders.flatMap((order) => ('sessionId' in order ? [order.sessionId] : []));
    return {
      pendingCommands: orders.length,
      waitingCommands: inSessions.length - new Set(inSessions).size,
      pendingCaptures: orders.filter((order) => order.do === 'screenshot').length,
    };
  }

  /** Takes a browser's reply; a reply to what it was not asked, or not any more, changes nothing. */
  settle(browserId: string, reply: Reply): void {
    if (this.#pending.get(reply.id)?.browserId !== browserId) return;
    const { error, result } = reply;
    this.#finish(reply.id, error ? { error: errorIn(error) } : { result }, reply);
  }

  /** Ends the wait for one command without a reply: its outcome stays unknown. */
  lose(id: string, why: keyof typeof losses = 'disconnected'): void {
    const entry = this.#pending.get(id);
    if (entry) this.#finish(id, { error: lost(entry.command, why) });
  }

  /** Checks the bounds, and returns the size of the order. */
  #admit(command: Command): number {
    const same = this.#pending.get(command.id);
    if (same) throw inUse(same.command.bodyHash === command.bodyHash);
    const { order } = command;
    const bytes = JSON.stringify(order).length;
    const waiting = ('sessionId' in order && this.#inSession.get(order.sessionId)) || 0;
    if (waiting > maxQueuedPerSession) throw queueFull(command);
    const { keyName } = command;
    if (!this.#commands.hasRoom(keyName, 1) || !this.#bytes.hasRoom(keyName, bytes)) throw busy(command);
    return bytes;
  }

  #count({ order, keyName }: Command, bytes: number, change: 1 | -1): void {
    this.#commands.add(keyName, change);
    this.#bytes.add(keyName, change * bytes);
    if (!('sessionId' in order)) return;
    const count = (this.#inSession.get(order.sessionId) ?? 0) + change;
    if (count > 0) this.#inSession.set(order.sessionId, count);
    else this.#inSession.delete(order.sessionId);
  }

  #noReply(command: Command, browserId: string): RelayError {
    return this.#on.isConnected(browserId) ? silent(command) : away(command, browserId);
  }

  #finish(id: string, outcome: Outcome, reply?: Reply): void {
    const entry = this.#pending.get(id);
    if (!entry) return;
    this.#pending.delete(id);
    this.#count(entry.command, entry.bytes, -1);
    const error = 'error' in outcome ? outcome.error : undefined;
    const ending = { command: entry.command, ...(reply && { reply }), ...(error && { error }) };
    this.#on.ended(ending, performance.now() - entry.sentAt);
    entry.settle(outcome);
  }
}

function errorIn({ code, message, ...more }: NonNullable<Reply['error']>): RelayError {
  return new RelayError(code, message, more);
}

function inUse(sameBody: boolean): RelayError {
  return sameBody
    ? new RelayError(
        'still_running',
        'The call with this Idempotency-Key has not finished yet. Ask again with the same key in a moment.',
        { retryAfterMs: 1_000 },
      )
    : new RelayError(
        'key_reused',
        'This Idempotency-Key is in use for another body. Take a new key for a new call.',
        { outcome: 'not_executed' },
      );
}

function queueFull(command: Command): RelayError {
  return new RelayError(
    'too_many_requests',
    `This session has ${maxQueuedPerSession} calls waiting for their turn. Wait for their answers before you send more.`,
    { retryAfterMs: 1_000, ...notSent(command) },
  );
}

function busy(command: Command): RelayError {
  return new RelayError(
    'too_many_requests',
    'Too many commands of this key in flight. Wait for replies before you send more.',
    { retryAfterMs: 1_000, ...notSent(command) },
  );
}

function silent(command: Command): RelayError {
  return new RelayError(
    'timeout',
    `The page did not answer within ${command.timeoutMs} ms: a dialog is open or a script is busy. Send navigate or reload to get a fresh page.`,
    unknownOf(command),
  );
}

/** A signal that aborts for a reason of ours says it; any other one is of a caller who is gone. */
function givenUp(command: Command, { reason }: AbortSignal): RelayError {
  return reason instanceof RelayError
    ? new RelayError(reason.code, reason.message, unknownOf(command))
    : new RelayError('interrupted', 'The caller disconnected.', unknownOf(command));
}

/** Of what only reads it does not matter whether it was carried out. */
function away(command: Command, browserId: string): RelayError {
  return command.effect === 'read' ? noBrowser(browserId, []) : lost(command);
}

/** What has ended the wait for an answer, and what to do then. */
const losses = {
  disconnected: ['The connection between relay and browser ended during this call', ''],
  ending: ['The relay ended during this call', ''],
  unpaired: [
    'The browser was unpaired during this call',
    ' Its sessions are closed. Pair it again with npx tabrelay browsers pair, or use another browser, and open a new session.',
  ],
} as const;

function lost(command: Command, why: keyof typeof losses = 'disconnected'): RelayError {
  const [what, next] = losses[why];
  const message =
    command.effect === 'read'
      ? `${what}.${next || ' Ask again.'}`
      : `${what}, so it is unknown whether it was carried out.${next || ' Look at the page before you repeat it.'}`;
  return new RelayError('interrupted', message, unknownOf(command));
}

/** With an Idempotency-Key an earlier call may have been carried out. */
function notSent({ bodyHash }: Command): { outcome: ActOutcome } {
  return { outcome: bodyHash === undefined ? 'not_executed' : 'unknown' };
}

function unknownOf(command: Command): { outcome?: 'unknown' } {
  return command.effect === 'act' ? { outcome: 'unknown' } : {};
}
