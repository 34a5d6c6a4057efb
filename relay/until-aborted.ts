/** Waits for work that goes on behind a call, until the signal aborts. @throws what the work throws by then */
export async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([work, aborted]);
}
