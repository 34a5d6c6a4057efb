/** What the extension's own pages may ask for, answered in one place. */
import { questionSchema, type Status } from '../../protocol/user-messages';
import { findTab } from '../browser-api';
import type { createPairing } from '../relay-link/pairing';
import type { RelayLink } from '../relay-link/relay-link';
import type { Sessions } from '../sessions/sessions';
import type { SessionWindows } from '../windows/session-windows';
import type { Pause } from './pause';

export async function answerUser(
  message: unknown,
  parts: {
    link: RelayLink;
    pairing: ReturnType<typeof createPairing>;
    sessions: Sessions;
    windows: SessionWindows;
    pause: Pause;
    outdated(): boolean;
  },
): Promise<unknown> {
  const question = questionSchema.parse(message);
  if (question.ask === 'status') return status(parts);
  if (question.ask === 'offer') return { relayUrl: (await parts.pairing.offer())?.relayUrl };
  if (question.ask === 'pair') return parts.pairing.accept(question.relayUrl);
  if (question.ask === 'unpair') await parts.pairing.forget();
  else if (question.ask === 'pause') await parts.pause.set(question.on);
  else await parts.windows.close(question.sessionId);
  return {};
}

async function status({
  link,
  pairing,
  sessions,
  pause,
  outdated,
}: Parameters<typeof answerUser>[1]): Promise<Status> {
  const list = sessions.all().map(async ({ id, createdAt, keyName }) => {
    const tab = await findTab(sessions.get(id).currentTabId);
    return { id, createdAt, keyName, title: tab?.title ?? '', url: tab?.url ?? '' };
  });
  return {
    state: link.state(),
    relayUrl: (await pairing.current())?.relayUrl,
    outdated: outdated(),
    paused: pause.isOn(),
    sessions: await Promise.all(list),
  };
}
