// Why: a fresh clone must install what it builds with, wherever it is started.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempHome } from '../support/stand-ins/temp-home';

/** A clone whose only package lies in a folder of its own, so that npm needs no network. */
function freshClone(): string {
  const clone = tempHome();
  const devDependencies = { builder: 'file:packages/builder' };
  mkdirSync(join(clone, 'packages/builder'), { recursive: true });
  writeFileSync(join(clone, 'packages/builder/package.json'), '{"name": "builder", "version": "1.0.0"}');
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ name: 'clone', devDependencies }));
  const packages = {
    '': { name: 'clone', devDependencies },
    'node_modules/builder': { resolved: 'packages/builder', link: true },
    'packages/builder': { version: '1.0.0', dev: true },
  };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  cpSync('relay/prepare.mjs', join(clone, 'relay/prepare.mjs'));
  return clone;
}

test.each(['development', 'production'])(
  'packages that build are installed with NODE_ENV=%s',
  (mode) => {
    const clone = freshClone();
    const install = `import('./relay/prepare.mjs').then((prepare) => prepare.ensureInstalled())`;
    execFileSync(process.execPath, ['-e', install], { cwd: clone, env: { ...process.env, NODE_ENV: mode } });
    expect(existsSync(join(clone, 'node_modules/builder/package.json'))).toBe(true);
  },
  60_000,
);
