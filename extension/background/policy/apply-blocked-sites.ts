import { framesOf } from '../browser-api/web-navigation';
import type { Sessions } from '../sessions/sessions';
import type { AddressGuard } from './address-guard';
import type { SessionRules } from './session-rules';

/** Has the list of blocked sites count, also where a session shows one of them now. */
export async function applyBlockedSites({
  rules,
  guard,
  sessions,
}: {
  rules: Pick<SessionRules, 'refresh'>;
  guard: Pick<AddressGuard, 'committed'>;
  sessions: Sessions;
}): Promise<void> {
  rules.refresh();
  const tabIds = sessions.records().flatMap((record) => record.tabIds);
  for (const tabId of tabIds)
    for (const { frameId, url } of await framesOf(tabId)) guard.committed({ tabId, frameId, url });
}
