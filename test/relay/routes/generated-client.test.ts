/** A client that is generated from the OpenAPI document catches typos at compile time. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { relayApp } from '../../support/stand-ins/relay-app';

const compiler = resolve('node_modules/typescript/bin/tsc');

const prelude = `import type { paths } from './api';
type BodyOf<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never;
type AnswerOf<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never;
type Step = BodyOf<paths['/session/{sessionId}']['post']>;
type OpenSession = BodyOf<paths['/session']['post']>;
type Sessions = AnswerOf<paths['/sessions']['get']>;
`;

const accepted = [
  ['a click', `export const step: Step = { action: 'click', selector: '#save' };`],
  [
    'a step with every field of the interface',
    `export const step: Step = { action: 'click', selector: '#save', value: '' };`,
  ],
  ['a page-level step without an element', `export const step: Step = { action: 'snapshot' };`],
  ['a value that is an object', `export const step: Step = { action: 'scroll', value: { y: 300 } };`],
  [
    'a session to open',
    `export const session: OpenSession = { url: 'https://example.com/', headless: false };`,
  ],
  [
    'the id of a listed session',
    `export const id = (list: Sessions): string | undefined => list.sessions[0]?.id;`,
  ],
] as const;

const refused = [
  ['a misspelled action', `export const step: Step = { action: 'clikc', selector: '#save' };`, 'clikc'],
  ['a misspelled field', `export const step: Step = { action: 'click', selektor: '#save' };`, 'selektor'],
  ['a step without the element that it needs', `export const step: Step = { action: 'click' };`, 'selector'],
  [
    'a value of the wrong type',
    `export const step: Step = { action: 'fill', selector: '#a', value: 42 };`,
    'number',
  ],
  ['a misspelled option of a session', `export const session: OpenSession = { headles: true };`, 'headles'],
] as const;

/** What the compiler reports on each caller, in the order of `accepted` and `refused`. */
let reports: string[];

beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tabrelay-client-'));
  const document = await (await relayApp().call('GET', '/v1/openapi.json')).json();
  writeFileSync(join(dir, 'api.ts'), astToString(await openapiTypescript(document)));
  const callers = [...accepted, ...refused].map(([, caller], index) => {
    const name = `caller-${index}.ts`;
    writeFileSync(join(dir, name), prelude + caller);
    return name;
  });
  const printed = await compile(dir, callers);
  rmSync(dir, { recursive: true, force: true });
  reports = callers.map((name) => printed.filter((line) => line.startsWith(`${name}(`)).join('\n'));
}, 60_000);

function compile(dir: string, files: string[]): Promise<string[]> {
  const options = [
    '--noEmit',
    '--strict',
    '--types',
    '',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  return new Promise((done) =>
    execFile(process.execPath, [compiler, ...options, ...files], { cwd: dir }, (_, stdout) =>
      // A message may go on in indented lines.
      done(stdout.replaceAll('\n  ', ' ').split('\n')),
    ),
  );
}

test.each(accepted.map(([what], index) => [what, index] as const))('takes %s', (_, index) => {
  expect(reports[index]).toBe('');
});

test.each(refused.map(([what, , named], index) => [what, named, accepted.length + index] as const))(
  'refuses %s',
  (_, named, index) => {
    expect(reports[index]).toContain(named);
  },
);
