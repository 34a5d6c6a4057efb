/** Waits for a hand-paired browser before a separate one is opened. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Resolves at the next Enter on `input`; never when the input ends or `signal` aborts first. */
export function nextEnter(input: Readable, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // `once` rejects only on abort, when the wait is over.
    once(input, 'data', { signal }).then(
      () => {
        input.pause();
        resolve();
      },
      () => input.pause(),
    );
    // A new listener does not resume a paused stream.
    input.resume();
  });
}

/**
 * Waits for a hand-paired browser; returns whether it connected before Enter was pressed, before `timeoutMs` passed and
 * before none was left.
 * @param options.connected resolves when one has connected
 * @param options.unpaired resolves when none is paired by hand any more
 */
export async function awaitPairedBrowser(options: {
  connected: Promise<void>;
  unpaired: Promise<void>;
  input: Readable;
  timeoutMs: number;
}): Promise<boolean> {
  const waiting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, options.timeoutMs);
  });
  const connectedFirst = await Promise.race([
    options.connected.then(() => true),
    nextEnter(options.input, waiting.signal).then(() => false),
    options.unpaired.then(() => false),
    late.then(() => false),
  ]);
  clearTimeout(timer);
  waiting.abort();
  return connectedFirst;
}
