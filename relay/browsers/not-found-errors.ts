/** The errors for a session or browser that does not exist or is not connected. */
import { RelayError } from '../../extension/protocol/errors';

/** The same for a session that never existed, that is closed, and that another key opened. */
export function sessionNotFound(sessionId: string): RelayError {
  return new RelayError(
    'session_not_found',
    `There is no open session ${sessionId}: it was closed or its window was. GET /v1/sessions lists the open ones, POST /v1/session opens a new one.`,
  );
}

/** For any session of a browser that was unpaired, whether there was such a session or not. */
export function browserUnpaired(): RelayError {
  return new RelayError(
    'session_not_found',
    'The browser of this session was unpaired, which closed its sessions. Pair it again with npx tabrelay browsers pair, or use another browser, and open a new session with POST /v1/session.',
  );
}

/** For a name that none of the browsers has which are connected or paired. */
export function noSuchBrowser(wanted: string, connected: string[]): RelayError {
  return new RelayError(
    'bad_request',
    `No browser is called "${wanted}". Connected now: ${connected.join(', ')}. Send one of these names as "browser", or leave it out.`,
    { outcome: 'not_executed' },
  );
}

/**
 * @param connected names of the browsers that are connected now
 * @param hasIdempotencyKey an earlier call may have had the same key, and only its browser knows whether it was done
 */
export function noBrowser(
  browserId: string | undefined,
  connected: string[],
  hasIdempotencyKey = false,
): RelayError {
  const others = connected.length ? ` Connected now: ${connected.join(', ')}.` : '';
  const which = browserId ? 'The browser of this session is not connected' : 'No such browser is connected';
  return new RelayError(
    'no_browser',
    `${connected.length || browserId ? which : 'No browser is connected'}. Press Enter in the terminal of npm start, or restart it; or open the browser that you paired and look at the tabrelay popup.${others}`,
    { outcome: hasIdempotencyKey ? 'unknown' : 'not_executed' },
  );
}
