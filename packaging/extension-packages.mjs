/** The packages that the built extension has parts of. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../relay/prepare.mjs';
import { packagesOf } from './third-party-licences.mjs';

/** @param build esbuild's, which bundles the same sources as WXT and lists what they are */
export async function extensionPackages(build) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: readdirSync(join(root, 'extension/entrypoints'), { recursive: true })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join('extension/entrypoints', path)),
    bundle: true,
    write: false,
    outdir: 'unwritten',
    platform: 'browser',
    format: 'esm',
    metafile: true,
    logLevel: 'error',
  });
  return packagesOf(metafile);
}
