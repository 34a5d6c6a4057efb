/** Stops and inspects the extension's service worker. */
import type { Browser, Target, WebWorker } from 'puppeteer-core';
import { extensionId } from '../../../extension/protocol/identity';
import { until } from '../until';

const origin = `chrome-extension://${extensionId}/`;
/** A stopped worker may still be listed and never answers. */
const answersWithinMs = 1_000;

/** The service worker of the extension that runs now; waits until there is one that answers. */
export async function extensionWorker(browser: Browser): Promise<Target> {
  return (await runningWorker(browser)).target;
}

/** Stops it as the browser does after 30 s of idleness, and resolves when it is gone. */
export async function stopWorker(browser: Browser): Promise<void> {
  const { target, worker } = await runningWorker(browser);
  // A close request during start or end of the worker is lost and must be repeated.
  await until('the worker to be gone', async () => {
    await soon(worker.close());
    return !browser.targets().includes(target);
  });
}

function runningWorker(browser: Browser): Promise<{ target: Target; worker: WebWorker }> {
  return until('a worker that answers', async () => {
    for (const target of browser.targets().filter(isWorker).toReversed()) {
      const worker = await soon(target.worker());
      if (worker && (await soon(worker.evaluate(() => true)))) return { target, worker };
    }
    return undefined;
  });
}

/** The value of the promise, or undefined when it does not resolve soon. */
function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), answersWithinMs));
  return Promise.race([answer.catch(() => undefined), late]);
}

function isWorker(target: Target): boolean {
  return target.type() === 'service_worker' && target.url().startsWith(origin);
}
