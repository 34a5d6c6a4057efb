/** The hand-written tables and folder pictures of the documentation match the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dependencies, devDependencies } from '../../package.json';
import { codeBlocksIn } from '../support/docs/documents';

/** The code spans in the first column of the table below a heading. */
function firstColumn(path: string, heading: string): string[] {
  const [, section = ''] = `\n${readFileSync(path, 'utf8')}`.split(`\n${heading}\n`);
  const rows = section.split(/\n##? /)[0]?.match(/^\| .*$/gm) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? ''),
  );
}

test('docs/configuration.md has every variable that relay/config.ts reads, and no other', () => {
  const read = readFileSync('relay/config.ts', 'utf8').matchAll(/^ {2}((?:TABRELAY|OPENAI)_\w+): z/gm);
  const named = firstColumn('docs/configuration.md', '# Configuration');
  expect(named.sort()).toEqual([...read].map(([, name]) => name).sort());
});

test('docs/architecture.md has a reason for every package, and none for others', () => {
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const entries = firstColumn('docs/architecture.md', '## Dependencies');
  const covers = (entry: string, name: string) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;
  expect(packages.filter((name) => !entries.some((entry) => covers(entry, name)))).toEqual([]);
  expect(entries.filter((entry) => !packages.some((name) => covers(entry, name)))).toEqual([]);
});

/** The folders in a drawn tree, as paths. Each level is four characters wide. */
function foldersDrawn(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^([│├└─ ]*)([\w.-]+)\//.exec(line) ?? [];
    if (name === undefined) return [];
    path.splice(indent.length / 4, Number.POSITIVE_INFINITY, name);
    return [path.join('/')];
  });
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(folder, name));
}

test('CONTRIBUTING.md draws the folders as they are', () => {
  const [tree] = codeBlocksIn(readFileSync('CONTRIBUTING.md', 'utf8')).filter(({ code }) =>
    code.includes('├──'),
  );
  const roots = ['client', 'extension', 'packaging', 'relay', 'test'];
  const real = [...roots, ...[...roots, 'test/e2e'].flatMap(foldersIn)];
  expect(foldersDrawn(tree?.code ?? '').sort()).toEqual(real.sort());
});

test('CONTRIBUTING.md says what goes into each folder of tests', () => {
  const named = firstColumn('CONTRIBUTING.md', '## Kinds of tests').map((each) => each.split('/').at(-1));
  const folders = ['test', 'test/e2e'].flatMap(foldersIn).map((each) => each.split('/').at(-1));
  expect(folders.filter((folder) => folder !== 'e2e' && !named.includes(folder))).toEqual([]);
});
