/** Runs the relay's commands, each at most once: an act is recorded in the journal before it begins. */
import type { Command, Reply } from '../../protocol/frames/frames';
import { outlivesWorker } from '../../protocol/outlives-worker';
import type { Pause } from '../user/pause';
import {
  deadlinePassed,
  isWorkerEnding,
  keyReused,
  lost,
  notJournaled,
  stillRunning,
  toReply,
} from './command-errors';
import type { ExecuteOrder } from './execute-order';
import type { Journal } from './journal';
import { replyWith } from './reply-with';

const unanswered = new Promise<never>(() => {});

export class CommandRunner {
  /** By command id. Written when a command begins; an entry dies with its reply. */
  readonly #running = new Map<string, { abort: AbortController; bodyHash?: string }>();

  /** Acts that are being written down. Each removes itself. */
  readonly #recording = new Set<Promise<void>>();

  constructor(private readonly parts: { journal: Journal; pause: Pause; execute: ExecuteOrder }) {}

  /**
   * Answers every command, but not while the browser ends this worker: the journal or the relay knows what it had begun. A
   * command that is known already gets its first answer, or an error that says how it stands.
   * @param sent resolves, in the same task, when the reply was sent: to write it down takes time of this worker
   */
  async run(command: Command, sent = Promise.resolve()): Promise<Reply> {
    const known = this.#alreadyKnown(command);
    if (known) return known;
    // Some of its time may have passed on the way, or all.
    const leftMs = Math.min(command.timeoutMs, command.sentAt + command.timeoutMs - Date.now());
    if (leftMs <= 0) return toReply(command.id, deadlinePassed());
    const abort = new AbortController();
    this.#running.set(command.id, { abort, bodyHash: command.bodyHash });
    const answer = this.#answer({ ...command, timeoutMs: leftMs }, abort, sent);
    return answer.finally(() => this.#running.delete(command.id));
  }

  cancel(commandId: string): void {
    this.#running.get(commandId)?.abort.abort();
  }

  cancelAll(): void {
    for (const { abort } of this.#running.values()) abort.abort();
  }

  /** What is known of a command; one that runs is running, even if it only reads and is not in the journal. */
  find(commandId: string): ReturnType<Journal['find']> {
    return this.#running.has(commandId) ? { state: 'running' } : this.parts.journal.find(commandId);
  }

  /** Cancels all other commands after a reconnect, except those with an Idempotency-Key, which may be asked for again. */
  keepOnly(commandIds: readonly string[]): void {
    for (const [id, { abort, bodyHash }] of this.#running) {
      if (bodyHash === undefined && !commandIds.includes(id)) abort.abort();
    }
  }

  /** An `Idempotency-Key` makes a client's retry the same command. */
  #alreadyKnown({ id, bodyHash }: Command): Reply | undefined {
    const now = this.#running.get(id);
    const before = this.parts.journal.find(id);
    if (!now && before.state === 'unseen') return undefined;
    if ((now ?? before).bodyHash !== bodyHash) return toReply(id, keyReused());
    if (now) return toReply(id, stillRunning());
    return before.reply ?? toReply(id, lost());
  }

  async #answer(command: Command, abort: AbortController, sent: Promise<void>): Promise<Reply> {
    const { journal, pause, execute } = this.parts;
    const { id, effect, byPerson } = command;
    try {
      if (effect === 'act') await this.#record(command);
    } catch (error) {
      return toReply(id, notJournaled(error));
    }
    const work = byPerson
      ? execute(command, abort.signal)
      : pause.allow((signal) => execute(command, signal), abort);
    const reply = await work.then(
      (result) => replyWith(command, result),
      (error: unknown) => (isWorkerEnding(error) ? unanswered : toReply(id, error)),
    );
    if (effect === 'act') void journal.finish(reply, sent);
    return reply;
  }

  /** Records the act, after those before it: acts of a session take their turns in the order in which they came. */
  async #record(command: Command): Promise<void> {
    const recorded = this.parts.journal.begin(command.id, command.bodyHash, outlivesWorker(command));
    if (recorded) {
      const written = recorded.finally(() => this.#recording.delete(written));
      this.#recording.add(written);
      await written;
    } else if (this.#recording.size > 0) await Promise.allSettled(this.#recording);
  }
}
