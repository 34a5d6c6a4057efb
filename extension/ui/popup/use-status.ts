import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Status, statusSchema } from '../../protocol/user/user-messages';
import { askWorker } from '../ask-worker';

const refreshEveryMs = 1_000;

/** What the worker says of connection, approvals and sessions, asked again every second and by `refresh`. */
export function useStatus(): { status: Status | undefined; refresh(): Promise<void> } {
  const [status, setStatus] = useState<Status>();
  const refresh = useCallback(async () => setStatus(await askWorker({ ask: 'status' }, statusSchema)), []);
  useEffect(() => {
    void refresh();
    const timer = setInterval(refresh, refreshEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return { status, refresh };
}
