/** Stops and inspects the extension's service worker. */
import type { Browser, Target, WebWorker } from 'puppeteer-core';
import { extensionId } from '../../../extension/protocol/identity';
import { until } from '../until';

const origin = `chrome-extension://${extensionId}/`;
/** A worker that was stopped may still be listed, and never answers. */
const answersWithinMs = 1_000;

/** The service worker of the extension that runs now; waits until there is one that answers. */
export async function extensionWorker(browser: Browser): Promise<Target> {
  return (await runningWorker(browser)).target;
}

/** Stops it as the browser does after 30 s of idleness, and resolves when it is gone. */
export async function stopWorker(browser: Browser): Promise<void> {
  const { target, worker } = await runningWorker(browser);
  // A close that meets the worker at its own beginning or end is lost, and has to be said again.
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

/** What the promise answers, or nothing when it does not answer soon. */
function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), answersWithinMs));
  return Promise.race([answer.catch(() => undefined), late]);
}

function isWorker(target: Target): boolean {
  return target.type() === 'service_worker' && target.url().startsWith(origin);
}
