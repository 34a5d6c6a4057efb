/** Renders the tables of actions and errors from the code's own entries. */
import * as z from 'zod';
import { allActions } from '../../../extension/actions/table';
import { errorCodes } from '../../../extension/protocol/errors';
import { errandRules } from '../../../relay/autonomy/literal/grammar/rules/errand-rules';
import { formRules } from '../../../relay/autonomy/literal/grammar/rules/form-rules';
import { rules } from '../../../relay/autonomy/literal/grammar/rules/rules';
import { specialRules } from '../../../relay/autonomy/literal/grammar/rules/special-rules';
import { writingRules } from '../../../relay/autonomy/literal/grammar/rules/writing-rules';
import { createProgram } from '../../../relay/cli/create-program';
import { exitCodes } from '../../../relay/cli/exit-codes';
import { httpStatus } from '../../../relay/http/http-status';

export const codeTables = {
  actions: actionsTable,
  errors: errorsTable,
  instructions: instructionsTable,
  commands: commandsTable,
  exitCodes: exitCodesTable,
};

function actionsTable(): string {
  const rows = Object.entries(allActions()).map(([name, entry]) => [
    code(name),
    entry.description,
    code(entry.effect),
    entry.selector,
    entry.value.description,
    z.safeParse(entry.result, '').success ? 'text' : 'object',
    entry.synonyms.map(code).join(' '),
  ]);
  return table(['`action`', 'What it does', 'Scope', '`selector`', '`value`', '`result`', 'Synonyms'], rows);
}

function errorsTable(): string {
  const rows = errorCodes.map((name) => [
    String(httpStatus[name].status),
    code(name),
    httpStatus[name].meaning,
  ]);
  return table(['Status', '`X-Error-Code`', 'Meaning'], rows);
}

function commandsTable(): string {
  const program = createProgram(async () => {});
  const help = program.createHelp();
  const rows = program.commands.map((command) => [
    code(Object.assign(help, program.configureHelp()).subcommandTerm(command)),
    command.description().replace(/[^.]$/, '$&.'),
    help
      .visibleOptions(command)
      .flatMap(({ long }) => (long && long !== '--help' ? code(long) : []))
      .join(' '),
  ]);
  return table(['Command', 'What it does', 'Options'], rows);
}

function exitCodesTable(): string {
  const rows = Object.values(exitCodes).map(({ code: number, meaning }) => [String(number), meaning]);
  return table(['Exit code', 'Meaning'], rows);
}

/** One row for each name of rules, in the order in which they are first named. */
function instructionsTable(): string {
  const all = [...rules, ...specialRules, ...errandRules, ...writingRules, ...formRules];
  const names = [...new Set(all.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = all.filter((rule) => rule.name === name);
    const verbs = [...new Set(own.flatMap((rule) => rule.verbs))];
    const examples = own.flatMap((rule) => rule.examples.map(([prompt]) => code(prompt)));
    return [name, verbs.map(code).join(', '), examples.join('<br>')];
  });
  return table(['Instruction', 'Verbs', 'Examples'], rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
