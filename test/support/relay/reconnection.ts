/** Waits for a new connection of the browser. */
import { until } from '../until';
import type { RunningRelay } from './start-relay';

/** Remembers the connection there is; what is returned resolves once there is another one. */
export async function watchConnection({ api }: RunningRelay): Promise<() => Promise<void>> {
  const connectedAt = async () => (await api.browsers())[0]?.connected_at;
  const before = await connectedAt();
  return async () => {
    await until(
      'the browser to be connected anew',
      async () => {
        const now = await connectedAt();
        return now !== undefined && now !== before;
      },
      30_000,
    );
  };
}
