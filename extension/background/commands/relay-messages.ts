/** Handles the frames that the relay sends over an established connection. */
import type { ToExtension, ToRelay } from '../../protocol/frames';
import type { WaitingApprovals } from '../user/waiting-approvals';
import type { CommandRunner } from './command-runner';
import type { PageOrigins } from './page-origins';

export async function handleFrame(
  frame: ToExtension,
  {
    runner,
    origins,
    approvals,
  }: { runner: CommandRunner; origins: PageOrigins; approvals: WaitingApprovals },
  send: (frame: ToRelay) => void,
): Promise<void> {
  if (frame.type === 'command') send(await origins.addTo(frame, () => runner.run(frame)));
  else if (frame.type === 'approvals') approvals.show(frame.approvals);
  else if (frame.type === 'cancel') runner.cancel(frame.id);
  else if (frame.type === 'resyncRequest') {
    runner.keepOnly(frame.ids);
    send({ type: 'resyncResponse', entries: frame.ids.map((id) => ({ id, ...runner.find(id) })) });
  }
}
