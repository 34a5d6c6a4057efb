/** A page that is bound by rules of the browser is opened only when these stand, and a rule needs its tab first. */
import * as browserApi from '../browser-api';
import type { Navigations } from '../navigation/navigations';
import { boundsOf, type SessionRecord } from '../sessions/sessions';

/** Resolves when the browser's rules for the sessions' tabs stand. */
export type Ruled = () => Promise<void>;

/** Whether the session's pages may only be opened under rules that know their tab. */
export function needsRules(session: Pick<SessionRecord, 'dialogs' | 'policy' | 'task'>): boolean {
  return session.dialogs === 'block' || boundsOf(session).policy !== undefined;
}

/** Opens an address in a tab that is blank and joined its session; returns the navigation's predecessor. */
export async function openRuled(
  parts: { navigations: Navigations; ruled: Ruled },
  tabId: number,
  url: string,
  signal: AbortSignal,
): Promise<number> {
  await Promise.all([parts.ruled(), parts.navigations.until(tabId, 0, 'load', signal)]);
  const before = parts.navigations.serial(tabId);
  await browserApi.startNavigation(tabId, url);
  return before;
}
