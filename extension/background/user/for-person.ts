import type { ToRelay } from '../../protocol/frames/frames';
import { deleteVisits, visitTimes } from '../browser-api/history';
import { clearNotification, showNotification } from '../browser-api/notifications';
import { showBadge } from '../browser-api/toolbar';
import type { RelayLink } from '../relay-link/relay-link';
import type { Sessions } from '../sessions/sessions';
import { ApprovalNotice } from './approval-notice';
import { Badge } from './badge';
import { LiveTicket } from './live-ticket';
import { LiveWatch, type Masks } from './live-watch';
import type { Pause } from './pause';
import type { Preferences } from './preferences';
import { SessionHistory } from './session-history';
import { WaitingApprovals } from './waiting-approvals';

/** What shows the person what is done, and lets them stop it. */
export function createForPerson(
  { pause, preferences }: { pause: Pause; preferences: Preferences },
  { link, sessions, secrets }: { link: RelayLink; sessions: Sessions; secrets: Masks },
) {
  const send = (frame: ToRelay) => link.send(frame);
  const badge = new Badge(showBadge);
  badge.setPaused(pause.isOn);
  const notice = new ApprovalNotice({
    isOn: () => preferences.all.notify,
    show: showNotification,
    clear: clearNotification,
  });
  return {
    badge,
    approvals: new WaitingApprovals(badge, send, notice),
    liveWatch: new LiveWatch({ sessions, secrets, send }),
    liveTicket: new LiveTicket(send),
    history: new SessionHistory({
      isOn: () => preferences.all.forgetHistory,
      isOfSession: (tabId) => sessions.ofTab(tabId) !== undefined,
      visitTimes,
      deleteVisits,
    }),
    async pauseAll(on: boolean): Promise<null> {
      badge.setPaused(on);
      await pause.set(on);
      return null;
    },
  };
}
