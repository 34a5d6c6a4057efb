import { RelayError } from '../../extension/protocol/errors';
import type { Session } from '../../extension/protocol/frames';
import type { Browsers } from '../browsers/browsers';
import type { RequestContext } from './caller';

/** The open sessions of the caller's key, oldest first. @throws RelayError no_browser when none is connected. */
export async function listSessions(
  browsers: Browsers,
  { caller, signal }: RequestContext,
): Promise<Session[]> {
  const all = await browsers.sessions(signal);
  if (browsers.list().length === 0) {
    throw new RelayError(
      'no_browser',
      'No browser is connected, so its sessions are not known. Start one with npm start, or open the browser you paired.',
    );
  }
  return all.filter(({ keyName }) => keyName === caller.keyName);
}
