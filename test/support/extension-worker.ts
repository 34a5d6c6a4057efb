// Why: what happens to the extension's service worker is the browser's doing, so tests do it as the browser would.
import type { Browser, Target } from 'puppeteer-core';
import { extensionId } from '../../extension/protocol/identity';

const origin = `chrome-extension://${extensionId}/`;

/** The running service worker of the extension, which is the latest; waits until there is one. */
export async function extensionWorker(browser: Browser): Promise<Target> {
  const first = await browser.waitForTarget(isWorker, { timeout: 10_000 });
  return browser.targets().findLast(isWorker) ?? first;
}

/** Stops it as the browser does after 30 s of idleness, and resolves when it is gone. */
export async function stopWorker(browser: Browser): Promise<void> {
  const target = await extensionWorker(browser);
  const gone = new Promise<void>((resolve) => {
    const check = (destroyed: Target) => {
      if (destroyed !== target) return;
      browser.off('targetdestroyed', check);
      resolve();
    };
    browser.on('targetdestroyed', check);
  });
  await (await target.worker())?.close();
  await gone;
}

function isWorker(target: Target): boolean {
  return target.type() === 'service_worker' && target.url().startsWith(origin);
}
