/** Runs one command line, from its words to its exit code. */
import { type Command, CommanderError } from 'commander';
import { findAction } from '../../extension/actions/table';
import { RelayError } from '../../extension/protocol/errors';
import { nearestName } from '../validation/nearest-name';
import { cliContext } from './cli-context';
import { createProgram } from './create-program';
import { type Exit, exitCodes, exitOf } from './exit-codes';
import type { Machine } from './machine';
import { nameCommands } from './name-commands';
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
    const message = explain(error, args, known) + dashHint(error, args, program);
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

/** A text that begins with a dash is taken for an option. */
function dashHint({ code }: CommanderError, args: readonly string[], program: Command): string {
  const command = program.commands.find((one) => one.name() === args.find((word) => !word.startsWith('-')));
  const takesText = command?.registeredArguments.some((one) => /value|question|prompt/.test(one.name()));
  return code === 'commander.unknownOption' && takesText
    ? ' A text that begins with a dash goes after --, at the end.'
    : '';
}

/** Prints what went wrong to standard error, and tells how the process exits. */
function reportError(error: unknown, machine: Machine, isJson: boolean): Exit {
  const isCancelled = machine.signal.aborted;
  const exit: Exit = isCancelled ? 'cancelled' : exitOf(error);
  const reason = error instanceof Error ? error.message : String(error);
  const message = isCancelled ? 'Cancelled.' : nameCommands(reason);
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
