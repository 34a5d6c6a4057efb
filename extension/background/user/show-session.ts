import { findTab } from '../browser-api/tabs';
import { focusWindow } from '../browser-api/windows';
import type { Sessions } from '../sessions/sessions';

/** Brings the window of the session's current tab to the front. @throws RelayError session_not_found */
export async function showSession(sessions: Pick<Sessions, 'get'>, sessionId: string): Promise<void> {
  const tab = await findTab(sessions.get(sessionId).currentTabId);
  if (tab?.windowId !== undefined) await focusWindow(tab.windowId);
}
