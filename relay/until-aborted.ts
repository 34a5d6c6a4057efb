import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for work that goes on behind a call, until the signal aborts.
 * @param graceMs how many milliseconds more the work may take then
 * @throws what the work throws by then
 */
export async function untilAborted(work: Promise<unknown>, signal: AbortSignal, graceMs = 0): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([work, aborted.then(() => pause(graceMs, undefined, { ref: false }))]);
}
