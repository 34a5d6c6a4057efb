// Why: the README's tables are made from the entries that the code runs on, so they cannot go stale.
import * as z from 'zod';
import { allActions } from '../../extension/actions/table';
import { errorCodes } from '../../extension/protocol/errors';
import { httpStatus } from '../../relay/http/http-status';

/** `readme` with what stands between its `<!-- actions -->` and `<!-- errors -->` markers made anew. */
export function withTables(readme: string): string {
  return between(between(readme, 'actions', actionsTable()), 'errors', errorsTable());
}

function between(text: string, name: string, table: string): string {
  const marked = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
  if (!marked.test(text))
    throw new Error(`README.md lacks the markers <!-- ${name} --> and <!-- /${name} -->`);
  return text.replace(marked, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}

function actionsTable(): string {
  const rows = Object.entries(allActions()).map(([name, entry]) => [
    code(name),
    entry.summary,
    entry.selector === 'required' ? 'yes' : 'if you like',
    entry.value.words,
    z.safeParse(entry.result, '').success ? 'text' : 'object',
    entry.synonyms.map(code).join(' '),
  ]);
  return table(['`action`', 'What it does', '`selector`', '`value`', '`result`', 'Also called'], rows);
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
