/** Builds tabrelay/client: one module without imports, and its types. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../relay/prepare.mjs';

/** @param build esbuild's @returns its result, with the list of all inputs */
export async function buildClient(build, outdir) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: ['client/client.ts'],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    logLevel: 'error',
  });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--skipLibCheck'];
  const target = ['--target', 'es2023', '--lib', 'es2023,esnext.disposable,dom', '--module', 'nodenext'];
  const types = ['--types', 'node', '--typeRoots', 'node_modules/@types'];
  execFileSync(
    process.execPath,
    [compiler, 'client/client.ts', '--outDir', outdir, ...options, ...target, ...types],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  cpSync(join(root, 'client/api.d.ts'), join(outdir, 'api.d.ts'));
  return result;
}
