/** The command line as the documentation shows it, by the program itself. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocksIn } from '../../support/docs/documents';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabrelay-command-line-'));
  const program = `#!/bin/sh\nexec "${process.execPath}" "${resolve('.output/relay/cli/tabrelay.mjs')}" "$@"\n`;
  await writeFile(join(folder, 'tabrelay'), program);
  await chmod(join(folder, 'tabrelay'), 0o700);
});
afterAll(() => rm(folder, { recursive: true }));

async function run(script: string): Promise<string> {
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    HOME: folder,
    TABRELAY_HOME: join(folder, 'home'),
    TABRELAY_URL: tabrelay.origin,
    TABRELAY_API_KEY: tabrelay.apiKey,
  };
  const { stdout } = await promisify(execFile)('sh', ['-ec', script], { cwd: folder, env });
  return stdout;
}

test('the example of docs/command-line.md', async () => {
  const blocks = codeBlocksIn(await readFile('docs/command-line.md', 'utf8'));
  const [example] = blocks.filter(({ code }) => code.includes('export TABRELAY_SESSION'));
  const printed = await run((example?.code ?? '').replaceAll('http://127.0.0.1:8787', tabrelay.origin));
  const shown = [
    /button "Say hello" \[e\d+\]/,
    /Hello, 1/,
    /value: Ada Lovelace/,
    /page\.png/,
    /Clicked/,
    /3\.10/,
    /closed/,
  ];
  for (const line of shown) expect(printed).toMatch(line);
  expect((await readFile(join(folder, 'page.png'))).subarray(0, 4)).toEqual(png);
});

test('exit codes and errors reach the shell', async () => {
  const printed = await run(
    `export TABRELAY_SESSION=$(tabrelay open ${tabrelay.practice})
     tabrelay click '#nowhere' --timeout 200 2>&1 || echo "exit $?"
     tabrelay clik 2>&1 || echo "exit $?"
     tabrelay close`,
  );
  expect(printed).toMatch(/No element matches "#nowhere"[^\n]*\nexit 4\n/);
  expect(printed).toMatch(/Did you mean "click"\?\nexit 2\n/);
});
