/** Builds a module for a worker thread as relay/prepare.mjs builds the relay's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

/**
 * The built module, which is gone after the tests of the file.
 * @param module the path of a .ts file from the project's folder
 */
export async function buildThread(module: string): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'tabrelay-thread-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, basename(module).replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [module],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return pathToFileURL(outfile);
}
