/** Compiles callers of `tabrelay/client`: what is right compiles, and a typo does not. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const compiler = resolve('node_modules/typescript/bin/tsc');
const start = `import { Tabrelay } from 'tabrelay/client';\nconst session = await new Tabrelay().open();\n`;

const refused = [
  ['a misspelled action', `await session.step({ action: 'clikc', selector: '#save' });`, 'clikc'],
  ['a misspelled field', `await session.step({ action: 'click', selektor: '#save' });`, 'selektor'],
  ['a misspelled option', `await new Tabrelay().open({ headles: true });`, 'headles'],
  ['a misspelled field of a task', `await new Tabrelay().browse({ promt: 'Click Save' });`, 'promt'],
  ['a misspelled method', `await session.stepp({ action: 'click', selector: '#save' });`, 'stepp'],
] as const;

let folder: string;
/** All that the compiler reports, one line each. */
let report: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabrelay-client-'));
  const example = await readFile('docs/examples/typescript/first-calls.ts', 'utf8');
  await writeFile(join(folder, 'example.ts'), example);
  await Promise.all(
    refused.map(([, call], index) => writeFile(join(folder, `typo-${index}.ts`), start + call)),
  );
  const config = {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'esnext.disposable', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
      paths: { 'tabrelay/client': [resolve('client/client.ts')] },
    },
    include: ['*.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  report = await new Promise((done) =>
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], (_, stdout) => done(stdout)),
  );
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const reportedOn = (file: string) => report.split('\n').filter((line) => line.includes(file));

test('the documentation shows the example', async () => {
  const example = await readFile('docs/examples/typescript/first-calls.ts', 'utf8');
  expect(await readFile('docs/examples/README.md', 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('the example compiles', () => {
  expect(reportedOn('example.ts')).toEqual([]);
  expect(reportedOn('client.ts')).toEqual([]);
});

test.each(refused.map(([what, , word], index) => ({ what, word, index })))(
  '$what is refused',
  ({ word, index }) => {
    expect(reportedOn(`typo-${index}.ts`).join('\n')).toContain(word);
  },
);
