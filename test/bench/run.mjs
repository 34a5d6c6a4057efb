/** What `npm run bench` runs: installs and builds what is missing, then bundles and starts the bench. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled } from '../../relay/prepare.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '../..'));
await ensureInstalled();
const { build } = await import('esbuild');
const outfile = '.output/bench/bench.mjs';
await build({
  entryPoints: ['test/bench/bench.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
const { bench } = await import(pathToFileURL(outfile).href);
await bench(process.argv.slice(2), ensureBuilt);
