/**
 * Installs taps that record times at each hop: one is loaded before the relay's own code (`node --import`), the
 * others are put before the scripts of a copy of the built extension.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Scripts of the extension that are tapped. */
interface TappedScripts {
  worker: string;
  page: string;
}

export interface Taps {
  /** Added to the environment of a relay. */
  relayEnv: Record<string, string>;
  /** The folder of a tapped copy of the extension. */
  extension(dir: string, scripts: TappedScripts): Promise<string>;
  /** Removes all files. */
  remove(): Promise<void>;
}

/** @param reportUrl where the taps send their times to; of the page's own origin, or its content script may not */
export async function createTaps(reportUrl: string): Promise<Taps> {
  const folder = await mkdtemp(join(tmpdir(), 'tabrelay-taps-'));
  const relayTap = join(folder, 'relay-tap.mjs');
  await writeFile(relayTap, await bundled('relay-tap', reportUrl));
  return {
    relayEnv: { NODE_OPTIONS: `--import=${pathToFileURL(relayTap).href}` },
    async extension(dir, scripts) {
      const copy = await mkdtemp(join(folder, 'extension-'));
      await cp(resolve(dir), copy, { recursive: true });
      await prepend(join(copy, scripts.worker), await bundled('worker-tap', reportUrl));
      await prepend(join(copy, scripts.page), await bundled('page-tap', reportUrl));
      return copy;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function bundled(tap: 'relay-tap' | 'worker-tap' | 'page-tap', reportUrl: string): Promise<string> {
  const isRelay = tap === 'relay-tap';
  const { outputFiles } = await build({
    entryPoints: [`test/bench/legs/${tap}.ts`],
    bundle: true,
    write: false,
    // A function of its own: the scripts share their global names with what follows them.
    format: isRelay ? 'esm' : 'iife',
    platform: isRelay ? 'node' : 'browser',
    define: { __REPORT_URL__: JSON.stringify(reportUrl) },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function prepend(file: string, text: string): Promise<void> {
  await writeFile(file, `${text}\n${await readFile(file, 'utf8')}`);
}
