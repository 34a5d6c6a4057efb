/** Commands that run in this process what is built beside the command line: the relay itself, its keys and browsers. */
import { execFileSync } from 'node:child_process';
import { Command } from 'commander';
import { RelayError } from '../../../extension/protocol/errors';
import { forgetBackground, readBackground } from '../../files/background-file';
import { findOrStartRelay, healthOf } from '../find-relay';
import type { Run } from './run';

const stopTimeoutMs = 15_000;
const lookEveryMs = 100;

const startUsage = `
Flags:
  --no-browser   start no browser, wait for paired ones
  --headless     start the browser without a window
  --port <n>     listen on this port (default 8787, 0 takes any free one)
  --background   return once a browser is connected (with --no-browser: once it runs); tabrelay stop ends it
  --version      print the version
  --help         print this

Variables: TABRELAY_PORT, TABRELAY_HOST, TABRELAY_API_KEY, TABRELAY_HOME, TABRELAY_BROWSER,
TABRELAY_EXTENSION_DIR (the folder that browsers load the extension from),
TABRELAY_RATE_LIMIT (requests per second, 0 for none), TABRELAY_LOG (silent, error, warn, info, debug),
TABRELAY_SESSION_IDLE (minutes without a call after which a session is closed, 0 for never),
TABRELAY_ALLOW_REMOTE (1 lets TABRELAY_HOST be an address that other machines reach),
TABRELAY_ALLOWED_HOSTS (names beside its own by which the relay may be called),
OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_VISION (a model server for tasks and questions),
TABRELAY_NATS (the NATS servers of a fleet), TABRELAY_NATS_CREDENTIALS, TABRELAY_NATS_CA, TABRELAY_NATS_CERT,
TABRELAY_NATS_KEY (files for them), TABRELAY_FLEET (its name), TABRELAY_NODE (the name of this relay in it),
TABRELAY_LABELS (what its browsers are for, such as eu,gpu=2).
What they mean: docs/configuration.md.`;

/** Built beside the command line; not part of it, so that the command line starts fast. */
const built = (name: string) => new URL(`../${name}.mjs`, import.meta.url);

/** `start`, `stop`, `keys`, `browsers` and `mcp`. */
export function localCommands(run: Run): Command[] {
  return [
    startCommand(run),
    stopCommand(run),
    handedOver('keys', 'List, add and revoke API keys', '[list|add|revoke]', 'access/keys-command'),
    handedOver('browsers', 'List, pair and remove browsers', '[list|pair|remove]', 'access/browsers-command'),
    mcpCommand(run),
  ];
}

/** A command whose arguments another program reads, with its own help. */
function handedOver(name: string, description: string, verbs: string, script: string): Command {
  return new Command(name)
    .description(description)
    .argument(verbs, `what to do; tabrelay ${name} --help lists it`)
    .argument('[arguments...]')
    .helpOption(false)
    .allowUnknownOption()
    .configureHelp({ showGlobalOptions: false })
    .action((...given: unknown[]) => become(script, (given.at(-1) as Command).args));
}

/** The rest of this process is that program. */
async function become(script: string, args: readonly string[]): Promise<void> {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  await import(built(script).href);
}

function startCommand(run: Run): Command {
  const command = new Command('start')
    .summary('Start the relay and a browser')
    .description('Starts the relay and a browser, and keeps them running until Ctrl-C.')
    .argument('[flags...]')
    .usage('[flags]')
    .allowUnknownOption()
    .option('--background')
    .addHelpText('after', startUsage)
    .configureHelp({ showGlobalOptions: false, visibleOptions: () => [], visibleArguments: () => [] });
  return command.action(() => {
    const flags = command.args;
    if (!command.opts<{ background?: true }>().background) return become('supervise', flags);
    return run(command, async (context) => {
      const { env, signal } = context.machine;
      const waitsForBrowser = !flags.includes('--no-browser');
      const supervisor = built('supervise');
      const { url } = await findOrStartRelay({ env, supervisor, flags, waitsForBrowser, signal });
      context.print({ status: 'success', url }, () => `The relay runs at ${url}. tabrelay stop ends it.`);
      return 'done';
    });
  });
}

function stopCommand(run: Run): Command {
  const command = new Command('stop')
    .summary('End a relay in the background')
    .description('Ends the relay that runs in the background, and its browser.');
  return command.action(() =>
    run(command, async (context) => {
      const started = readBackground(context.home);
      if (!started || !isRelay(started.pid) || !(await healthOf(started.url))) {
        throw new RelayError(
          'no_browser',
          'No relay runs in the background. One in a terminal ends with Ctrl-C there.',
        );
      }
      process.kill(started.pid, 'SIGTERM');
      const givenUpAt = Date.now() + stopTimeoutMs;
      // The relay ends before its browser does, which keeps the profile from the next one until then.
      while (isRelay(started.pid) && Date.now() < givenUpAt) {
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
      forgetBackground(context.home);
      context.print({ status: 'success', url: started.url }, () => 'The relay has ended.');
      return 'done';
    }),
  );
}

/** Whether the process is still the one that was started: its number may be another program's by now. */
function isRelay(pid: number): boolean {
  try {
    if (process.platform === 'win32') return process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      'supervise.mjs',
    );
  } catch {
    return false;
  }
}

/** What the built MCP door exports; it is served until standard input ends. */
interface McpDoor {
  serveMcpOverStdio(relay: { relayUrl: string; key: string }): unknown;
}

function mcpCommand(run: Run): Command {
  const command = new Command('mcp')
    .summary('Serve the Model Context Protocol to a client')
    .description(
      'Serves the Model Context Protocol over standard input and output, for MCP clients. Uses the running relay, or starts one in the background.',
    )
    .option('--headless', 'start the browser without a window, if none runs');
  return command.action(() =>
    run(command, async (context) => {
      const { env, signal } = context.machine;
      const flags = command.opts<{ headless?: true }>().headless ? ['--headless'] : [];
      const asked = context.options.relay ?? env.TABRELAY_URL;
      const relay = await findOrStartRelay({
        env,
        supervisor: built('supervise'),
        flags,
        waitsForBrowser: false,
        signal,
        ...(asked && { url: asked }),
      });
      const door = (await import(built('mcp/stdio/serve-mcp-over-stdio').href)) as McpDoor;
      door.serveMcpOverStdio({ relayUrl: relay.url, key: relay.apiKey });
      return 'done';
    }),
  );
}
