// Why: the browser may end the extension's process or load it anew at any moment; sessions must come through that.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { extensionWorker } from '../../support/tabrelay/extension-worker';
import { findProcess } from '../../support/tabrelay/npm-start';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
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

const call = (body: Record<string, unknown>) => tabrelay.api.call('POST', `/session/${id}`, { body });

/** When the browser that is connected came; another time means another connection. */
const connectedAt = async () => (await tabrelay.api.browsers())[0]?.connected_at;

async function untilConnectedAnew(before: unknown): Promise<void> {
  await until('the browser to be connected anew', async () => {
    const now = await connectedAt();
    return now !== undefined && now !== before;
  });
}

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
  const pid = findProcess(tabrelay.browser.process()?.pid ?? 0, '--extension-process');
  if (!pid) throw new Error('no process of the extension');
  process.kill(pid, 'SIGKILL');
}

async function reloadExtension(): Promise<void> {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  // @ts-expect-error: `chrome` is known in the extension only
  await worker?.evaluate(() => void setTimeout(() => chrome.runtime.reload()));
}

for (const [what, fault, options] of [
  // A debugger would hold the worker that comes after it.
  ["the extension's process killed", killExtension, { watched: false }],
  ['the extension reloaded', reloadExtension, { watched: true }],
] as const) {
  describe(what, () => {
    beforeAll(async () => {
      tabrelay = await startTabrelay(options);
      return () => tabrelay.stop();
    });
    beforeEach(async () => {
      for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
      id = await tabrelay.api.session({ url: site.url('/page') });
      await tabrelay.api.step(id, 'fill', '#name', 'Ada');
      site.reports.length = 0;
    });

    test('is back by itself, sessions and pages untouched', async () => {
      const loads = site.hits('/page');
      const before = await connectedAt();
      await fault();
      await untilConnectedAnew(before);
      await expectUntouched(loads);
    });

    test('in the middle of a step: the caller is told that nobody knows, and the session goes on', async () => {
      const loads = site.hits('/page');
      const before = await connectedAt();
      const cut = call({ action: 'click', selector: '#never', timeoutMs: 20_000 });
      await until('the step to be under way', async () => {
        const next = await call({ action: 'count', selector: 'a', timeoutMs: 200 });
        return next.headers.get('x-outcome') === 'not_executed';
      });
      await fault();
      const { status, headers, tookMs } = await cut;
      expect([status, headers.get('x-error-code'), headers.get('x-outcome')]).toEqual([
        503,
        'interrupted',
        'unknown',
      ]);
      expect(tookMs).toBeLessThan(20_500);
      await untilConnectedAnew(before);
      await expectUntouched(loads);
    });
  });
}
