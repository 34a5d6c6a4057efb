/** One command for each action of the table. */
import { Argument, Command, Option } from 'commander';
import type { ActionSpec } from '../../../extension/actions/action-spec';
import { allActions } from '../../../extension/actions/table';
import { actionInput } from '../actions/action-input';
import { type ActionShape, actionShape } from '../actions/action-shape';
import type { CliContext } from '../cli-context';
import type { Exit } from '../exit-codes';
import { columns } from '../output/columns';
import { oneLine } from '../output/one-line';
import { readSecrets } from '../read-secrets';
import { collect, point, sessionOption, wholeNumber } from './options';
import type { Run } from './run';

interface StepOptions extends Record<string, unknown> {
  session?: string;
  selector?: string;
  timeout?: number;
  secret?: string[];
  allowIn?: string[];
  onlySeen?: true;
  css?: true;
  approve?: string;
  stdin?: true;
}

/** The commands of all actions. */
export function actionCommands(run: Run): Command[] {
  return Object.entries(allActions()).map(([name, spec]) => actionCommand(name, spec, run));
}

function actionCommand(name: string, spec: ActionSpec, run: Run): Command {
  const shape = actionShape(name, spec);
  const command = new Command(name).summary(spec.title).description(spec.description);
  if (shape.selector === 'argument') command.addArgument(selectorArgument('<selector>'));
  if (shape.selector === 'optional-argument') command.addArgument(selectorArgument('[selector]'));
  if (shape.value !== 'none') command.addArgument(valueArgument(spec, shape));
  if (shape.selector === 'option') command.option('-s, --selector <selector>', 'the element');
  for (const field of shape.fields) {
    const option = new Option(
      field.kind === 'boolean'
        ? field.flag
        : `${field.flag} <${field.kind === 'point' ? 'x,y' : field.kind}>`,
      field.description,
    );
    if (field.kind === 'point') option.argParser(point(field.flag));
    if (field.choices) option.choices(field.choices);
    if (field.kind === 'number') option.argParser(wholeNumber(field.flag));
    command.addOption(option);
  }
  command.addOption(sessionOption());
  command.addOption(
    new Option(
      '--timeout <ms>',
      `milliseconds until the step gives up (default: ${spec.timeoutMs})`,
    ).argParser(wholeNumber('--timeout')),
  );
  if (spec.takesSecrets) {
    command.option('--stdin', 'read the value from standard input');
    command.option(
      '--secret <name=source>',
      'a value for {{name}}: name=- reads standard input, name=env:VARIABLE a variable',
      collect,
    );
    command.option('--allow-in <name=selector>', 'another field that a secret may be typed into', collect);
  }
  if (spec.effect === 'act') command.option('--approve <id>', 'do the act that the same step was held for');
  if (spec.effect === 'read') command.option('--only-seen', 'leave out what no person can see');
  if (spec.selector === 'required')
    command.option('--css', 'name the element in the result, as a unique selector');

  return command.action((...args: unknown[]) => {
    const options = command.opts<StepOptions>();
    const given = args.slice(0, -2);
    return run(command, async (context) => {
      const isSelectorFirst = /argument/.test(shape.selector);
      const [selector, ...others] = isSelectorFirst ? given : [options.selector, ...given];
      const values = others.flat().filter((one) => typeof one === 'string');
      if (options.stdin) values.push((await context.machine.readInput()).replace(/\r?\n$/, ''));
      const fields = shape.fields.flatMap(({ name }) => (name in options ? [[name, options[name]]] : []));
      const input = actionInput(
        { name, spec, shape },
        {
          values,
          selector: typeof selector === 'string' ? selector : '',
          fields: Object.fromEntries(fields),
        },
      );
      const secrets = await readSecrets(options.secret ?? [], context.machine);
      const id = context.sessionOf(options.session);
      const body = {
        action: name,
        ...input,
        ...(options.timeout !== undefined && { timeoutMs: options.timeout }),
        ...(secrets && { secrets }),
        ...(options.allowIn?.length && { allowIn: bySecret(options.allowIn) }),
        ...(options.onlySeen && { onlySeen: true }),
        ...(options.css && { wantCss: true }),
        ...(options.approve && { approve: options.approve }),
      };
      const reply = await context.client().call('POST', `/session/${encodeURIComponent(id)}`, body);
      context.remember(id);
      return report(context, name, reply);
    });
  });
}

/** Prints what a step read or did. */
function report(context: CliContext, name: string, reply: Record<string, unknown>): Exit {
  const { result } = reply;
  const did = typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : undefined;
  const { green, red, dim } = context.colours;
  context.print(reply, () => {
    if (!did) return String(result);
    const { action: _, selector, success, reason, ...more } = did;
    const head = `${success ? green('done') : red('not done')}  ${name}${selector ? ` ${oneLine(selector)}` : ''}`;
    const details = Object.entries({ reason, ...more }).flatMap(([field, value]) =>
      isOrdinary(field, value) ? [] : [`${dim(`${field}:`)} ${inWords(value)}`],
    );
    return [head, ...details].join('\n  ');
  });
  return did && did.success === false ? 'failed' : 'done';
}

/** Rows, such as those of `tabs`, as a table below the name of the field. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const isRow = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && Object.values(one).every((cell) => typeof cell !== 'object');
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRow)) return JSON.stringify(value);
  const fields = [...new Set(value.flatMap((row) => Object.keys(row)))];
  const rows = value.map((row) => fields.map((field) => cellWords(field, row[field])));
  return `\n${columns([fields.map((field) => field.toUpperCase()), ...rows])}`.replaceAll('\n', '\n    ');
}

function cellWords(field: string, cell: unknown): string {
  if (typeof cell === 'boolean') return cell ? field : '';
  return cell === undefined ? '' : oneLine(cell, 80);
}

/** What is as usual need not be said; `--json` has it all. */
function isOrdinary(field: string, value: unknown): boolean {
  return (
    value === undefined || (field === 'matches' && value === 1) || (field === 'defaultPrevented' && !value)
  );
}

function selectorArgument(shown: string): Argument {
  return new Argument(
    shown,
    'the element: CSS, text=…, role=button[name="Save"], label=…, ref=e12 of a snapshot',
  );
}

function valueArgument(spec: ActionSpec, { value, isFiles, isList, fields }: ActionShape): Argument {
  const name = `${isFiles ? 'file' : 'value'}${isFiles || isList ? '...' : ''}`;
  // --stdin, or the options, may stand for it; what is missing then is said by the action's own schema.
  const isOptional = value === 'optional' || spec.takesSecrets || fields.length > 0;
  const description = isFiles ? 'the files to read' : spec.value.description;
  return new Argument(isOptional ? `[${name}]` : `<${name}>`, description);
}

function bySecret(given: readonly string[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const one of given) {
    const [, name = '', selector = ''] = /^(\w+)=(.*)$/s.exec(one) ?? [];
    fields[name] = [...(fields[name] ?? []), selector];
  }
  return fields;
}
