import { RelayError } from '../../../extension/protocol/errors';
import type { ListedSession, Session } from '../../../extension/protocol/frames/frames';
import type { Browsers } from '../../browsers/browsers';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';

/** A browser that does not answer by then, because it is paused or busy, is listed from the relay's copy. */
const askLimitMs = 2_000;

/** Address and title of the current tab are absent where the browser did not answer in time. */
export type OpenSession = Session &
  Partial<Pick<ListedSession, 'url' | 'title'>> & {
    /** In a fleet: the relay that holds its browser. */
    relay?: string;
  };

/** The open sessions of the caller's key, oldest first. @throws RelayError no_browser when none is connected. */
export async function listSessions(browsers: Browsers, context: RequestContext): Promise<OpenSession[]> {
  const { caller, signal } = context;
  const all = await browsers.sessions(signal);
  if (browsers.list().length === 0) {
    throw new RelayError(
      'no_browser',
      'No browser is connected, so its sessions are not known. Press Enter in the terminal of npm start, or restart it; or open the browser that you paired.',
    );
  }
  const own = all.filter(({ keyName }) => keyName === caller.keyName);
  if (own.length === 0) return [];
  const listed = await Promise.all(browsers.list().map(({ id }) => askBrowser(browsers, id, context)));
  const byId = new Map(listed.flat().map((session) => [session.id, session]));
  return own.map((session) => byId.get(session.id) ?? session);
}

async function askBrowser(
  browsers: Browsers,
  browser: string,
  context: RequestContext,
): Promise<ListedSession[]> {
  const call = callFor(context, { operation: 'listSessions', effect: 'read', limitMs: askLimitMs });
  try {
    return await browsers.send({ do: 'list' }, { ...call, browser });
  } catch (error) {
    if (error instanceof RelayError) return [];
    throw error;
  }
}
