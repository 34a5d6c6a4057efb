/** The one way a command is carried out: written down first, and at most once. */
import { RelayError } from '../../protocol/errors';
import type { Command, Order, OrderResults, Reply, StepResult } from '../../protocol/frames';
import type { Secrets } from '../steps/secrets';
import type { StepCommand } from '../steps/session-tab';
import type { InTurn } from '../steps/session-turns';
import type { Pause } from '../user/pause';
import type { SessionWindows } from '../windows/session-windows';
import type { Journal } from './journal';

export interface CommandRunner {
  run(command: Command): Promise<Reply>;
  cancel(commandId: string): void;
  /** What is known of a command; one that runs is running, even where it is too harmless to be written down. */
  find(commandId: string): ReturnType<Journal['find']>;
  /** A relay that came back waits for these only. A command with an Idempotency-Key may still be asked for. */
  keepOnly(commandIds: readonly string[]): void;
}

export function createCommandRunner(parts: {
  journal: Journal;
  windows: SessionWindows;
  step(command: StepCommand, abort: AbortSignal): Promise<StepResult>;
  turns: InTurn;
  pause: Pause;
  secrets: Secrets;
  /** Name of the key that made the session, while there is one. */
  ownerOf(sessionId: string): string | undefined;
}): CommandRunner {
  const { journal, windows, step, turns, pause, secrets, ownerOf } = parts;
  const running = new Map<string, { abort: AbortController; bodyHash?: string }>();

  async function carryOut(command: Command, abort: AbortSignal): Promise<OrderResults[Order['do']]> {
    const { order, keyName, timeoutMs } = command;
    // The relay has looked already, at its copy of the list.
    if (order.do !== 'open' && (ownerOf(order.sessionId) ?? keyName) !== keyName)
      throw notYours(order.sessionId);
    if (order.do !== 'open') await windows.releaseExpiredPolicy(order.sessionId);
    if (order.do === 'step') return stepMasked({ ...command, order }, abort);
    if (order.do === 'close') return windows.close(order.sessionId);
    if (order.do === 'setPolicy') return windows.setPolicy(order);
    const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]);
    if (order.do === 'open') return windows.open(order, keyName, signal);
    return windows.screenshot(order, (work) => turns(order.sessionId, work), signal);
  }

  /** The step; what it tells has names in the place of the secrets that its session was ever lent. */
  async function stepMasked(command: StepCommand, abort: AbortSignal): Promise<StepResult> {
    const { sessionId, secrets: given } = command.order;
    if (given) secrets.lend(sessionId, given);
    try {
      return secrets.mask(sessionId, await step(command, abort));
    } catch (error) {
      if (!(error instanceof RelayError)) throw error;
      throw new RelayError(error.code, secrets.mask(sessionId, error.message), error.more);
    }
  }

  /** What is known of this very command already; an `Idempotency-Key` makes a client's retry the same command. */
  function alreadyKnown({ id, bodyHash }: Command): Reply | undefined {
    const now = running.get(id);
    const before = journal.find(id);
    if (!now && before.state === 'unseen') return undefined;
    if ((now ?? before).bodyHash !== bodyHash) return toReply(id, reused());
    if (now) return toReply(id, stillRunning());
    return before.reply ?? toReply(id, lost());
  }

  async function answer(command: Command, abort: AbortController): Promise<Reply> {
    const { id, effect, bodyHash } = command;
    try {
      if (effect === 'act') await journal.begin(id, bodyHash);
    } catch (error) {
      return toReply(id, notWrittenDown(error));
    }
    const reply = await pause
      .allow((signal) => carryOut(command, signal), abort)
      .then(
        (result): Reply => ({ type: 'reply', id, result }),
        (error: unknown) => toReply(id, error),
      );
    if (effect === 'act') void journal.finish(reply);
    return reply;
  }

  return {
    async run(command) {
      const known = alreadyKnown(command);
      if (known) return known;
      // Part of its time may have gone by on the way, all of it perhaps.
      const leftMs = Math.min(command.timeoutMs, command.sentAt + command.timeoutMs - Date.now());
      if (leftMs <= 0) return toReply(command.id, tooLate());
      const abort = new AbortController();
      running.set(command.id, { abort, bodyHash: command.bodyHash });
      return answer({ ...command, timeoutMs: leftMs }, abort).finally(() => running.delete(command.id));
    },
    find: (id) => (running.has(id) ? { state: 'running' } : journal.find(id)),
    cancel: (commandId) => running.get(commandId)?.abort.abort(),
    keepOnly(commandIds) {
      for (const [id, { abort, bodyHash }] of running) {
        if (bodyHash === undefined && !commandIds.includes(id)) abort.abort();
      }
    },
  };
}

function notWrittenDown(error: unknown): RelayError {
  return new RelayError(
    'internal',
    `The extension could not write the call down, so it did not begin it (${error}). Try again.`,
    { outcome: 'not_executed' },
  );
}

function stillRunning(): RelayError {
  return new RelayError(
    'still_running',
    'The call with this Idempotency-Key has not finished yet. Ask again with the same key in a moment.',
    { retryAfterMs: 1_000 },
  );
}

function reused(): RelayError {
  return new RelayError(
    'key_reused',
    'This Idempotency-Key was used before for another body. Take a new key for a new call.',
    { outcome: 'not_executed' },
  );
}

function notYours(sessionId: string): RelayError {
  return new RelayError('session_not_found', `There is no open session ${sessionId}.`);
}

function lost(): RelayError {
  return new RelayError(
    'interrupted',
    'The extension was restarted while it worked on this call, so nobody knows whether it was carried out. Look at the page before you repeat it.',
    { outcome: 'unknown' },
  );
}

function tooLate(): RelayError {
  return new RelayError(
    'timeout',
    'The call reached the browser only after its deadline. Give it more timeoutMs, or try again.',
    { outcome: 'not_executed' },
  );
}

function toReply(id: string, error: unknown): Reply {
  const { code, message, more } = error instanceof RelayError ? error : ofTheBrowser(String(error));
  return { type: 'reply', id, error: { code, message, ...more } };
}

/** What the browser itself refuses (chrome/browser/extensions/api/tabs/tabs_constants.h); all else is a fault of ours. */
function ofTheBrowser(words: string): RelayError {
  if (/No (tab|window) with id/.test(words))
    return new RelayError(
      'session_not_found',
      'The tab or its window was closed meanwhile. GET /v1/sessions lists the open sessions, POST /v1/session opens a new one.',
    );
  if (/Tabs cannot be edited right now/.test(words))
    return new RelayError(
      'timeout',
      'The user is dragging a tab, and the browser changes none meanwhile. Try again in a moment.',
    );
  return new RelayError('internal', `The extension failed: ${words}`);
}
