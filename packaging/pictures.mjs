/** What `npm run pictures` runs: takes the pictures for the Chrome Web Store again, into docs/store/. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from '../relay/prepare.mjs';

process.chdir(root);
ensureInstalled();
await ensureBuilt();
const { build } = await import('esbuild');
const outfile = join(root, '.output/pictures/take-pictures.mjs');
await build({
  entryPoints: [join(dirname(fileURLToPath(import.meta.url)), 'take-pictures.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
const { takePictures } = await import(pathToFileURL(outfile).href);
await takePictures('docs/store');
