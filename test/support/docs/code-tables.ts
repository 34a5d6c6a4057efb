/** Renders the tables of actions and errors from the code's own entries. */
import * as z from 'zod';
import { allActions } from '../../../extension/actions/table';
import { errorCodes } from '../../../extension/protocol/errors';
import { rules } from '../../../relay/autonomy/literal/grammar/rules';
import { specialRules } from '../../../relay/autonomy/literal/grammar/special-rules';
import { httpStatus } from '../../../relay/http/http-status';

export const codeTables = { actions: actionsTable, errors: errorsTable, instructions: instructionsTable };

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

/** One row for each name of rules, in the order in which they are first named. */
function instructionsTable(): string {
  const all = [...rules, ...specialRules];
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
