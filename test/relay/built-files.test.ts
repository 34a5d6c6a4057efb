/** Files that are not those of the build are noticed. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeChanges, rememberFiles } from '../../relay/built-files.mjs';
import { ensureBuilt } from '../../relay/prepare.mjs';
import { soakTest } from '../support/soak-test';
import { tempHome } from '../support/stand-ins/temp-home';

function built() {
  const home = tempHome();
  const folder = join(home, 'extension');
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  writeFileSync(join(folder, 'background.js'), 'listen()');
  writeFileSync(join(folder, 'chunks/popup.js'), 'show()');
  const manifest = join(home, 'files.json');
  rememberFiles(folder, manifest);
  const at = (name: string) => join(folder, name);
  return { at, manifest, changes: () => describeChanges(folder, manifest), folder };
}

test('what was built and not touched has no changes', () => {
  const { changes, at } = built();
  expect(changes()).toBeUndefined();
  writeFileSync(at('.DS_Store'), 'left by a file manager');
  expect(changes()).toBeUndefined();
});

test.each<[string, string, (at: (name: string) => string) => void]>([
  ['one byte', 'changed: background.js', (at) => writeFileSync(at('background.js'), 'listen();')],
  ['the same length', 'changed: background.js', (at) => writeFileSync(at('background.js'), 'listem()')],
  ['a file below', 'changed: chunks/popup.js', (at) => writeFileSync(at('chunks/popup.js'), '')],
  ['a file more', 'added: extra.js', (at) => writeFileSync(at('extra.js'), 'steal()')],
  ['a hidden file more', 'added: chunks/.x', (at) => writeFileSync(at('chunks/.x'), '')],
  [
    'a folder more',
    'added: _locales/en/messages.json',
    (at) => {
      mkdirSync(at('_locales/en'), { recursive: true });
      writeFileSync(at('_locales/en/messages.json'), '{}');
    },
  ],
  ['a file less', 'missing: background.js', (at) => unlinkSync(at('background.js'))],
  [
    'a link to the same',
    'changed: background.js',
    (at) => {
      renameSync(at('background.js'), at('../kept.js'));
      symlinkSync('../kept.js', at('background.js'));
    },
  ],
  [
    'another name',
    'added: service.js; missing: background.js',
    (at) => renameSync(at('background.js'), at('service.js')),
  ],
  ['a name of every object', 'added: constructor', (at) => writeFileSync(at('constructor'), '')],
])('%s is named', (_, words, change) => {
  const { changes, at } = built();
  change(at);
  expect(changes()).toBe(words);
});

test('without the list, or with one that cannot be read, nothing is vouched for', () => {
  const { changes, manifest, folder } = built();
  writeFileSync(manifest, '{"half');
  expect(changes()).toMatch(/damaged/);
  rmSync(manifest);
  expect(changes()).toMatch(/not built with a list/);
  rmSync(folder, { recursive: true });
  expect(changes()).toMatch(/not built with a list/);
});

soakTest(
  'a start names the changed files of the extension and builds it again',
  async () => {
    await ensureBuilt();
    // Others are using what is built here.
    const clone = tempHome();
    for (const each of ['relay', 'extension', '.output/chrome-mv3', '.output/relay'])
      cpSync(each, join(clone, each), { recursive: true });
    const files = ['package.json', 'package-lock.json', 'wxt.config.ts', 'tsconfig.json'];
    const stamps = ['chrome-mv3.built-from', 'relay.built-from', 'chrome-mv3.files.json'];
    for (const each of [...files, ...stamps.map((name) => `.output/${name}`)])
      cpSync(each, join(clone, each));
    symlinkSync(realpathSync('node_modules'), join(clone, 'node_modules'));
    const script = "import('./relay/prepare.mjs').then((prepare) => prepare.ensureBuilt())";
    const build = () => execFileSync(process.execPath, ['-e', script], { cwd: clone, encoding: 'utf8' });
    const at = (name: string) => join(clone, '.output/chrome-mv3', name);
    expect(build()).toBe('');
    expect(JSON.parse(readFileSync(join(clone, '.output/sbom.cdx.json'), 'utf8'))).toMatchObject({
      bomFormat: 'CycloneDX',
    });
    writeFileSync(at('background.js'), 'steal()');
    writeFileSync(at('extra.js'), 'steal()');
    const printed = build();
    expect(printed).toContain('not those of its build (changed: background.js; added: extra.js)');
    expect(printed).toContain('Building the extension');
    expect(readFileSync(at('background.js'), 'utf8')).not.toContain('steal');
    expect(existsSync(at('extra.js'))).toBe(false);
    expect(build()).toBe('');
  },
  120_000,
);
