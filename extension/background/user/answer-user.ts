/** Answers the questions of the extension's own pages: popup, options and pairing page. */
import { questionSchema, type Status } from '../../protocol/user-messages';
import type { Pairings } from '../relay-link/pairing';
import type { RelayLink } from '../relay-link/relay-link';
import { listSessions } from '../sessions/list-sessions';
import type { Sessions } from '../sessions/sessions';
import { closeSession } from '../windows/close-session';
import type { Badge } from './badge';
import type { Pause } from './pause';

interface Parts {
  /** The build of this extension. */
  buildId: string;
  link: RelayLink;
  pairings: Pairings;
  sessions: Sessions;
  pause: Pause;
  badge: Badge;
}

export async function answerUser(message: unknown, parts: Parts): Promise<unknown> {
  const question = questionSchema.parse(message);
  if (question.ask === 'status') return status(parts);
  if (question.ask === 'offer') return { relayUrl: (await parts.pairings.offer())?.relayUrl };
  if (question.ask === 'pair') return parts.pairings.accept(question.relayUrl);
  if (question.ask === 'unpair') await parts.pairings.forget();
  else if (question.ask === 'pause') {
    parts.badge.setPaused(question.on);
    await parts.pause.set(question.on);
  } else await closeSession(parts.sessions, question.sessionId);
  return {};
}

async function status({ buildId, link, sessions, pairings, pause }: Parts): Promise<Status> {
  return {
    state: link.state,
    relayUrl: (await pairings.current())?.relayUrl,
    outdated: link.relayBuildId !== undefined && link.relayBuildId !== buildId,
    paused: pause.isOn,
    sessions: await listSessions(sessions),
  };
}
