/** The examples of the documentation, in each language. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeBlocksIn } from '../../support/docs/documents';
import { type Example, type ExampleCall, examples } from '../../support/docs/example-calls';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
/** Empty at the start of each test. */
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabrelay-examples-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What a program prints, run in an empty folder. Errors are part of what fails, with all that it printed. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const found = (process.env.PATH ?? '').split(delimiter).some((each) => existsSync(join(each, program)));
  if (!found)
    throw new Error(`${program} is not in PATH. Install it to test the examples of the documentation.`);
  const { PATH = '' } = process.env;
  const given = { TABRELAY_URL: tabrelay.origin, TABRELAY_API_KEY: tabrelay.apiKey, ...env };
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: folder,
    env: { PATH, HOME: folder, PYTHONDONTWRITEBYTECODE: '1', ...given },
  });
  return stdout;
}

const script = (path: string) => resolve('docs/examples', path);
const languages: Record<string, (name: string, env?: Record<string, string>) => Promise<string>> = {
  curl: (name, env) => run('sh', [script(`curl/${name}.sh`)], env),
  Node: (name, env) => run('node', [script(`node/${name}.mjs`)], env),
  Python: (name, env) => run('python3', [script(`python/${name.replaceAll('-', '_')}.py`)], env),
};

/** The replies that the documentation shows, as patterns: `…` is any text. */
function shownReplies({ calls }: Example): RegExp[] {
  const replies = calls.flatMap(({ reply }: ExampleCall) => reply ?? []);
  return replies.map((reply) => new RegExp(`^${reply.split('…').map(escaped).join('.*')}$`));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Compares what curl printed, reply by reply. A reply does not end with a line break. */
function expectReplies(printed: string, example: Example): void {
  const replies = printed.split(/(?<=\})\n?(?=\{"status")/).map((reply) => reply.trim());
  const shown = shownReplies(example);
  expect(replies).toEqual(shown.map((pattern) => expect.stringMatching(pattern)));
}

/** What a program of docs/examples prints. Every one of them closes the sessions that it opens. */
async function printed(language: string, name: string, env?: Record<string, string>): Promise<string> {
  const sessions = async () => (await tabrelay.sessions()).map(({ id }) => id);
  const before = await sessions();
  const output = await languages[language]?.(name, env);
  expect(await sessions()).toEqual(before);
  return output ?? '';
}

function expectPictures(): void {
  for (const file of ['window.png', 'table.png'])
    expect(readFileSync(join(folder, file)).subarray(0, png.length)).toEqual(png);
}

describe('curl prints the replies that the documentation shows', () => {
  test.each<Example>(Object.values(examples))('$name', async (example) => {
    expectReplies(await printed('curl', example.name), example);
    if (example.name === 'screenshot') expectPictures();
  });

  test('for the first block to paste in the README', async () => {
    const config = join(folder, '.config', 'tabrelay');
    await mkdir(config, { recursive: true });
    await writeFile(join(config, 'api-key'), tabrelay.apiKey);
    const blocks = codeBlocksIn(readFileSync('README.md', 'utf8')).filter(({ code }) =>
      code.includes('curl '),
    );
    const pasted = (blocks[0]?.code ?? '').replaceAll('http://127.0.0.1:8787', tabrelay.origin);
    expectReplies(await run('sh', ['-c', pasted]), examples.firstCalls);
  });
});

describe.each(['Node', 'Python'])('%s', (language) => {
  test('first calls', async () => {
    expect(await printed(language, 'first-calls')).toBe('Hello, 1\n');
  });

  soakTest('screenshot', async () => {
    expect(await printed(language, 'screenshot')).toBe('window.png\ntable.png\n');
    expectPictures();
  });

  soakTest('task', async () => {
    const lines = ['done', `navigate ${tabrelay.practice}`, 'click #hello', ''];
    expect(await printed(language, 'task')).toBe(lines.join('\n'));
  });

  soakTest('question', async () => {
    expect(await printed(language, 'question')).toMatch(/^3\.10 \(the page says: .*Pear.*\)\n$/);
  });

  soakTest('retry clicks once', async () => {
    expect(await printed(language, 'retry')).toBe('Hello, 1\n');
  });
});

test('Node: a task that an own model drives', async () => {
  expect(await printed('Node', 'own-model')).toBe('done: Hello, 1\n');
});

test.each(share(Object.keys(languages), 1))('%s reads the key from TABRELAY_HOME', async (language) => {
  await writeFile(join(folder, 'api-key'), `${tabrelay.apiKey}\n`);
  const env = { TABRELAY_API_KEY: '', TABRELAY_HOME: folder };
  expect(await printed(language, 'first-calls', env)).toContain('Hello, 1');
});

test.each(share(Object.keys(languages), 1))('%s fails with the error of the relay', async (language) => {
  const failed = printed(language, 'screenshot', { TABRELAY_API_KEY: 'a-key-that-nobody-has' });
  await expect(failed).rejects.toThrow();
  const { stdout, stderr } = await failed.catch((error) => error);
  expect(stdout + stderr).toContain('API key');
  expect(existsSync(join(folder, 'window.png'))).toBe(false);
});

test.each(share(Object.keys(languages), 1))('%s reports a missing key file', async (language) => {
  const failed = printed(language, 'first-calls', { TABRELAY_API_KEY: '', TABRELAY_HOME: folder });
  await expect(failed).rejects.toThrow('api-key');
});

test.each(share(Object.keys(languages), 1))('%s reports a relay that is not running', async (language) => {
  const failed = printed(language, 'first-calls', { TABRELAY_URL: 'http://127.0.0.1:1' });
  await expect(failed).rejects.toThrow('127.0.0.1');
});
