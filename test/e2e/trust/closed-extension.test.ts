/** The extension is closed to web pages and other extensions. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CDPSession, Page, WebWorker } from 'puppeteer-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
let site: Site;
const secret = 'canary-of-the-pairing-secret';
const ours = `chrome-extension://${extensionId}`;
const manifest = JSON.parse(readFileSync('.output/chrome-mv3/manifest.json', 'utf8'));

beforeAll(async () => {
  site = await servePages({ '/': '<title>Page</title><h1>Page</h1>' });
  tabrelay = await startTabrelay({ secret });
  return async () => {
    await tabrelay.stop();
    await site.close();
  };
});

describe('the built manifest', () => {
  test('lets nobody connect, shows no file to pages and runs no script by itself', () => {
    expect(manifest.externally_connectable).toEqual({ ids: [extensionId] });
    for (const open of ['web_accessible_resources', 'content_scripts', 'sandbox'])
      expect(manifest).not.toHaveProperty(open);
  });

  test('holds its own pages to its own scripts and to this machine', () => {
    const directives: string[] = manifest.content_security_policy.extension_pages.split('; ');
    expect(Object.fromEntries(directives.map((each) => each.split(/ (.*)/s, 2)))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self'",
      'connect-src': 'http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test('asks for the permissions that docs/architecture.md gives a reason for, and for no other', () => {
    const [, part = ''] = readFileSync('docs/architecture.md', 'utf8').split(
      '## Permissions of the extension',
    );
    const parts = part.split('\n\n');
    const named = (table = '') => [...table.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name]) => name);
    const asked = [...manifest.permissions, ...manifest.host_permissions];
    expect(named(parts[1]).sort()).toEqual(asked.sort());
    // The user gives these where they switch on what needs them.
    expect(named(parts[3])).toEqual(manifest.optional_permissions);
  });
});

/** The part of Chromium's interface behind chrome://extensions that is used here. */
interface DeveloperPrivate {
  getExtensionInfo(id: string): Promise<{ manifestErrors: unknown[]; runtimeErrors: unknown[] }>;
  updateProfileConfiguration(change: { inDeveloperMode: boolean }): Promise<void>;
}

test('chrome://extensions shows no warning', async () => {
  const page = await tabrelay.browser.newPage();
  onTestFinished(() => page.close());
  await page.goto('chrome://extensions');
  const warnings = await page.evaluate(async (id) => {
    const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    const { manifestErrors, runtimeErrors } = await developerPrivate.getExtensionInfo(id);
    return [...manifestErrors, ...runtimeErrors];
  }, extensionId);
  expect(warnings).toEqual([]);
});

const files = ['manifest.json', 'popup.html', 'pair.html', 'page.js', 'background.js', 'icon/16.png'];
const questions: { ask: string }[] = ['status', 'offer', 'unpair'].map((ask) => ({ ask }));
const intrusion = { id: extensionId, files, questions };

interface Got {
  answers: unknown[];
  files: string[];
}

/** The parts of Chromium's extension interfaces that are used here. */
interface Runtime {
  sendMessage?(id: string, message: unknown): Promise<unknown>;
  connect?(id: string): {
    onMessage: { addListener(listener: (message: unknown) => void): void };
    onDisconnect: { addListener(listener: () => void): void };
    postMessage(message: unknown): void;
  };
}
declare const chrome: { runtime?: Runtime } | undefined;

