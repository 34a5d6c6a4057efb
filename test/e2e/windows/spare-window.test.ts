/** In a browser that the relay has launched, the next session gets a window that was opened before. */
import { beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker, stopWorker } from '../../support/tabrelay/extension-worker';
import { until } from '../../support/until';

let site: Site;
let tabrelay: Watched;

beforeAll(async () => {
  site = await servePages({
    '/': `<title>Shop</title><output></output><button>Look</button><script>
      document.querySelector('button').onclick = () => {
        document.querySelector('output').value =
          JSON.stringify({ outerWidth, outerHeight, innerWidth, history: history.length, by: document.referrer, opener });
      };
    </script>`,
  });
  tabrelay = await borrowWatched();
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});

/** Of no other test, so that no spare window is like it before. */
const size = { width: 777, height: 555 };

declare const chrome: { storage: { session: { get(key: string): Promise<Record<string, unknown>> } } };

/** The tab of the spare window of this size, once there is one. A taken one stays stored, as the tab of a session. */
function spareTab(ofSession: number | undefined): Promise<number> {
  return until('the spare window', async () => {
    const worker = await (await extensionWorker(tabrelay.browser)).worker();
    const stored = await worker?.evaluate(() => chrome.storage.session.get('spareWindow'));
    const spare = stored?.spareWindow as { tabId: number; width: number } | null | undefined;
    return spare?.width === size.width && spare.tabId !== ofSession && spare.tabId;
  });
}

async function tabOf(id: string): Promise<number | undefined> {
  const [tab] = (await tabrelay.api.act(id, 'tabs', '')).tabs as { tab: number }[];
  return tab?.tab;
}

/** What a page and the caller see of a session. */
async function seen(id: string) {
  await tabrelay.api.act(id, 'click', 'button');
  const page = await tabrelay.api.step(id, 'text', 'output');
  const { body: left } = await tabrelay.api.call('POST', `/session/${id}`, {
    body: { action: 'back', selector: '' },
  });
  const tab = await tabOf(id);
  // The page that is there again starts a worker that was stopped.
  await tabrelay.api.step(id, 'text', 'button');
  return { page, left: left.error, tab };
}

test('a session in the spare window is like one in a new window, also after the worker was stopped', async () => {
  const open = () => tabrelay.api.session({ ...size, url: site.url('/') });
  const first = await open();
  const { tab: firstTab, ...asNew } = await seen(first);
  const spare = await spareTab(firstTab);
  expect((await tabrelay.api.sessions()).map(({ id }) => id)).toEqual([first]);

  await stopWorker(tabrelay.browser);
  const [second, third] = await Promise.all([open(), open()]);
  const both = [await seen(second), await seen(third)];

  expect(both.map(({ tab }) => tab === spare).toSorted()).toEqual([false, true]);
  for (const { tab: _, ...one } of both) expect(one).toEqual(asNew);
  for (const id of [first, second, third]) await tabrelay.api.close(id);
});

test('a blank session gets the spare window too, and goes where it is sent', async () => {
  const first = await tabrelay.api.session(size);
  const spare = await spareTab(await tabOf(first));
  const second = await tabrelay.api.session(size);
  await tabrelay.api.act(second, 'navigate', '', site.url('/'));
  expect(await tabrelay.api.step(second, 'text', 'title')).toBe('Shop');
  expect(await tabOf(second)).toBe(spare);
  for (const id of [first, second]) await tabrelay.api.close(id);
});
