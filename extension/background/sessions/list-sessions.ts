import type { Driver } from '../../protocol/driving';
import type { ListedSession } from '../../protocol/frames/frames';
import { findTab } from '../browser-api/tabs';
import { toSession } from './session-record';
import type { Sessions } from './sessions';

/** All open sessions, with address and title of their current tabs. */
export function listSessions(
  sessions: Sessions,
  drivers: { state(sessionId: string): Pick<Driver, 'driver'> },
): Promise<ListedSession[]> {
  return Promise.all(
    sessions.records().map(async (record) => {
      const tab = await findTab(record.currentTabId);
      return {
        ...toSession(record),
        url: tab?.url || tab?.pendingUrl || '',
        title: tab?.title ?? '',
        driver: drivers.state(record.id).driver,
      };
    }),
  );
}