/** Asks and loads whatever there is. It runs in the browser and can use nothing of this file. */
async function intrude({ id, files, questions }: typeof intrusion): Promise<Got> {
  const got: Got = { answers: [], files: [] };
  const runtime = typeof chrome === 'undefined' ? undefined : chrome.runtime;
  for (const message of questions) {
    const answer = await Promise.resolve(runtime?.sendMessage?.(id, message)).catch(() => undefined);
    if (answer !== undefined) got.answers.push(answer);
  }
  const port = runtime?.connect?.(id);
  if (port) {
    const ended = new Promise<unknown>((resolve) => {
      port.onMessage.addListener(resolve);
      port.onDisconnect.addListener(() => resolve(undefined));
    });
    port.postMessage({ type: 'tick' });
    const answer = await ended;
    if (answer !== undefined) got.answers.push(answer);
  }
  const element = (name: 'img' | 'script', src: string) =>
    new Promise<boolean>((resolve) => {
      const added = document.createElement(name);
      added.onload = () => resolve(true);
      added.onerror = () => resolve(false);
      added.src = src;
      document.documentElement.append(added);
    });
  for (const file of files) {
    const url = `chrome-extension://${id}/${file}`;
    if (await fetch(url).catch(() => undefined)) got.files.push(file);
    if (typeof document === 'undefined') continue;
    if (file.endsWith('.png') && (await element('img', url))) got.files.push(file);
    if (file.endsWith('.js') && (await element('script', url))) got.files.push(file);
  }
  return got;
}

/** The tab of a session, in which our content script is. */
async function sessionPage(): Promise<{ id: string; page: Page }> {
  const id = await tabrelay.api.session({ url: site.url('/?session') });
  await tabrelay.api.read(id, 'text', 'h1');
  const page = await until('its page', async () =>
    (await tabrelay.browser.pages()).find((each) => each.url() === site.url('/?session')),
  );
  onTestFinished(async () => void (await tabrelay.api.close(id)));
  return { id, page };
}

async function plainPage(): Promise<Page> {
  const page = await tabrelay.browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(site.url('/'));
  return page;
}

async function hostileWorker(): Promise<WebWorker> {
  const id = await tabrelay.browser.installExtension(resolve('test/support/attacks/hostile-extension'));
  onTestFinished(() => tabrelay.browser.uninstallExtension(id));
  return until('the hostile worker', () =>
    tabrelay.browser
      .targets()
      .find((each) => each.url().includes(id))
      ?.worker(),
  );
}

describe('no answer and no file is had by', () => {
  test.each<[string, () => Promise<Page | WebWorker>]>([
    ['a web page', plainPage],
    ['the page of a session', async () => (await sessionPage()).page],
    ['another extension', hostileWorker],
  ])('%s', async (_, from) => {
    const intruder: Page | WebWorker = await from();
    expect(await intruder.evaluate(intrude, intrusion)).toEqual({ answers: [], files: [] });
    expect(await tabrelay.connectedBrowsers()).toBe(1);
  });

  test('a frame or a window of a web page', async () => {
    const page = await plainPage();
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      frame.src = url;
      document.body.append(frame);
      return loaded;
    }, `${ours}/popup.html`);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${ours}/popup.html`);
    await page.evaluate((url) => location.assign(url), `${ours}/popup.html`).catch(() => undefined);
    await until('the way to be barred', () => page.url() !== site.url('/'));
    expect(page.url()).not.toContain(extensionId);
  });
});

test('the extension’s own page gets answers and files', async () => {
  const page = await tabrelay.browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${ours}/popup.html`);
  const got = await page.evaluate(intrude, { id: extensionId, files, questions: [{ ask: 'status' }] });
  expect(got.answers).toMatchObject([{ state: 'connected' }, { type: 'tick' }]);
  expect(got.files).toEqual(expect.arrayContaining(files));
});

/** Runs an expression where our content script runs. */
async function inContentScript(cdp: CDPSession, expression: string): Promise<string> {
  const contexts: { id: number; origin: string }[] = [];
  cdp.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context));
  await cdp.send('Runtime.enable');
  const context = await until('the content script’s world', () =>
    contexts.find(({ origin }) => origin === ours),
  );
  const { result } = await cdp.send('Runtime.evaluate', {
    ...{ expression, contextId: context.id, awaitPromise: true, returnByValue: true },
  });
  return String(result.value);
}

test('what the extension keeps, the pairing secret above all, is closed to content scripts', async () => {
  const { page } = await sessionPage();
  const told = await inContentScript(
    await page.createCDPSession(),
    `Promise.all(['local', 'session'].map((area) => chrome.storage[area].get(null).then(JSON.stringify, String))).then(String)`,
  );
  expect(told).toMatch(/^(Error: Access to storage is not allowed from this context\.,?){2}$/);
  expect(told).not.toContain(secret);
});
