/** Handles the frames that the relay sends over an established connection. */
import type { ToExtension, ToRelay } from '../../protocol/frames/frames';
import type { FleetSites } from '../policy/fleet-sites';
import type { LiveTicket } from '../user/live-ticket';
import type { LiveWatch } from '../user/live-watch';
import type { WaitingApprovals } from '../user/waiting-approvals';
import type { CommandRunner } from './command-runner';
import type { PageOrigins } from './page-origins';

export async function handleFrame(
  frame: ToExtension,
  {
    runner,
    origins,
    approvals,
    liveWatch,
    liveTicket,
    fleetSites,
  }: {
    runner: CommandRunner;
    origins: PageOrigins;
    approvals: WaitingApprovals;
    liveWatch: LiveWatch;
    liveTicket: LiveTicket;
    fleetSites: FleetSites;
  },
  send: (frame: ToRelay) => void,
): Promise<void> {
  if (frame.type === 'command') {
    let wasSent = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      wasSent = resolve;
    });
    const reply = await origins.addTo(frame, () => runner.run(frame, sent));
    send({ ...reply, ...liveWatch.takeElement(frame) });
    wasSent();
  } else if (frame.type === 'approvals') approvals.show(frame.approvals);
  else if (frame.type === 'watching') liveWatch.set(frame.on);
  else if (frame.type === 'liveTicket') liveTicket.came(frame.ticket);
  else if (frame.type === 'blockedSites') void fleetSites.changed(frame.sites);
  else if (frame.type === 'cancel') runner.cancel(frame.id);
  else if (frame.type === 'resyncRequest') {
    // The first frame of each connection; the relay says anew if somebody looks.
    liveWatch.set(false);
    runner.keepOnly(frame.ids);
    send({ type: 'resyncResponse', entries: frame.ids.map((id) => ({ id, ...runner.find(id) })) });
    fleetSites.tell();
  }
}
