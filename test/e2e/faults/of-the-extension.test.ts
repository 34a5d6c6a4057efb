/** Sessions survive a killed extension process and a reloaded extension. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { expectInTime } from '../../support/relay/expect-in-time';
import { signalProcess } from '../../support/relay/npm-start';
import { watchConnection } from '../../support/relay/reconnection';
import {
  type Borrowed,
  borrowTabrelay,
  borrowWatched,
  type Watched,
} from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker } from '../../support/tabrelay/extension-worker';
import { untilQueued } from '../../support/tabrelay/interrupted-steps';
import { until } from '../../support/until';

let tabrelay: Borrowed & Partial<Watched>;
let site: Site;
let id: string;

beforeAll(async () => {
  site = await servePages({
    '/page': `<h1>page</h1><input id="name"><button id="count">count</button><script>
      count.onclick = () => fetch('/report', { method: 'POST', body: 'click' });
    </script>`,
  });
  return () => site.close();
});

/** The page was not loaded again, and a click reaches it once: nobody is left over who would click as well. */
async function expectUntouched(loads: number): Promise<void> {
  expect((await tabrelay.api.sessions()).map((session) => session.id)).toEqual([id]);
  expect(await tabrelay.api.read(id, 'value', '#name')).toBe('Ada');
  await tabrelay.api.act(id, 'click', '#count');
  await until('the click to be counted', () => site.reports.length > 0);
  await tabrelay.api.act(id, 'press', '', 'x');
  expect(site.reports.length).toBe(1);
  expect(site.hits('/page')).toBe(loads);
}

async function killExtension(): Promise<void> {
  signalProcess(tabrelay.browserPid, '--extension-process', 'SIGKILL');
}

async function reloadExtension(): Promise<void> {
  if (!tabrelay.browser) throw new Error('nobody sees the browser');
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  // @ts-expect-error: `chrome` is known in the extension only
  await worker?.evaluate(() => void setTimeout(() => chrome.runtime.reload()));
}

for (const [what, fault, borrow] of [
  // A debugger would hold the worker that comes after it.
  ["the extension's process killed", killExtension, borrowTabrelay],
  ['the extension reloaded', reloadExtension, borrowWatched],
] as const) {
  describe(what, () => {
    beforeAll(async () => {
      tabrelay = await borrow();
      return () => tabrelay.giveBack();
    });
    beforeEach(async () => {
      for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
      id = await tabrelay.api.session({ url: site.url('/page') });
      await tabrelay.api.step(id, 'fill', '#name', 'Ada');
      site.reports.length = 0;
    });

    test('reconnects by itself, sessions and pages unchanged', async () => {
      const loads = site.hits('/page');
      const connectedAnew = await watchConnection(tabrelay);
      await fault();
      await connectedAnew();
      await expectUntouched(loads);
    });

    test('in the middle of a step: the outcome is reported as unknown, and the session continues', async () => {
      const loads = site.hits('/page');
      const connectedAnew = await watchConnection(tabrelay);
      const body = { action: 'click', selector: '#never', timeoutMs: 20_000 };
      const cut = inFlight(tabrelay.api.call('POST', `/session/${id}`, { body }));
      await untilQueued(tabrelay.api, id);
      await fault();
      const { status, headers } = await cut;
      expect([status, headers.get('x-error-code'), headers.get('x-outcome')]).toEqual([
        503,
        'interrupted',
        'unknown',
      ]);
      expectInTime(await cut, 20_000);
      await connectedAnew();
      await expectUntouched(loads);
    });
  });
}
