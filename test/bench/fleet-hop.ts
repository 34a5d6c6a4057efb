/** Measures what it costs to read a text through a relay of a fleet that does not hold the browser. */
import { startNatsServer } from '../support/fleet/nats-server';
import { servePages } from '../support/pages/serve-pages';
import { startRelay } from '../support/relay/start-relay';
import { startTabrelay } from '../support/tabrelay/start-tabrelay';
import { until } from '../support/until';
import type { Samples } from './measure';

const warmUp = 50;
const runs = 500;

/** Milliseconds of the same call at the relay that holds the browser, and at another one; one after the other. */
export async function measureFleetHop(): Promise<{ own: Samples; foreign: Samples }> {
  const site = await servePages({ '/page': '<!doctype html><title>page</title><p id="hello">Hello' });
  const nats = await startNatsServer();
  const env = { TABRELAY_NATS: nats.url, TABRELAY_RATE_LIMIT: '0' };
  const holder = await startTabrelay({ watched: false, env: { ...env, TABRELAY_NODE: 'holder' } });
  const door = await startRelay({ ...env, TABRELAY_API_KEY: holder.apiKey, TABRELAY_NODE: 'door' });
  const own: Samples = [];
  const foreign: Samples = [];
  try {
    await until('the other relay to know the browser', async () => (await door.connectedBrowsers()) === 1);
    const id = await holder.api.session({ url: site.url('/page') });
    for (let run = -warmUp; run < runs; run += 1) {
      for (const [samples, { api }] of [[own, holder] as const, [foreign, door] as const]) {
        const start = performance.now();
        await api.step(id, 'text', '#hello');
        if (run >= 0) samples.push(performance.now() - start);
      }
    }
    return { own, foreign };
  } finally {
    await door.stop();
    await holder.stop();
    await nats.stop();
    await site.close();
  }
}
