/** Commands that do tasks and answer questions. */
import { readFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { effectsModes } from '../../../extension/protocol/effects/consequential';
import { RelayError } from '../../../extension/protocol/errors';
import type { CliContext } from '../cli-context';
import { defined } from '../defined';
import { fullAddress } from '../full-address';
import { nameCommands } from '../name-commands';
import { liveSteps } from '../output/live-steps';
import { savePicture } from '../output/save-picture';
import { readSecrets } from '../read-secrets';
import { collect, wholeNumber } from './options';
import type { Run } from './run';

interface BrowseOptions {
  url?: string;
  session?: string;
  maxSteps?: number;
  maxTurns?: number;
  timeout?: number;
  allowedDomain?: string[];
  secret?: string[];
  effects?: string;
  egress?: string;
  keepSession?: true;
  headed?: true;
  incognito?: true;
  output?: string;
  resume?: string;
}

/** `browse` and `retrieve`. */
export function autonomyCommands(run: Run): Command[] {
  return [browseCommand(run), retrieveCommand(run)];
}

function browseCommand(run: Run): Command {
  const command = new Command('browse')
    .summary('Do a task in words')
    .description(
      'Does a task in words, in a session of its own or in one that is open. A terminal shows each step; Ctrl-C cancels it.',
    )
    .argument('[prompt]', 'the task, such as \'Click "Say hello"\'; - reads it from standard input')
    .option('--url <address>', 'the page to start at')
    .option('--session <id>', 'act in this open session; without --url the same session as for steps')
    .option('--max-steps <n>', 'maximum number of steps (default: 60)', wholeNumber('--max-steps'))
    .option('--max-turns <n>', 'maximum number of decisions (default: 30)', wholeNumber('--max-turns'))
    .option('--timeout <ms>', 'milliseconds until it ends (default: 300000)', wholeNumber('--timeout'))
    .option('--allowed-domain <domain>', 'where the task may go; may be given several times', collect)
    .option(
      '--secret <name=source>',
      'a value for {{name}}: name=- reads standard input, name=env:VARIABLE a variable',
      collect,
    )
    .addOption(new Option('--effects <mode>', 'which acts with consequences are done').choices(effectsModes))
    .addOption(
      new Option('--egress <policy>', 'hold what pages send elsewhere once a secret was typed').choices([
        'held',
      ]),
    )
    .option('--keep-session', 'leave the session open; it is this terminal’s session from then on')
    .option('--headed', 'a normal window in front')
    .option('--incognito', 'an incognito window')
    .option('-o, --output <file>', 'save the picture of the end')
    .option('--resume <id>', 'approve the act that the task was held at, and go on');
  return command.action((prompt: string | undefined) =>
    run(command, async (context) => {
      const options = command.opts<BrowseOptions>();
      const body = options.resume
        ? { resume: options.resume, ...defined({ timeoutMs: options.timeout }) }
        : await taskOf(prompt, options, context);
      const steps = liveSteps(context);
      const reply = await context
        .client()
        .browse(body, steps.show)
        .catch((error) => {
          steps.breakOff();
          throw error;
        });
      const result = reply.result as Record<string, unknown>;
      steps.end(String(result.outcome));
      if (result.sessionId) context.remember(String(result.sessionId));
      let shown = reply;
      if (options.output && result.screenshot) {
        savePicture(options.output, Buffer.from(String(result.screenshot), 'base64'));
        shown = { ...reply, result: { ...result, screenshot: '', screenshotFile: options.output } };
      }
      context.print(shown, () => nameCommands(taskWords(result, context)));
      return result.outcome === 'done' ? 'done' : result.outcome === 'needs_user' ? 'needsUser' : 'failed';
    }),
  );
}

async function taskOf(prompt: string | undefined, options: BrowseOptions, context: CliContext) {
  if (prompt === undefined) {
    throw new RelayError(
      'bad_request',
      'What should be done? tabrelay browse \'Click "Save"\' --url <address>',
    );
  }
  const { url, session, maxSteps, maxTurns, timeout, allowedDomain, effects, egress, headed, incognito } =
    options;
  const secrets = await readSecrets(options.secret ?? [], context.machine);
  const sessionId = url === undefined ? context.sessionOf(session) : session;
  return {
    prompt: prompt === '-' ? await context.machine.readInput() : prompt,
    ...(url !== undefined && { url: fullAddress(url) }),
    ...(headed && { headless: false }),
    ...(options.keepSession && { keepSession: true }),
    ...defined<unknown>({
      sessionId,
      maxSteps,
      maxTurns,
      timeoutMs: timeout,
      allowedDomains: allowedDomain,
      effects,
      egress,
      incognito,
      secrets,
    }),
  };
}

function taskWords(result: Record<string, unknown>, { colours }: CliContext): string {
  const { outcome, answer, reason, pending, sessionId } = result;
  const held = pending as { id: string; element: string; where: string } | undefined;
  const lines = [
    outcome === 'done' ? String(answer || reason) : `${colours.yellow(String(outcome))}: ${reason}`,
    outcome !== 'done' && answer ? String(answer) : '',
    held ? `Held: ${held.element}, ${held.where}\nTo approve it: tabrelay browse --resume ${held.id}` : '',
    sessionId ? `Session: ${sessionId}` : '',
  ];
  return lines.filter(Boolean).join('\n');
}

interface RetrieveOptions {
  url?: string;
  session?: string;
  selector?: string;
  schema?: string;
  timeout?: number;
}

function retrieveCommand(run: Run): Command {
  const command = new Command('retrieve')
    .summary('Answer a question from a page')
    .description('Answers a question from one page, with the text that proves it.')
    .argument('<question>', 'the question, such as "What does the pear cost?"')
    .option('--url <address>', 'the page to read')
    .option('--session <id>', 'read the page of this session; without --url the same session as for steps')
    .option('-s, --selector <selector>', 'read only the elements that match')
    .option('--schema <file>', 'a JSON Schema; the answer comes as data of this shape')
    .option('--timeout <ms>', 'milliseconds until it ends (default: 60000)', wholeNumber('--timeout'));
  return command.action((query: string) =>
    run(command, async (context) => {
      const { url, session, selector, schema, timeout } = command.opts<RetrieveOptions>();
      const sessionId = url === undefined ? context.sessionOf(session) : session;
      const reply = await context.client().call('POST', '/retrieve', {
        query,
        ...(url !== undefined && { url: fullAddress(url) }),
        ...(schema && { schema: readSchema(schema) }),
        ...defined<unknown>({ sessionId, selector, timeoutMs: timeout }),
      });
      const { answer, sourceText, data, found } = reply.result as Record<string, unknown>;
      const { dim } = context.colours;
      context.print(reply, () => {
        if (data !== undefined) return JSON.stringify(data, null, 2);
        return found ? `${answer}\n${dim(`“${sourceText}”`)}` : 'The page does not say.';
      });
      return found || data !== undefined ? 'done' : 'failed';
    }),
  );
}

function readSchema(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RelayError(
      'bad_request',
      `Cannot read the schema ${file} (${error instanceof Error ? error.message : error}).`,
    );
  }
}
