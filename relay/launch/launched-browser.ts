/** Opens and closes the separate browser of `npm start`. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { freshNonce } from '../../extension/protocol/pairing/proof';
import type { KeptPairings } from '../access/pairings';
import type { Config } from '../config';
import { hasDisplay, isRoot } from './browser-flags';
import { downloadChrome, downloadedChrome } from './chrome-for-testing';
import { findBrowser, thisMachine } from './find-browser';
import { launchBrowser, stopWatchingTargets } from './launch-browser';
import { canInstallPackages, obtainBrowser, runProgram } from './obtain-browser';

/** How long Chromium may take to write its profile before it is killed. */
const closeTimeoutMs = 5_000;

export interface LaunchedBrowser {
  /**
   * Opens it, unless it is open. Resolves without error when `close` or `kill` aborts it.
   * @throws RelayError when there is none to be had or it does not start.
   */
  open(): Promise<void>;
  /** Closes it, so that it writes its profile with logins; kills it after 5 s. */
  close(): Promise<void>;
  /** Ends it without waiting. */
  kill(): void;
}

/**
 * @param options.launching called before it is started, and when it has started or failed: in between its extension, which
 *   the profile has kept, is loaded anew, and commands would be cut off
 * @param options.closed called when it ended unexpectedly
 */
export function launchedBrowser(options: {
  config: Config;
  url: string;
  extensionDir: string;
  pairings: KeptPairings;
  say(line: string): void;
  launching(isLaunching: boolean): void;
  closed(): void;
}): LaunchedBrowser {
  const { config, url, pairings, say } = options;
  const ending = new AbortController();
  let browser: Browser | undefined;
  let launching: Promise<Browser> | undefined;

  async function start(): Promise<void> {
    const executablePath = await findOrObtain(config, say);
    const headless = config.headless || !hasDisplay(process.env);
    const { id, secret } = launchedPairing(pairings);
    options.launching(true);
    launching = launchBrowser({
      executablePath,
      profileDir: join(config.home, 'profile'),
      extensionDir: options.extensionDir,
      headless,
      pairing: { relayUrl: url, browserId: id, secret },
      signal: ending.signal,
      ...(headless ? {} : { startUrl: `${url}/docs` }),
    });
    const started = await launching.finally(() => options.launching(false));
    browser = started;
    started.process()?.once('exit', () => {
      browser = undefined;
      if (!ending.signal.aborted) options.closed();
    });
    await stopWatchingTargets(started);
    say(`Started ${executablePath}${describeLaunch(config, headless)}.`);
  }

  async function closed(): Promise<void> {
    // A browser that is still starting closes itself.
    await launching?.catch(() => {});
    await browser?.close();
  }

  const kill = () => {
    ending.abort();
    browser?.process()?.kill('SIGKILL');
  };

  return {
    async open() {
      if (browser) return;
      try {
        await start();
      } catch (error) {
        if (!ending.signal.aborted) throw error;
      }
    },
    async close() {
      ending.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeTimeoutMs);
      });
      await Promise.race([closed(), late]);
      clearTimeout(timer);
      kill();
    },
    kill,
  };
}

async function findOrObtain(config: Config, say: (line: string) => void): Promise<string> {
  const cacheDir = join(config.home, 'chrome');
  return (
    findBrowser(config.browserPath, thisMachine) ??
    (await downloadedChrome(cacheDir)) ??
    obtainBrowser({
      machine: thisMachine,
      canInstallPackages: canInstallPackages(),
      run: runProgram,
      download: () => downloadChrome({ cacheDir }),
      say,
    })
  );
}

/** The id and secret are kept between starts, so that session ids stay valid. */
function launchedPairing(pairings: KeptPairings): { id: string; secret: string } {
  const kept = pairings.list().find((pairing) => !pairing.byHand);
  if (kept) return kept;
  const fresh = {
    id: randomBytes(8).toString('hex'),
    name: 'launched by npm start',
    secret: freshNonce(),
    byHand: false,
  };
  pairings.save(fresh);
  return fresh;
}

function describeLaunch(config: Config, headless: boolean): string {
  const notes = [
    ...(headless ? [config.headless ? 'headless' : 'headless, as there is no display'] : []),
    ...(isRoot() ? ['without its sandbox, as root cannot have one'] : []),
  ];
  return notes.length > 0 ? ` (${notes.join('; ')})` : '';
}
