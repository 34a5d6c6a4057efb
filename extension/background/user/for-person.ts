import type { ToRelay } from '../../protocol/frames';
import { showBadge } from '../browser-api/toolbar';
import type { RelayLink } from '../relay-link/relay-link';
import type { Sessions } from '../sessions/sessions';
import { Badge } from './badge';
import { LiveTicket } from './live-ticket';
import { LiveWatch, type Masks } from './live-watch';
import type { Pause } from './pause';
import { WaitingApprovals } from './waiting-approvals';

/** What shows the person what is done, and lets them stop it. */
export function createForPerson(
  { pause }: { pause: Pause },
  { link, sessions, secrets }: { link: RelayLink; sessions: Sessions; secrets: Masks },
) {
  const send = (frame: ToRelay) => link.send(frame);
  const badge = new Badge(showBadge);
  badge.setPaused(pause.isOn);
  return {
    badge,
    approvals: new WaitingApprovals(badge, send),
    liveWatch: new LiveWatch({ sessions, secrets, send }),
    liveTicket: new LiveTicket(send),
    async pauseAll(on: boolean): Promise<null> {
      badge.setPaused(on);
      await pause.set(on);
      return null;
    },
  };
}
