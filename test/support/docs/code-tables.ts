/** Renders the tables of actions and errors from the code's own entries. */
import * as z from 'zod';
import { allActions } from '../../../extension/actions/table';
import { errorCodes } from '../../../extension/protocol/errors';
import { httpStatus } from '../../../relay/http/http-status';

export const codeTables = { actions: actionsTable, errors: errorsTable };

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

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
