import { RelayError } from '../../../extension/protocol/errors';
import type { TerminalSessions } from './terminal-sessions';

/**
 * The session that a command means: the one it names, else TABRELAY_SESSION, else this terminal's last.
 * @throws RelayError bad_request that says how to name one
 */
export function resolveSession(from: {
  named: string | undefined;
  env: NodeJS.ProcessEnv;
  terminal: string | undefined;
  url: string;
  sessions: TerminalSessions;
}): string {
  const { named, env, terminal, url, sessions } = from;
  const found = named || env.TABRELAY_SESSION || (terminal && sessions.last(terminal, url));
  if (found) return found;
  throw new RelayError(
    'bad_request',
    terminal
      ? 'This terminal has no session yet. Open one with tabrelay open <url>, or name one with --session <id>.'
      : 'There is no terminal whose last session could be meant. Name one with --session <id> or TABRELAY_SESSION; tabrelay open prints the id.',
  );
}
