/** What every command gets: the relay, the session, and the ways to print. */
import type { Command } from 'commander';
import { readClientConfig } from '../config';
import type { Machine } from './machine';
import { type Colours, coloursFor } from './output/colours';
import { withoutControls } from './output/without-controls';
import { apiKeyOf, type RelayAccess, relayUrl } from './relay-access';
import { type RelayClient, relayClient } from './relay-client';
import { resolveSession } from './sessions/resolve-session';
import { type TerminalSessions, terminalSessions } from './sessions/terminal-sessions';

/** Options that every command has. */
interface GlobalOptions {
  relay?: string;
  json?: true;
}

export interface CliContext {
  machine: Machine;
  options: GlobalOptions;
  home: string;
  url: string;
  /** @throws RelayError unauthorized when there is no key */
  access(): RelayAccess;
  client(): RelayClient;
  sessions: TerminalSessions;
  /** The session that the command means. @throws RelayError bad_request when none is named */
  sessionOf(named: string | undefined): string;
  /** Remembers the session as this terminal's last. */
  remember(sessionId: string): void;
  /** The colours of standard output, and those of standard error. */
  colours: Colours;
  errColours: Colours;
  /** Prints the reply as JSON where the caller asks for it, else what `words` makes of it. */
  print<Reply>(reply: Reply, words: (reply: Reply) => string): void;
}

/** @throws RelayError bad_request when the environment or --relay is invalid */
export function cliContext(machine: Machine, command: Command, send = fetch): CliContext {
  const options = command.optsWithGlobals<GlobalOptions>();
  const { env } = machine;
  const asked = options.relay ?? env.TABRELAY_URL;
  const config = readClientConfig([], env, Boolean(asked));
  const url = relayUrl(config, asked);
  const sessions = terminalSessions(config.home);
  const access = () => ({ url, apiKey: apiKeyOf(config) });
  const colours = coloursFor(machine.isOutTerminal && !options.json, env);
  return {
    machine,
    options,
    home: config.home,
    url,
    access,
    client: () => relayClient(access(), machine.signal, send),
    sessions,
    sessionOf: (named) => resolveSession({ named, env, terminal: machine.terminal(), url, sessions }),
    remember(sessionId) {
      const terminal = machine.terminal();
      if (terminal) sessions.remember(terminal, url, sessionId);
    },
    colours,
    errColours: coloursFor(machine.isErrTerminal, env),
    print(reply, words) {
      const text = options.json ? JSON.stringify(reply) : words(reply);
      if (text) machine.out(`${machine.isOutTerminal ? withoutControls(text) : text}\n`);
    },
  };
}
