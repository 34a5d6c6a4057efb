const timeoutMs = 2_000;

/** Whether something at this address answers as a relay does. */
export async function isReachable(relayUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await fetch(`${relayUrl}/health`, { signal, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
