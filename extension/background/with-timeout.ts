/** Some calls of the browser never return; each of ours gets a time of its own. */
import { RelayError } from '../protocol/errors';

/** Browser calls that normally take milliseconds; executeScript on a looping page never returns. */
const callTimeoutMs = 5_000;

/**
 * The browser's answer, or an error when it stays silent for `timeoutMs`.
 * @param undo gets an answer that comes after that, when nobody counts on it any more.
 * @throws RelayError timeout
 */
export async function withTimeout<Answer>(
  what: string,
  answer: Promise<Answer>,
  timeoutMs = callTimeoutMs,
  undo?: (answer: Answer) => unknown,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RelayError('timeout', `The browser did not ${what} within ${timeoutMs} ms. Try again.`));
      if (undo) answer.then(undo).catch(() => undefined);
    }, timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
