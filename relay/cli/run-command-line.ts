/** Runs one command line, from its words to its exit code. */
import { CommanderError } from 'commander';
import { findAction } from '../../extension/actions/table';
import { RelayError } from '../../extension/protocol/errors';
import { nameCalls } from '../validation/name-calls';
import { nearestName } from '../validation/nearest-name';
import { cliContext } from './cli-context';
import { createProgram } from './create-program';
import { type Exit, exitCodes, exitOf } from './exit-codes';
import type { Machine } from './machine';
import { coloursFor } from './output/colours';
import { withoutControls } from './output/without-controls';

/**
 * @param args the words after the name of the program
 * @param send the network; tests put another one in its place
 * @returns the exit code
 */
export async function runCommandLine(
  args: readonly string[],
  machine: Machine,
  send = fetch,
): Promise<number> {
  let exit: Exit = 'done';
  const isJson = args.includes('--json');
  const program = createProgram(async (command, act) => {
    try {
      exit = await act(cliContext(machine, command, send));
    } catch (error) {
      exit = reportError(error, machine, isJson);
    }
  });
  const { out, err } = machine;
  for (const each of [program, ...program.commands]) {
    each.exitOverride().configureOutput({ writeOut: out, writeErr: err, outputError: () => undefined });
  }
  if (args.length === 0) {
    out(program.helpInformation());
    return exitCodes.done.code;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) return exitCodes[reportError(error, machine, isJson)].code;
    if (error.exitCode === 0) return exitCodes.done.code;
    const known = program.commands.map((one) => one.name());
    const message = explain(error, args, known);
    exit = reportError(new RelayError('bad_request', message), machine, isJson);
  }
  return exitCodes[exit].code;
}

function explain(error: CommanderError, args: readonly string[], known: readonly string[]): string {
  const command = args.find((word) => !word.startsWith('-')) ?? '';
  if (error.code === 'commander.unknownCommand' || error.code === 'commander.excessArguments') {
    if (!known.includes(command)) {
      const meant = findAction(command)?.name ?? nearestName(command, known);
      const advice = meant ? `Did you mean "${meant}"?` : 'tabrelay --help lists all commands.';
      return `There is no command "${command}". ${advice}`;
    }
  }
  const words = error.message.replace(/^error: /, '').replace(/\n\((.*)\)$/s, '. $1');
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/[^.?!]$/, '$&.');
  return known.includes(command)
    ? `${sentence} See tabrelay ${command} --help.`
    : `${sentence} See tabrelay --help.`;
}

/** The commands that make the calls which messages of the relay advise. */
const commandOf = {
  'POST /v1/session': 'tabrelay open',
  'GET /v1/sessions': 'tabrelay sessions',
  'GET /v1/session/{sessionId}/screenshot': 'tabrelay screenshot',
  'DELETE /v1/session/{sessionId}': 'tabrelay close',
  'POST /v1/browse': 'tabrelay browse',
  'POST /v1/retrieve': 'tabrelay retrieve',
};

/** Prints what went wrong to standard error, and tells how the process exits. */
function reportError(error: unknown, machine: Machine, isJson: boolean): Exit {
  const isCancelled = machine.signal.aborted;
  const exit: Exit = isCancelled ? 'cancelled' : exitOf(error);
  const reason = error instanceof Error ? error.message : String(error);
  const message = isCancelled ? 'Cancelled.' : nameCalls(reason, commandOf);
  const isOurs = error instanceof RelayError;
  if (isJson) {
    const { code = 'internal', more = {} } = isOurs && !isCancelled ? error : {};
    const { outcome, pending, retryAfterMs } = more as RelayError['more'];
    const told = {
      error: message,
      code: isCancelled ? 'cancelled' : code,
      ...(outcome && { outcome }),
      ...(pending && { pending }),
      ...(retryAfterMs && { retryAfter: Math.ceil(retryAfterMs / 1_000) }),
    };
    machine.err(`${JSON.stringify(told)}\n`);
    return exit;
  }
  const { red } = coloursFor(machine.isErrTerminal, machine.env);
  const line = `${red('tabrelay:')} ${message}\n`;
  machine.err(machine.isErrTerminal ? withoutControls(line) : line);
  if (!isOurs && !isCancelled && machine.env.TABRELAY_LOG === 'debug' && error instanceof Error) {
    machine.err(`${error.stack}\n`);
  }
  return exit;
}
