/** An extension that was loaded before the relay was updated, paired and idle, reloads itself as the new build. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { protocolVersion } from '../../../extension/protocol/frames/frames';
import { extensionId } from '../../../extension/protocol/identity';
import { pairingsIn } from '../../../relay/access/pairings';
import { runInWorker } from '../../../relay/launch/extension-worker';
import { soakTest } from '../../support/soak-test';
import { builtExtensionDir, startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let extensionDir: string;
let tabrelay: Tabrelay;

beforeEach(async () => {
  extensionDir = await mkdtemp(join(tmpdir(), 'tabrelay-older-'));
  await installOlderBuild();
  tabrelay = await startTabrelay({ extensionDir, paired: false });
});

afterEach(async () => {
  await tabrelay.stop();
  await rm(extensionDir, { recursive: true, force: true });
});

/** The built extension with the handshake of the protocol before and another build id. */
async function installOlderBuild(): Promise<void> {
  await cp(builtExtensionDir, extensionDir, { recursive: true });
  const worker = join(extensionDir, 'background.js');
  const buildId = (await readFile(`${builtExtensionDir}.built-from`, 'utf8')).trim();
  const built = await readFile(worker, 'utf8');
  const spoken = `protocol:${protocolVersion},`;
  const older = built
    .replace(spoken, `protocol:${protocolVersion - 1},`)
    .replaceAll(buildId, 'an-older-build');
  if (!built.includes(spoken) || older.includes(buildId))
    throw new Error('the build could not be made an older one');
  await writeFile(worker, older);
}

/** What `git pull` and `npm start` do to the folder that the browser has loaded. */
const installNewBuild = () => cp(builtExtensionDir, extensionDir, { recursive: true, force: true });

async function pair(): Promise<void> {
  const secret = 'the secret of the older extension';
  pairingsIn(tabrelay.home).save({ id: 'olderbrowser', name: 'Older', secret, byHand: true });
  const pairing = { relayUrl: tabrelay.origin, browserId: 'olderbrowser', secret, byHand: true };
  await runInWorker(tabrelay.browser, extensionId, keepPairing, pairing);
}

declare const chrome: { storage: { local: { set(items: object): Promise<void> } } };

/** Runs in the extension's worker. */
function keepPairing(pairing: object): Promise<void> {
  return chrome.storage.local.set({ pairing });
}

soakTest('it connects by itself once its folder holds the new build', async () => {
  await installNewBuild();
  await pair();

  const [browser] = await until(
    'the browser to be listed',
    async () => {
      const browsers = await tabrelay.api.browsers();
      return browsers.length === 1 && browsers;
    },
    30_000,
  );

  expect(browser).toMatchObject({ id: 'olderbrowser', outdated: false });
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('tabrelay practice');
});

test('it is not taken for connected as long as its folder holds the older build', async () => {
  const workers = () => tabrelay.browser.targets().filter((target) => target.type() === 'service_worker');
  const before = workers();
  await pair();
  // A page that opens meanwhile would be lost with it.
  await until('the extension to reload itself', () => workers().some((one) => !before.includes(one)), 30_000);
  await until(
    'its popup to name the reason',
    async () => (await popupText()).includes('another version'),
    30_000,
  );

  expect(await tabrelay.connectedBrowsers()).toBe(0);
});

/** Empty where no answer comes: a page may be lost with the extension, which reloads itself now and then. */
const popupText = () => Promise.race([readPopup(), pause(5_000, '')]);

async function readPopup(): Promise<string> {
  const page = await tabrelay.browser.newPage();
  try {
    await page.goto(`chrome-extension://${extensionId}/popup.html`);
    // Its worker may be reloading the extension, which answers no popup.
    await page.waitForFunction(() => document.body.textContent?.trim() !== '', { timeout: 2_000 });
    return await page.evaluate(() => document.body.textContent ?? '');
  } finally {
    await page.close();
  }
}
