/** Installs or downloads a browser where there is none. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { RelayError } from '../../extension/protocol/errors';
import { isRoot } from './browser-flags';
import { findBrowser, type Machine } from './find-browser';

/** The ways to obtain a browser, and how to print progress. */
export interface Sources {
  machine: Machine;
  /** Whether Debian's package can be installed without asking. */
  canInstallPackages: boolean;
  /** Runs a program to its end; whether it succeeded. */
  run(program: string, args: string[]): Promise<boolean>;
  /** Downloads Chrome for Testing; answers with the path of its program. */
  download(): Promise<string>;
  say(line: string): void;
}

/**
 * Installs the chromium package on Debian as root; elsewhere, or when that fails, downloads Chrome for Testing.
 * @throws RelayError no_browser that names the three ways out.
 */
export async function obtainBrowser(sources: Sources): Promise<string> {
  if (sources.canInstallPackages) {
    sources.say('No browser found; installing the chromium package (apt-get install chromium) ...');
    const packageIsIn =
      (await sources.run('apt-get', ['update'])) &&
      (await sources.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']));
    const installed = packageIsIn && findBrowser(undefined, sources.machine);
    if (installed) return installed;
  }
  try {
    sources.say('No browser found; downloading Chrome for Testing (about 170 MB) ...');
    return await sources.download();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new RelayError(
      'no_browser',
      `no browser to start (the download failed: ${reason}). Three ways out: install Chrome, Edge, Chromium or Brave; ` +
        'or set TABRELAY_BROWSER to the path of one; or open the pairing link above in a browser that has the extension.',
    );
  }
}

/** Whether this is Debian itself (elsewhere `chromium` may be a stub for another packaging system) and we are root. */
export function canInstallPackages(): boolean {
  if (!isRoot()) return false;
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Runs a program without output; its errors go to stderr. */
export function runProgram(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
