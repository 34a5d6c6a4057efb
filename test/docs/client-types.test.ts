/** The files that `tabrelay/client` is made of and the API's description agree; `npm run docs` updates them. */
import { readFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { relayApp } from '../support/stand-ins/relay-app';

async function description(): Promise<{ info: { version: string } }> {
  const document = await (await relayApp().call('GET', '/v1/openapi.json')).json();
  return { ...document, info: { ...document.info, version } };
}

test('client/openapi.json is what the relay serves', async () => {
  const text = `${JSON.stringify(await description(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../client/openapi.json');
});

test('client/api.d.ts is generated from it', async () => {
  const types = astToString(await openapiTypescript(JSON.stringify(await description())));
  await expect(`/** Generated from openapi.json by \`npm run docs\`. */\n${types}`).toMatchFileSnapshot(
    '../../client/api.d.ts',
  );
});

test('the client imports nothing but its types and what is bundled', () => {
  const sources = ['call', 'client', 'driven-task', 'picture-options'].map((name) =>
    readFileSync(`client/${name}.ts`, 'utf8'),
  );
  const imports = [...sources.join('\n').matchAll(/ from '([^']+)'/g)];
  const names = imports.map(([, name = '']) => name).filter((name) => !name.startsWith('node:'));
  const own = ['./api.d.ts', './call.js', './driven-task.js', './picture-options.js'];
  expect([...new Set(names)].filter((name) => !own.includes(name))).toEqual(['env-paths']);
});
