/** Starts relay and browser, and gives tests access to the browser. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { extensionId } from '../../../extension/protocol/identity';
import { pairingsIn } from '../../../relay/access/pairings';
import { runInWorker } from '../../../relay/launch/extension-worker';
import { launchBrowser, stopWatchingTargets } from '../../../relay/launch/launch-browser';
import { type Relay, startRelay } from '../relay/start-relay';
import type { TcpProxy } from '../relay/tcp-proxy';
import { until } from '../until';
import { withoutSpareRenderers } from './lean-browser';
import { freshProfile } from './profile-template';

/** The browser that the tests run in. */
export const chromium = process.env.TABRELAY_BROWSER ?? '/usr/bin/chromium';

/** Where the build puts the extension. */
export const builtExtensionDir = '.output/chrome-mv3';

export interface Tabrelay extends Relay {
  browser: Browser;
  /** Where the browser keeps its profile. */
  profileDir: string;
}

export interface TabrelayOptions {
  /** The DISPLAY to appear on; without it the browser is headless. */
  display?: string;
  /** Added to the browser's command line. */
  flags?: readonly string[];
  /** Added to the environment of `npm start`. */
  env?: Record<string, string>;
  /** Whether relay and browser know each other from the start (default). */
  paired?: boolean;
  /** By which they do; a fresh one by default. */
  secret?: string;
  /** Of the browser; the start of its session ids. */
  browserId?: string;
  /** Stands between relay and browser; it is aimed at the relay here. */
  proxy?: TcpProxy;
  /** The extension's folder; the built one by default. */
  extensionDir?: string;
  /** Whether the test can see the browser's pages and workers (default); a watched worker never sleeps. */
  watched?: boolean;
}

/** Starts tabrelay and a browser with the built extension, and waits until they are connected. */
export async function startTabrelay(options: TabrelayOptions = {}): Promise<Tabrelay> {
  const { proxy } = options;
  const relay = await startRelay({
    ...options.env,
    ...(proxy && { TABRELAY_ALLOWED_HOSTS: `127.0.0.1:${proxy.port}` }),
  });
  proxy?.aim(Number(new URL(relay.origin).port));
  const profileDir = await freshProfile(chromium);
  let browser: Browser | undefined;
  const stop = async () => {
    await browser?.close();
    await relay.stop();
    await rm(profileDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    browser = await launch(relay, profileDir, options);
    return { ...relay, browser, profileDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function launch(relay: Relay, profileDir: string, options: TabrelayOptions): Promise<Browser> {
  const { display, flags = [], paired = true, watched = true, proxy, secret = freshSecret() } = options;
  const { browserId = 'testbrowser' } = options;
  const relayUrl = proxy ? `http://127.0.0.1:${proxy.port}` : relay.origin;
  const pairing = { relayUrl, browserId, secret };
  if (paired) {
    pairingsIn(relay.home).save({ id: pairing.browserId, name: 'Test browser', secret, byHand: false });
  }
  const browser = await launchBrowser({
    executablePath: chromium,
    profileDir,
    extensionDir: resolve(options.extensionDir ?? builtExtensionDir),
    headless: display === undefined,
    pairing: paired ? pairing : undefined,
    extraArgs: [withoutSpareRenderers, ...(display === undefined ? [] : [`--display=${display}`]), ...flags],
  });
  try {
    // Launching ends with allowing incognito windows, for which the browser loads the extension a second time.
    if (!paired)
      await until('the extension to have come up', () =>
        runInWorker(browser, extensionId, mayOpenIncognito, 0),
      );
    if (!watched) await stopWatchingTargets(browser);
    if (paired) {
      await until('the browser to be connected', async () => (await relay.connectedBrowsers()) >= 1, 30_000);
    }
  } catch (error) {
    await browser.close();
    throw error;
  }
  return browser;
}

declare const chrome: { extension: { isAllowedIncognitoAccess(): Promise<boolean> } };

/** Runs in the extension's worker. */
function mayOpenIncognito(): Promise<boolean> {
  return chrome.extension.isAllowedIncognitoAccess();
}

function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}
