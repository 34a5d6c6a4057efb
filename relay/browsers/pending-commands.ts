/** Every command that waits for its reply, by id, with the one deadline it was given at the edge. */

import { RelayError } from '../../extension/protocol/errors';
import type { Command, Reply } from '../../extension/protocol/frames';
import { noBrowser } from './absent';

/** How much longer than the caller's deadline the relay waits for the extension's own answer. */
const graceMs = 400;

/** Beside the one that is carried out. */
const maxQueuedPerSession = 32;
const maxCommands = 2_000;
const maxBytes = 256 * 1024 * 1024;

interface Pending {
  browserId: string;
  command: Command;
  /** Of its order; an upload carries its files. */
  bytes: number;
  deadlineAt: number;
  /** The journal of the extension that got it; a later journal knows nothing of it. */
  journalId: string;
  settle(outcome: { result: unknown } | { error: RelayError }): void;
}

export interface PendingCommands {
  /**
   * Waits for the reply to a command that is about to be sent.
   * @throws RelayError still_running, key_reused when a command with this id is waiting already;
   *   too_many_requests when its session, or the relay, has more to do than it may keep
   */
  add(browserId: string, journalId: string, command: Command, signal: AbortSignal): Promise<unknown>;
  of(browserId: string): Pending[];
  ids(): string[];
  /** Takes a browser's reply; one to what it was not asked, or not any more, changes nothing. */
  settle(browserId: string, reply: Reply): void;
  /** Ends the wait for one command without a reply: its outcome stays unknown. */
  lose(id: string): void;
}

/** How a command ended: with the browser's reply, or without one. */
export interface Ending {
  command: Command;
  reply?: Reply;
  error?: RelayError;
}

/**
 * A table of waiting commands.
 * @param on.cancelled told of those whose caller has hung up
 * @param on.ended told of every one, once
 * @param on.isThere whether a browser is connected now
 */
export function createPendingCommands(on: {
  cancelled(browserId: string, commandId: string): void;
  ended(ending: Ending): void;
  isThere(browserId: string): boolean;
}): PendingCommands {
  const pending = new Map<string, Pending>();

  const inSession = (sessionId: string) =>
    [...pending.values()].filter(
      ({ command: { order } }) => 'sessionId' in order && order.sessionId === sessionId,
    ).length;
  const pendingBytes = () => [...pending.values()].reduce((sum, { bytes }) => sum + bytes, 0);

  function finish(id: string, outcome: { result: unknown } | { error: RelayError }, reply?: Reply): void {
    const entry = pending.get(id);
    if (!entry) return;
    pending.delete(id);
    const error = 'error' in outcome ? outcome.error : undefined;
    on.ended({ command: entry.command, ...(reply && { reply }), ...(error && { error }) });
    entry.settle(outcome);
  }

  return {
    add(browserId, journalId, command, signal) {
      const same = pending.get(command.id);
      if (same) throw inUse(same.command.bodyHash === command.bodyHash);
      const bytes = JSON.stringify(command.order).length;
      const { order } = command;
      if ('sessionId' in order && inSession(order.sessionId) > maxQueuedPerSession) throw queueFull();
      if (pending.size >= maxCommands || pendingBytes() + bytes > maxBytes) throw busy();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () =>
            finish(command.id, { error: on.isThere(browserId) ? silent(command) : away(command, browserId) }),
          command.timeoutMs + graceMs,
        );
        const hangUp = () => {
          on.cancelled(browserId, command.id);
          finish(command.id, {
            error: new RelayError('interrupted', 'The caller hung up.', unknownOf(command)),
          });
        };
        signal.addEventListener('abort', hangUp, { once: true });
        pending.set(command.id, {
          browserId,
          command,
          bytes,
          journalId,
          deadlineAt: Date.now() + command.timeoutMs,
          settle(outcome) {
            clearTimeout(timer);
            signal.removeEventListener('abort', hangUp);
            if ('error' in outcome) reject(outcome.error);
            else resolve(outcome.result);
          },
        });
      });
    },
    ids: () => [...pending.keys()],
    of: (browserId) => [...pending.values()].filter((entry) => entry.browserId === browserId),
    settle(browserId, reply) {
      if (pending.get(reply.id)?.browserId !== browserId) return;
      const { error, result } = reply;
      if (!error) return finish(reply.id, { result }, reply);
      const { code, message, outcome, retryAfterMs } = error;
      finish(reply.id, { error: new RelayError(code, message, { outcome, retryAfterMs }) }, reply);
    },
    lose(id) {
      const entry = pending.get(id);
      if (!entry) return;
      finish(id, { error: lost(entry.command) });
    },
  };
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

function queueFull(): RelayError {
  return new RelayError(
    'too_many_requests',
    `This session has ${maxQueuedPerSession} calls waiting for their turn. Wait for their answers before you send more.`,
    { retryAfterMs: 1_000, outcome: 'not_executed' },
  );
}

function busy(): RelayError {
  return new RelayError(
    'too_many_requests',
    'Too many commands in flight. Wait for replies before you send more.',
    { retryAfterMs: 1_000, outcome: 'not_executed' },
  );
}

function silent(command: Command): RelayError {
  return new RelayError(
    'timeout',
    `The page did not answer within ${command.timeoutMs} ms: a dialog is open or a script is busy. Send navigate or reload to get a fresh page.`,
    unknownOf(command),
  );
}

/** Of what only reads it does not matter whether it was carried out. */
function away(command: Command, browserId: string): RelayError {
  return command.effect === 'read' ? noBrowser(browserId, []) : lost(command);
}

function lost(command: Command): RelayError {
  return new RelayError(
    'interrupted',
    'The browser was interrupted while it worked on this call, so nobody knows whether it was carried out. Look at the page before you repeat it.',
    unknownOf(command),
  );
}

function unknownOf(command: Command): { outcome?: 'unknown' } {
  return command.effect === 'act' ? { outcome: 'unknown' } : {};
}
