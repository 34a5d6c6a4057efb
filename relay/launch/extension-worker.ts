// Why: the launch pipe reaches into our extension, which needs no click to be paired in a browser that we launch.
import type { Browser, Target } from 'puppeteer-core';
import { RelayError } from '../../extension/protocol/errors';

const firstAttemptMs = 250;
const patienceMs = 15_000;

/**
 * Runs a function in the extension's service worker and returns its answer. The function must bear being run twice:
 * the worker restarts while the browser starts and whenever a setting of the extension changes.
 * @throws RelayError internal when no worker answered within 15 s.
 */
export async function runInWorker<Given, Answer>(
  browser: Browser,
  extensionId: string,
  run: (given: Given) => Promise<Answer>,
  given: Given,
): Promise<Answer> {
  const endsAt = Date.now() + patienceMs;
  let reason: unknown = 'it did not start';
  // A worker that goes away in mid-call leaves the call without an answer for good, hence short attempts at first.
  for (let timeoutMs = firstAttemptMs; Date.now() < endsAt && browser.connected; timeoutMs *= 2) {
    try {
      return await within(timeoutMs, askNewestWorker(browser, extensionId, run, given, timeoutMs));
    } catch (error) {
      reason = error;
    }
  }
  throw new RelayError('internal', `the extension did not answer in the launched browser (${reason})`);
}

async function askNewestWorker<Given, Answer>(
  browser: Browser,
  extensionId: string,
  run: (given: Given) => Promise<Answer>,
  given: Given,
  timeoutMs: number,
): Promise<Answer> {
  const isOurs = (target: Target) =>
    target.type() === 'service_worker' && target.url().startsWith(`chrome-extension://${extensionId}/`);
  await browser.waitForTarget(isOurs, { timeout: timeoutMs });
  const worker = await browser.targets().findLast(isOurs)?.worker();
  if (!worker) throw new Error('its worker is gone');
  return worker.evaluate(run as (given: unknown) => Promise<Answer>, given);
}

async function within<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), timeoutMs);
  });
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}
