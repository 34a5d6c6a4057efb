/** A task that the caller's own model decides: which turn it is at, and its latest answer. */
import { randomUUID } from 'node:crypto';
import { RelayError } from '../../../../extension/protocol/errors';
import type { OpenedTask, TaskTurn, TurnRequest } from '../../../autonomy/browse/task-turn';
import { wholeDecisionSchema } from '../../../autonomy/language-model/decision-schema';
import { sha256 } from '../../call-for';
import { maskError } from '../mask-error';
import { type DecisionParts, TaskDecisions, type TurnDecision } from './task-decisions';

/** A turn that was decided. */
interface Taken {
  turn: number;
  hash: string;
  answer: Promise<TaskTurn>;
}

interface Parts extends DecisionParts {
  keyName: string;
  /** Ends what runs in the task. */
  abort: AbortController;
  now(): number;
}

export class CallerTask {
  readonly id: string = randomUUID();
  readonly keyName: string;
  readonly #parts: Parts;
  readonly #decisions: TaskDecisions;
  /** The turn whose view the next decision is about. */
  #turn = 0;
  #opened: OpenedTask | undefined;
  /** The turn that was decided last. Replaced when the next one is; removed if nothing of it was done. */
  #latest: Taken | undefined;
  #isRunning = false;
  #hasEnded = false;
  /** When its last call or turn ended, in epoch milliseconds. */
  #usedAt: number;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.keyName = parts.keyName;
    this.#decisions = new TaskDecisions(parts);
    this.#usedAt = parts.now();
  }

  /** Whose approval an act of it needs, and how far that reaches. */
  get asks(): { keyName: string; sessionId: string; group: string } {
    const { id: sessionId, taskId: group } = this.#parts.session;
    return { keyName: this.keyName, sessionId, group };
  }

  /** It takes no further turn. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** A turn is being done. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Milliseconds since its last call; 0 while a turn runs. */
  get idleMs(): number {
    return this.#isRunning ? 0 : this.#parts.now() - this.#usedAt;
  }

  /** The first view. @throws what reading the page throws */
  async open(): Promise<OpenedTask> {
    const { session, abort } = this.#parts;
    const first = await this.#decisions.open(abort.signal);
    this.#opened = {
      taskId: this.id,
      sessionId: session.id,
      turn: 0,
      rules: this.#decisions.rules,
      schema: wholeDecisionSchema(),
      ...first,
    };
    this.#usedAt = this.#parts.now();
    return this.#opened;
  }

  /**
   * Does what was decided on the latest view, or answers again what the same decision was answered.
   * @throws RelayError bad_request for another turn, key_reused for another decision on a turn that was decided; and what
   *   kept the turn from being begun, after which the same one can be sent again
   */
  async take({ turn, ...decision }: TurnRequest): Promise<TaskTurn> {
    this.#usedAt = this.#parts.now();
    const hash = sha256(decision);
    const before = this.#latest;
    if (before?.turn === turn) {
      if (before.hash === hash) return before.answer;
      throw refused('key_reused', `Turn ${turn} was decided otherwise before. ${seeLatest}`);
    }
    if (this.#hasEnded) {
      throw refused(
        'bad_request',
        'The task has ended. GET it to see how; POST /v1/task begins another one.',
      );
    }
    if (turn !== this.#turn || this.#isRunning) {
      throw refused('bad_request', `The task is at turn ${this.#turn}, not ${turn}. ${seeLatest}`);
    }
    const answer = this.#run(decision);
    this.#latest = { turn, hash, answer };
    try {
      return await answer;
    } catch (error) {
      // After a bug of ours nobody knows what was done, so the same turn must not be done again.
      if (error instanceof RelayError) this.#latest = before;
      else this.#hasEnded = true;
      throw error;
    }
  }

  /** The latest answer; waits for a turn that is running. */
  async last(): Promise<OpenedTask | TaskTurn> {
    this.#usedAt = this.#parts.now();
    const latest = await this.#latest?.answer.catch(() => undefined);
    const answer = latest ?? this.#opened;
    if (!answer) throw new Error('a task was read before it was open');
    return answer;
  }

  /** Stops what runs in it, and leaves its session. */
  async end(): Promise<void> {
    this.#parts.abort.abort();
    await this.#leave();
  }

  async #run(decision: TurnDecision): Promise<TaskTurn> {
    const { run, abort } = this.#parts;
    this.#isRunning = true;
    try {
      const answer = await this.#decisions.decide(decision, abort.signal);
      abort.signal.throwIfAborted();
      if (answer.ended) await this.#leave();
      this.#turn += 1;
      return { turn: this.#turn, ...answer };
    } catch (error) {
      if (abort.signal.aborted) throw endedMeanwhile();
      throw maskError(error, run.mask);
    } finally {
      this.#isRunning = false;
      this.#usedAt = this.#parts.now();
    }
  }

  /** Closes its session, unless that was open before or is to be kept. */
  async #leave(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const { session, terms } = this.#parts;
    await (terms.sessionId !== undefined || terms.keepSession ? session.unbind() : session.close());
  }
}

const seeLatest = 'Decide on the latest answer and send its turn; GET the task to see it again.';

function refused(code: 'bad_request' | 'key_reused', message: string): RelayError {
  return new RelayError(code, message, { outcome: 'not_executed' });
}

function endedMeanwhile(): RelayError {
  return new RelayError('interrupted', 'The task was ended while this turn was being done.', {
    outcome: 'unknown',
  });
}
