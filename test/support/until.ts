/** Waits until a condition holds. */

/**
 * Asks until `probe` answers something other than undefined, null or false, and returns that.
 * A probe that throws has simply not succeeded yet.
 * @throws Error naming `what` and the probe's last error after `timeoutMs` (default 10 s).
 */
export async function until<T>(
  what: string,
  probe: () => Promise<T> | T,
  timeoutMs = 10_000,
): Promise<Exclude<NonNullable<T>, false>> {
  const deadline = performance.now() + timeoutMs;
  let last: unknown = 'nothing yet';
  while (performance.now() < deadline) {
    try {
      const seen = await probe();
      if (seen !== undefined && seen !== null && seen !== false)
        return seen as Exclude<NonNullable<T>, false>;
    } catch (error) {
      last = error;
    }
    await new Promise((resume) => setTimeout(resume, 10));
  }
  throw new Error(`waited ${timeoutMs} ms for ${what}; last: ${String(last)}`);
}
