/** Opens pages of sessions with a policy only once the browser's rules, which need the tab's id, are in force. */
import { startNavigation } from '../../browser-api/tabs';
import type { Navigations } from '../../navigation/navigations';
import type { SessionRules } from '../../policy/session-rules';
import { type Bound, effectivePolicy, type SessionRecord } from '../../sessions/session-record';

/** Whether the session's pages may only be opened under rules for their tab. */
export function needsRules(session: Bound & Pick<SessionRecord, 'dialogs'>): boolean {
  return session.dialogs === 'block' || effectivePolicy(session).policy !== undefined;
}

/** Opens a URL in a blank tab that has joined its session; returns the count of the tab's navigations before that. */
export async function openUnderRules(
  parts: { navigations: Navigations; rules: SessionRules },
  tabId: number,
  url: string,
  signal: AbortSignal,
): Promise<number> {
  await Promise.all([parts.rules.inForce(), parts.navigations.until(tabId, 0, 'commit', signal)]);
  const before = parts.navigations.count(tabId);
  await startNavigation(tabId, url);
  return before;
}
