/** Measures the first step on a new page, which includes the injection of the page script. */
import { servePages } from '../support/pages/serve-pages';
import { startTabrelay } from '../support/tabrelay/start-tabrelay';
import type { Samples } from './measure';

/** The first and the second step after each of some navigations. */
export async function measureFirstSteps(): Promise<{ first: Samples; second: Samples }> {
  const site = await servePages({
    '/page': '<!doctype html><title>page</title><button id="hello">Hello</button>',
  });
  const { api, stop } = await startTabrelay({ watched: false });
  const first: Samples = [];
  const second: Samples = [];
  try {
    const id = await api.session({ url: site.url('/page') });
    for (let run = 0; run < 50; run += 1) {
      await api.step(id, 'navigate', '', site.url('/page'));
      for (const samples of [first, second]) {
        const start = performance.now();
        await api.step(id, 'click', '#hello');
        samples.push(performance.now() - start);
      }
    }
    return { first, second };
  } finally {
    await stop();
    await site.close();
  }
}
