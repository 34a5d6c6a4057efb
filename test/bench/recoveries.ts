/** Measures how long a caller waits when a part of tabrelay is killed. */
import { stopWorker } from '../support/tabrelay/extension-worker';
import { pageAt } from '../support/tabrelay/page-at';
import { startTabrelay, type Tabrelay } from '../support/tabrelay/start-tabrelay';
import { until } from '../support/until';
import type { Samples } from './measure';

export interface Recoveries {
  /** kill -9 of the relay until GET /health says that the browser is connected. */
  relayKilled: Samples;
  /** The service worker stopped until the next step is answered. */
  workerStopped: Samples;
  /** A session's window closed: the time of the next call's 404. */
  windowClosed: Samples;
}

const rounds = 5;

/** Takes away relay, worker and window in turn, five times each. */
export async function measureRecoveries(url: string): Promise<Recoveries> {
  const tabrelay = await startTabrelay();
  try {
    const id = await tabrelay.api.session({ url });
    const relayKilled: Samples = [];
    const workerStopped: Samples = [];
    const windowClosed: Samples = [];
    for (let round = 0; round < rounds; round += 1) {
      relayKilled.push(await killRelay(tabrelay));
      await tabrelay.api.step(id, 'count', '#hello');
      workerStopped.push(await stopTheWorker(tabrelay, id));
      windowClosed.push(await closeAWindow(tabrelay, url));
    }
    return { relayKilled, workerStopped, windowClosed };
  } finally {
    await tabrelay.stop();
  }
}

async function killRelay(tabrelay: Tabrelay): Promise<number> {
  const killed = await tabrelay.signalListener();
  const start = performance.now();
  await until('the old relay to be gone', () => !isAlive(killed));
  await until('the browser to be connected', async () => (await tabrelay.connectedBrowsers()) === 1, 60_000);
  return performance.now() - start;
}

async function stopTheWorker(tabrelay: Tabrelay, id: string): Promise<number> {
  await stopWorker(tabrelay.browser);
  const start = performance.now();
  await tabrelay.api.step(id, 'count', '#hello');
  return performance.now() - start;
}

async function closeAWindow(tabrelay: Tabrelay, url: string): Promise<number> {
  const address = `${url}#to-be-closed`;
  const id = await tabrelay.api.session({ url: address });
  const page = await pageAt(tabrelay.browser, address);
  await page.close();
  const answer = await tabrelay.api.call('POST', `/session/${id}`, {
    body: { action: 'count', selector: '#hello' },
  });
  return answer.status === 404 ? answer.tookMs : Number.POSITIVE_INFINITY;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
