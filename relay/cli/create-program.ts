/** All commands of the command line, and what they have in common. */
import { Command } from 'commander';
import { version } from '../../package.json';
import { actionCommands } from './commands/action-commands';
import { approvalsCommand } from './commands/approvals-command';
import { autonomyCommands } from './commands/autonomy-commands';
import { completionCommand } from './commands/completion-command';
import { doctorCommand } from './commands/doctor-command';
import { fleetCommand } from './commands/fleet-command';
import { liveCommand } from './commands/live-command';
import { localCommands } from './commands/local-commands';
import type { Run } from './commands/run';
import { sessionCommands } from './commands/session-commands';
import { statusCommand } from './commands/status-command';

const description = `Your own logged-in browser, from the command line.

  tabrelay start             # in a terminal of its own
  tabrelay open https://example.com
  tabrelay snapshot          # what is on the page, with refs
  tabrelay click ref=e4
  tabrelay screenshot -o page.png
  tabrelay close`;

/** The program, with its commands in groups. @param run runs what a command does */
export function createProgram(run: Run): Command {
  const program = new Command('tabrelay')
    .description(description)
    .version(version, '-V, --version', 'print the version')
    .option('--json', 'print replies as JSON, as the REST API gives them')
    .option('--relay <address>', 'where the relay is; default: TABRELAY_URL, else http://127.0.0.1:8787')
    .helpOption('-h, --help', 'print this')
    .helpCommand(false)
    .configureHelp({ subcommandTerm })
    .addHelpText(
      'after',
      '\ntabrelay <command> --help says more. Exit codes and sessions: docs/command-line.md.',
    );
  const groups = {
    'Relay:': [
      ...localCommands(run),
      statusCommand(run),
      fleetCommand(run),
      doctorCommand(run),
      completionCommand(),
    ],
    'Sessions:': sessionCommands(run),
    'Tasks and questions:': [...autonomyCommands(run), approvalsCommand(run), liveCommand(run)],
    'Steps in a session:': actionCommands(run),
  };
  for (const [group, commands] of Object.entries(groups)) {
    for (const command of commands) {
      command.configureHelp({ showGlobalOptions: true, ...command.configureHelp() });
      program.addCommand(command.helpGroup(group));
    }
  }
  return program;
}

/** A command with its arguments, as the list of commands shows it. */
function subcommandTerm(command: Command): string {
  const words = command.registeredArguments.map((argument) => humanReadableArgName(argument));
  return [command.name(), ...words].join(' ');
}

function humanReadableArgName(argument: { name(): string; variadic: boolean; required: boolean }): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}
