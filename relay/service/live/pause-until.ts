/**
 * Resolves after `ms`, or when the signal aborts.
 * @param onBegin receives what ends it before its time
 */
export function pauseUntil(
  ms: number,
  signal: AbortSignal,
  onBegin: (end: () => void) => void = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    signal.addEventListener('abort', end, { once: true });
    onBegin(end);
    if (signal.aborted) end();
  });
}
