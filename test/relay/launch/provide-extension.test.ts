/** The copy of the extension that people load. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberFiles } from '../../../relay/built-files.mjs';
import { provideExtension } from '../../../relay/launch/provide-extension';

let folder: string;
let built: string;
let copy: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabrelay-extension-'));
  built = join(folder, 'built');
  copy = join(folder, 'tabrelay/extension');
  build({ 'manifest.json': '{"key":"ours"}', 'background.js': 'one', 'icon/16.png': 'picture' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(files: Record<string, string>): void {
  rmSync(built, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(built, path, '..'), { recursive: true });
    writeFileSync(join(built, path), text);
  }
  rememberFiles(built, `${built}.files.json`);
}

const copied = (path: string) => readFileSync(join(copy, path), 'utf8');

test('without a folder to copy to, it is loaded from where it was built', () => {
  expect(provideExtension(built, undefined)).toBe(built);
});

test('a folder that cannot be made is named, with the variable that moves it', () => {
  const file = join(built, 'background.js');
  expect(() => provideExtension(built, file)).toThrow(`cannot make the folder ${file}`);
  expect(() => provideExtension(built, join(file, 'deeper'))).toThrow('TABRELAY_EXTENSION_DIR');
});

test('copies all files', () => {
  expect(provideExtension(built, copy)).toBe(copy);
  expect([copied('background.js'), copied('icon/16.png')]).toEqual(['one', 'picture']);
});

test('a new version replaces the old one in place, and leaves nothing of it', () => {
  provideExtension(built, copy);
  build({ 'manifest.json': '{"key":"ours","version":"2"}', 'background.js': 'two' });
  provideExtension(built, copy);
  expect(copied('background.js')).toBe('two');
  expect(existsSync(join(copy, 'icon'))).toBe(false);
});

test('a copy that was changed is made again', () => {
  provideExtension(built, copy);
  writeFileSync(join(copy, 'background.js'), 'evil');
  provideExtension(built, copy);
  expect(copied('background.js')).toBe('one');
});

test('built files that were changed are refused', () => {
  writeFileSync(join(built, 'background.js'), 'evil');
  expect(() => provideExtension(built, copy)).toThrow('changed: background.js');
  expect(existsSync(copy)).toBe(false);
});

test('a folder with other files is refused and left as it is', () => {
  mkdirSync(copy, { recursive: true });
  writeFileSync(join(copy, 'thesis.txt'), 'all my work');
  expect(() => provideExtension(built, copy)).toThrow('TABRELAY_EXTENSION_DIR');
  expect(copied('thesis.txt')).toBe('all my work');
});
