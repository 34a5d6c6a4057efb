/**
 * What `npm run pack` runs: builds the npm package and packs it into the current folder. Not `npm pack` alone: that
 * packs the manifest of the clone, whose packages `npm start` installs, and this project runs no lifecycle scripts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, packageJson, root } from '../relay/prepare.mjs';
import { buildPackage } from './build-package.mjs';
import { packageManifest } from './package-manifest.mjs';

const folder = join(root, '.output/package');
ensureInstalled();
await ensureBuilt();
await buildPackage(folder, packageManifest(packageJson(), process.env.GITHUB_REPOSITORY));
const npm = process.env.npm_execpath;
const args = ['pack', folder, '--loglevel=error'];
const { status } = npm
  ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
  : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
process.exitCode = status ?? 1;
