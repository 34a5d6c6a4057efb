/** Keeps the answers of tasks by idempotency key, so that a repeated request gets the first answer and no second run. */
import { RelayError } from '../../../extension/protocol/errors';

/** Each holds a screenshot. */
const maxKept = 50;

interface Kept<Answer> {
  inputHash: string;
  answer: Promise<Answer>;
  isRunning: boolean;
}

/** The last 50 answers. They die with the relay; after that the extension's journal still refuses a second run. */
export class IdempotentAnswers<Answer> {
  /** By command id. Written by `once`; the oldest finished ones go when there are more than 50. */
  readonly #answers = new Map<string, Kept<Answer>>();

  /**
   * Does `work` unless it was done under this id before; then answers, or fails, as that one did. A run that did not
   * even reach a browser is forgotten, so that the next request tries again.
   * @throws RelayError still_running while it is running, key_reused when the first request had another input
   */
  async once(id: string, inputHash: string, work: () => Promise<Answer>): Promise<Answer> {
    const first = this.#answers.get(id);
    if (first) return answerAgain(first, inputHash);
    const kept: Kept<Answer> = { inputHash, isRunning: true, answer: work() };
    this.#answers.set(id, kept);
    try {
      return await kept.answer;
    } catch (error) {
      if (!isNotBegun(error)) throw error;
      this.#answers.delete(id);
      // A relay that has restarted, or another one of the fleet, may have begun it before.
      throw new RelayError(error.code, error.message, { ...error.more, outcome: 'unknown' });
    } finally {
      kept.isRunning = false;
      const finished = [...this.#answers].filter(([, { isRunning }]) => !isRunning);
      for (const [old] of finished.slice(0, -maxKept)) this.#answers.delete(old);
    }
  }
}

function answerAgain<Answer>(first: Kept<Answer>, inputHash: string): Promise<Answer> {
  if (first.inputHash !== inputHash) {
    throw new RelayError(
      'key_reused',
      'This Idempotency-Key was used before for another body. Take a new key for a new task.',
      { outcome: 'not_executed' },
    );
  }
  if (!first.isRunning) return first.answer;
  throw new RelayError(
    'still_running',
    'The task with this Idempotency-Key has not finished yet. Ask again with the same key in a while.',
    { retryAfterMs: 5_000 },
  );
}

function isNotBegun(error: unknown): error is RelayError {
  return error instanceof RelayError && error.code === 'no_browser' && error.more.outcome === 'not_executed';
}
