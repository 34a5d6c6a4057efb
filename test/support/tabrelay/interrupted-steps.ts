/** Interrupts steps that are in flight, and counts their clicks on the page's server. */
import { inFlight } from '../in-flight';
import { type Site, servePages } from '../pages/serve-pages';
import type { Api } from '../relay/rest-client';
import { until } from '../until';
import type { Watched } from './borrow-tabrelay';
import { pageAt } from './page-at';

/** A page that reports its clicks, and one step that waits until the test lets its element come. */
const cutOffPage = `<title>cut off</title><h1>page</h1><button id="count">count</button><div id="place"></div>
  <script>
    window.reports = [];
    const report = (body) => reports.push(fetch('/report', { method: 'POST', body }));
    const listen = (id) => { document.getElementById(id).onclick = () => report(id); };
    listen('count');
    window.showLate = () => {
      document.getElementById('place').innerHTML = '<button id="late">late</button>';
      listen('late');
    };
  </script>`;

/** A session on that page, for fault tests. */
export async function openInterruptedSteps(tabrelay: Pick<Watched, 'api' | 'browser'>, site: Site) {
  const address = site.url(`/page?${crypto.randomUUID()}`);
  const id = await tabrelay.api.session({ url: address });
  const send = (body: Record<string, unknown>, key?: string) =>
    inFlight(
      tabrelay.api.call('POST', `/session/${id}`, { body, headers: key ? { 'idempotency-key': key } : {} }),
    );
  const page = () => pageAt(tabrelay.browser, address);
  return {
    id,
    send,
    click: (selector: string, timeoutMs: number, key?: string) =>
      send({ action: 'click', selector, timeoutMs }, key),
    text: () => tabrelay.api.read(id, 'text', 'h1'),
    /** Adds the element `#late` from the test. */
    showLate: async () => (await page()).evaluate('showLate()'),
    /** Changes the text of the page from the test. */
    rename: async (name: string) =>
      (await page()).evaluate(`document.querySelector('h1').textContent = '${name}'`),
    isUnderWay: () => untilQueued(tabrelay.api, id),
    /** How often the element was clicked, once nothing is in flight. */
    async clicks(selector: string): Promise<number> {
      await tabrelay.api.act(id, 'press', '', 'x');
      await (await page()).evaluate('Promise.all(reports)');
      return site.reports.filter((each) => `#${each}` === selector).length;
    },
  };
}

/** A queued further call shows that the call before it has begun. */
export async function untilQueued(api: Api, id: string): Promise<void> {
  await until('a further call to wait in line', async () => {
    const body = { action: 'count', selector: 'a', timeoutMs: 200 };
    const next = await api.call('POST', `/session/${id}`, { body });
    return next.headers.get('x-outcome') === 'not_executed';
  });
}

export const serveInterruptedSteps = () => servePages({ '/page': cutOffPage });
