/** Which packages an install has to add. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inWritable, neededInstall } from '../../relay/prepare.mjs';
import { tempHome } from '../support/stand-ins/temp-home';

describe('which install is needed', () => {
  const omitDev = { omitDev: true };
  const all = { omitDev: false };
  const run = { 'node_modules/run': { version: '1.0.0' } };
  const dev = { 'node_modules/test': { version: '1.0.0', dev: true } };
  const optional = { 'node_modules/other-platform': { version: '1.0.0', optional: true } };
  const lock = { '': { version: '1.0.0' }, ...run, ...dev, ...optional };
  const newRun = { ...lock, 'node_modules/run': { version: '1.0.1' } };
  const newDev = { ...lock, 'node_modules/test': { version: '1.0.1', dev: true } };

  test.each([
    ['a start in a fresh clone does without packages for development', lock, undefined, omitDev, 'omit'],
    ['a test in a fresh clone installs all', lock, undefined, all, 'include'],
    ['a start after a start installs nothing', lock, run, omitDev, undefined],
    ['a test after a start installs the rest', lock, run, all, 'include'],
    ['a start after a test installs nothing', lock, { ...run, ...dev }, omitDev, undefined],
    ['a test after a test installs nothing', lock, { ...run, ...dev }, all, undefined],
    ['a start notices a new version', newRun, run, omitDev, 'omit'],
    ['a start with a new version keeps what tests need', newRun, { ...run, ...dev }, omitDev, 'include'],
    ['a test notices a new version', newRun, { ...run, ...dev }, all, 'include'],
    ['a start needs no new version for tests', newDev, { ...run, ...dev }, omitDev, undefined],
    ['a test notices a new version for tests', newDev, { ...run, ...dev }, all, 'include'],
    [
      'an optional package of another version is replaced',
      lock,
      { ...run, 'node_modules/other-platform': { version: '0.9.0', optional: true } },
      omitDev,
      'omit',
    ],
    [
      'a package that only tests needed before, and a start needs now, is there already',
      { 'node_modules/test': { version: '1.0.0' } },
      dev,
      omitDev,
      undefined,
    ],
  ])('%s', (_, wanted, installed, options, needed) => {
    expect(neededInstall(wanted, installed, options)).toBe(needed);
  });
});

/** A clone whose only packages lie in a folder of their own, so that npm needs no network. */
function freshClone(): string {
  const clone = tempHome();
  const own = {
    dependencies: { builder: 'file:packages/builder' },
    devDependencies: { tester: 'file:packages/tester' },
  };
  for (const name of ['builder', 'tester']) {
    mkdirSync(join(clone, 'packages', name), { recursive: true });
    writeFileSync(join(clone, 'packages', name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ name: 'clone', ...own }));
  const packages = {
    '': { name: 'clone', ...own },
    'node_modules/builder': { resolved: 'packages/builder', link: true },
    'node_modules/tester': { resolved: 'packages/tester', link: true },
    'packages/builder': { version: '1.0.0' },
    'packages/tester': { version: '1.0.0', dev: true },
  };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  cpSync('relay/prepare.mjs', join(clone, 'relay/prepare.mjs'));
  return clone;
}

/** Runs `ensureInstalled` there and answers with the packages that are installed then. */
function install(clone: string, options: { omitDev: boolean }, env: Record<string, string>): string[] {
  const script = `import('./relay/prepare.mjs').then((prepare) => prepare.ensureInstalled(${JSON.stringify(options)}))`;
  execFileSync(process.execPath, ['-e', script], { cwd: clone, env: { ...process.env, ...env } });
  return ['builder', 'tester'].filter((name) =>
    existsSync(join(clone, 'node_modules', name, 'package.json')),
  );
}

test.each<Record<string, string>>([
  { NODE_ENV: 'development' },
  { NODE_ENV: 'production' },
  { NODE_ENV: 'development', npm_config_omit: 'dev' },
])(
  'a start installs little, a test the rest, and the next start leaves it there, with %o',
  (env) => {
    const clone = freshClone();
    expect(install(clone, { omitDev: true }, env)).toEqual(['builder']);
    expect(install(clone, { omitDev: false }, env)).toEqual(['builder', 'tester']);
    expect(install(clone, { omitDev: true }, env)).toEqual(['builder', 'tester']);
  },
  60_000,
);

test('a clone that cannot be written to is told in one line with the way out', () => {
  const denied = Object.assign(new Error('EACCES: permission denied, mkdir'), {
    code: 'EACCES',
    path: '/opt/x',
  });
  const write = () => {
    throw denied;
  };
  expect(() => inWritable(write)).toThrow(
    /^cannot write to \/opt\/x, .*run it as the owner of that folder, or clone/,
  );
});
