/** Launches a browser with the extension loaded, permitted and paired. */
import type { Browser } from 'puppeteer-core';
import { RelayError } from '../../extension/protocol/errors';
import { openPrivateFolder } from '../files/private-file';
import { browserEnvironment, browserFlags } from './browser-flags';
import { runInNewWorker } from './extension-worker';

/** The entry `pairing` in the extension's local storage. */
interface LaunchPairing {
  relayUrl: string;
  browserId: string;
  secret: string;
}

export interface LaunchOptions {
  executablePath: string;
  /** Kept between starts; two browsers cannot share it. */
  profileDir: string;
  /** The built extension. */
  extensionDir: string;
  headless: boolean;
  pairing?: LaunchPairing;
  /** The URL of its first window. */
  startUrl?: string;
  extraArgs?: readonly string[];
  /** Aborts the start. Once the browser is started, the caller closes it. */
  signal?: AbortSignal;
}

/**
 * Starts the browser, loads the extension over the launch pipe, allows it in incognito windows and pairs it.
 * The browser ends with this process, because its pipe does.
 * @throws RelayError when it does not start; a profile in use by another browser is named as such.
 */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  openPrivateFolder(options.profileDir);
  const browser = await start(options);
  // From here on it is closed, not killed, so that it can write its profile.
  const close = () => void browser.close();
  options.signal?.addEventListener('abort', close, { once: true });
  try {
    options.signal?.throwIfAborted();
    const dir = options.extensionDir;
    const extension = { id: await browser.installExtension(dir), dir };
    if (!(await runInNewWorker(browser, extension, isIncognitoAllowed, undefined))) {
      await allowEverything(browser, extension.id);
    }
    if (options.pairing) await runInNewWorker(browser, extension, storePairing, options.pairing);
    options.signal?.throwIfAborted();
    return browser;
  } catch (error) {
    await browser.close();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', close);
  }
}

/**
 * Detaches from the browser's targets. Until then each new page waits for the debugger, and the extension's worker
 * never sleeps; after a crash it would wait for the debugger for ever.
 */
export async function stopWatchingTargets(browser: Browser): Promise<void> {
  for (const target of browser.targets().filter((one) => one.type() === 'service_worker')) {
    // A worker that has ended needs no detaching.
    await target
      .worker()
      .then((worker) => worker?.client.detach())
      .catch(() => undefined);
  }
  const session = await browser.target().createCDPSession();
  await session
    .connection()
    ?.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: true });
  await session.detach();
}

async function start(options: LaunchOptions): Promise<Browser> {
  // Puppeteer would kill the browser on a later abort, so it gets a signal for the start only.
  const starting = new AbortController();
  const abort = () => starting.abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  try {
    options.signal?.throwIfAborted();
    // Loaded lazily: it is slow, and not needed with --no-browser.
    const { default: puppeteer } = await import('puppeteer-core');
    return await puppeteer.launch({
      executablePath: options.executablePath,
      pipe: true,
      ignoreDefaultArgs: true,
      args: browserFlags({
        profileDir: options.profileDir,
        headless: options.headless,
        startUrl: options.startUrl ?? 'about:blank',
        extraArgs: options.extraArgs ?? [],
      }),
      env: browserEnvironment(process.env),
      defaultViewport: null,
      // The supervisor handles signals.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      signal: starting.signal,
    });
  } catch (error) {
    throw new RelayError('internal', describeLaunchFailure(error, options));
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

function describeLaunchFailure(error: unknown, { executablePath, profileDir }: LaunchOptions): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('already running')) {
    return `the profile ${profileDir} is in use by another browser; close that one, or set TABRELAY_HOME to another folder`;
  }
  return `${executablePath} did not start (${reason.split('\n')[0]})`;
}

/**
 * Developer mode keeps an unpacked extension enabled over a reload, and only the browser's own page may allow
 * incognito windows. The page is a hidden one: the user sees nothing of it. Both are kept in the profile.
 */
async function allowEverything(browser: Browser, extensionId: string): Promise<void> {
  const session = await browser.target().createCDPSession();
  const { targetId } = await session.send('Target.createTarget', {
    url: 'chrome://extensions',
    background: true,
    hidden: true,
  });
  const target = await browser.waitForTarget((other) => other.url().startsWith('chrome://extensions'));
  const page = await target.asPage();
  await page.waitForFunction('globalThis.chrome?.developerPrivate !== undefined', { polling: 20 });
  await page.evaluate(allowIncognito, extensionId);
  await session.send('Target.closeTarget', { targetId });
  await session.detach();
}

/** The Chromium extension APIs that are used here. */
declare const chrome: {
  developerPrivate: {
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
    updateExtensionConfiguration(update: { extensionId: string; incognitoAccess: boolean }): Promise<void>;
  };
  extension: { isAllowedIncognitoAccess(): Promise<boolean> };
  storage: { local: { set(items: Record<string, unknown>): Promise<void> } };
};

// The functions below run in the browser and cannot use anything of this file.

async function allowIncognito(extensionId: string): Promise<void> {
  await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
  await chrome.developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
}

function isIncognitoAllowed(): Promise<boolean> {
  return chrome.extension.isAllowedIncognitoAccess();
}

function storePairing({ relayUrl, browserId, secret }: LaunchPairing): Promise<void> {
  return chrome.storage.local.set({ pairing: { relayUrl, browserId, secret, byHand: false } });
}
