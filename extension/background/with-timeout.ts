import { RelayError } from '../protocol/errors';

/** Browser calls take milliseconds, but some never return, such as executeScript on a page with an endless loop. */
const callTimeoutMs = 5_000;

/**
 * The browser's answer, or an error if there is none within `timeoutMs`.
 * @param undo is called with an answer that comes later, to undo what nobody expects any more.
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
