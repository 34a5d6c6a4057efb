/** Runs functions in the extension's service worker over the launch pipe. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Target } from 'puppeteer-core';
import { RelayError } from '../../extension/protocol/errors';

const firstAttemptMs = 250;
const maxAttemptMs = 4_000;
/** A worker that is ending fails at once; the pause lets the browser proceed. */
const pauseMs = 50;
const defaultTimeoutMs = 15_000;
/** The timeouts of the successive workers of a launched extension. */
const workerTimeoutsMs = [6_000, 10_000, 15_000];

/**
 * Runs a function in the extension's service worker and returns its answer. The function must bear being run twice:
 * the worker restarts while the browser starts and whenever a setting of the extension changes.
 * @throws RelayError internal when no worker answered within `totalTimeoutMs` (default 15 s).
 */
export async function runInWorker<Given, Answer>(
  browser: Browser,
  extensionId: string,
  run: (given: Given) => Promise<Answer>,
  given: Given,
  totalTimeoutMs = defaultTimeoutMs,
): Promise<Answer> {
  const endsAt = Date.now() + totalTimeoutMs;
  let reason: unknown = 'it did not start';
  // A worker that ends during a call may leave it unanswered, so the first attempts are short.
  let timeoutMs = firstAttemptMs;
  while (Date.now() < endsAt && browser.connected) {
    try {
      return await askNewestWorker(browser, extensionId, run, given, timeoutMs);
    } catch (error) {
      reason = error;
    }
    timeoutMs = Math.min(timeoutMs * 2, maxAttemptMs);
    await pause(pauseMs);
  }
  throw new RelayError('internal', `the extension did not answer in the launched browser (${reason})`);
}

/**
 * The same in a browser that was just launched. A worker that is restarted while it starts can keep running unknown to
 * the browser, which answers all its requests with "No SW". Reloading the extension, which keeps its settings, starts a
 * new worker.
 * @throws RelayError internal when none of three workers answered.
 */
export async function runInNewWorker<Given, Answer>(
  browser: Browser,
  extension: { id: string; dir: string },
  run: (given: Given) => Promise<Answer>,
  given: Given,
): Promise<Answer> {
  let reason: unknown;
  for (const [index, timeoutMs] of workerTimeoutsMs.entries()) {
    try {
      if (index > 0) await browser.installExtension(extension.dir);
      return await runInWorker(browser, extension.id, run, given, timeoutMs);
    } catch (error) {
      reason = error;
      if (!browser.connected) break;
    }
  }
  throw reason;
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
  const ask = async () => {
    const worker = await browser.targets().findLast(isOurs)?.worker();
    if (!worker) throw new Error('its worker is gone');
    return worker.evaluate(run as (given: unknown) => Promise<Answer>, given);
  };
  return beforeRestart(browser, isOurs, withTimeout(timeoutMs, ask()));
}

/** Rejects at once when the worker ends or a newer one starts: then no answer will come. */
async function beforeRestart<Value>(
  browser: Browser,
  isOurs: (target: Target) => boolean,
  answer: Promise<Value>,
): Promise<Value> {
  let restarted: (target: Target) => void = () => {};
  const restart = new Promise<never>((_, reject) => {
    restarted = (target) => isOurs(target) && reject(new Error('its worker restarted'));
  });
  browser.on('targetcreated', restarted).on('targetdestroyed', restarted);
  return Promise.race([answer, restart]).finally(() => {
    browser.off('targetcreated', restarted).off('targetdestroyed', restarted);
  });
}

async function withTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), timeoutMs);
  });
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}
