/** A task is done at most once: a client that repeats its Idempotency-Key gets the first answer, never a second run. */
import { RelayError } from '../../../extension/protocol/errors';

/** Each holds a screenshot. */
const maxKept = 50;

export interface KeptAnswers<Answer> {
  /**
   * Does `work` unless it was done under this id before; then answers, or fails, as that one did. Where it had not even
   * reached a browser, it is not held against the next try.
   * @throws RelayError still_running while it is under way, key_reused when it was begun with another body
   */
  once(id: string, bodyHash: string, work: () => Promise<Answer>): Promise<Answer>;
}

/** Keeps the last 50 answers, as long as the relay lives. */
export function createKeptAnswers<Answer>(): KeptAnswers<Answer> {
  const known = new Map<string, { bodyHash: string; answer: Promise<Answer>; running: boolean }>();
  return {
    once(id, bodyHash, work) {
      const before = known.get(id);
      if (before) return before.bodyHash === bodyHash ? repeat(before) : Promise.reject(reused());
      const entry = { bodyHash, running: true, answer: work() };
      known.set(id, entry);
      const settled = () => {
        entry.running = false;
        const done = [...known].filter(([, { running }]) => !running);
        for (const [old] of done.slice(0, -maxKept)) known.delete(old);
      };
      entry.answer.then(settled, (error) => {
        settled();
        if (!(error instanceof RelayError) || error.code !== 'no_browser') return;
        if (error.more.outcome === 'not_executed') known.delete(id);
      });
      return entry.answer;
    },
  };
}

async function repeat<Answer>(before: { answer: Promise<Answer>; running: boolean }): Promise<Answer> {
  if (!before.running) return before.answer;
  throw new RelayError(
    'still_running',
    'The task with this Idempotency-Key has not finished yet. Ask again with the same key in a while.',
    { retryAfterMs: 5_000 },
  );
}

function reused(): RelayError {
  return new RelayError(
    'key_reused',
    'This Idempotency-Key was used before for another body. Take a new key for a new task.',
    { outcome: 'not_executed' },
  );
}
