/** The state of a launched browser before its first session opens. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Target } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { runInWorker } from '../../../relay/launch/extension-worker';
import { findBrowser, thisMachine } from '../../../relay/launch/find-browser';
import { launchBrowser, stopWatchingTargets } from '../../../relay/launch/launch-browser';
import { until } from '../../support/until';

declare const chrome: {
  runtime: { reload(): void };
  extension: { isAllowedIncognitoAccess(): Promise<boolean> };
  storage: { local: { get(key: string): Promise<{ pairing?: unknown }> } };
};

const pairing = { relayUrl: 'http://127.0.0.1:9', browserId: 'a1b2c3d4', secret: 'secret' };

/** Empty before the first launch. */
const profileDir = mkdtempSync(join(tmpdir(), 'tabrelay-profile-'));

const launch = () =>
  launchBrowser({
    executablePath: findBrowser(process.env.TABRELAY_BROWSER, thisMachine) ?? '',
    profileDir,
    extensionDir: '.output/chrome-mv3',
    headless: true,
    pairing,
  });

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  return async () => {
    await browser.close();
    rmSync(profileDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
});

const readPairing = async () => (await chrome.storage.local.get('pairing')).pairing;

test('the user sees one window with one page, and no settings', async () => {
  const pages = browser.targets().filter((target) => target.type() === 'page');
  expect(pages.map((target) => target.url())).toEqual(['about:blank']);
});

test('no hidden page of the address bar is loaded', async () => {
  const client = await browser.target().createCDPSession();
  const { targetInfos } = await client.send('Target.getTargets', { filter: [{}] });
  await client.detach();
  expect(targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome://'))).toEqual([]);
});

test('the extension is paired', async () => {
  expect(await runInWorker(browser, extensionId, readPairing, undefined)).toEqual({
    ...pairing,
    byHand: false,
  });
});

test('the extension may open incognito windows', async () => {
  const isAllowed = () => chrome.extension.isAllowedIncognitoAccess();
  expect(await runInWorker(browser, extensionId, isAllowed, undefined)).toBe(true);
});

// Without developer mode Chromium leaves a reloaded unpacked extension disabled.
test('the extension comes back when it reloads itself', async () => {
  const workers = () => browser.targets().filter((target: Target) => target.type() === 'service_worker');
  const before = workers();
  const reload = async () => void setTimeout(() => chrome.runtime.reload());
  await runInWorker(browser, extensionId, reload, undefined);
  await until('a new worker', () => workers().some((target) => !before.includes(target)));
  expect(await runInWorker(browser, extensionId, readPairing, undefined)).toMatchObject(pairing);
});

test('a second browser on the same profile is refused by name', async () => {
  await expect(launch()).rejects.toThrow(`the profile ${profileDir} is in use by another browser`);
});

test('let go, the browser is watched no more and still ends with us', async () => {
  const ended = new Promise((resolve) => browser.process()?.once('exit', resolve));
  await stopWatchingTargets(browser);
  await browser.close();
  expect(await ended).toBe(0);
});
