/** A screenshot never shows another tab while tabs are being switched. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../support/attacks/seeded';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { colourDistance, picture, type Rgb } from '../../support/picture';
import { imageOf } from '../../support/relay/rest-client';
import { isFullShare } from '../../support/share';
import { extensionWorker } from '../../support/tabrelay/extension-worker';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';

const captures = isFullShare ? 500 : 6;
const seed = Number(process.env.TABRELAY_TEST_SEED ?? 20_260_121);
const red: Rgb = [255, 0, 0];

let site: Site;
let tabrelay: Tabrelay;
let id: string;
beforeAll(async () => {
  const page = (colour: string) =>
    `<!doctype html><title>${colour}</title><body style="background: ${colour}">`;
  site = await servePages({ '/session': page('red'), '/other': page('blue') });
  tabrelay = await startTabrelay();
});
afterAll(async () => {
  await tabrelay.stop();
  await site.close();
});
beforeEach(async () => {
  for (const session of await tabrelay.api.sessions()) await tabrelay.api.close(session.id);
  id = await tabrelay.api.session({ url: site.url('/session'), headless: false });
});

interface Tab {
  id: number;
  windowId: number;
}
declare const chrome: {
  tabs: {
    query(about: { url: string }): Promise<Tab[]>;
    create(tab: { windowId: number; url: string; active: boolean }): Promise<Tab>;
    update(tabId: number, change: { active: boolean }): Promise<unknown>;
    captureVisibleTab(...how: unknown[]): Promise<string>;
  };
};
/** What stands in the worker for the user's hand. */
interface Hand {
  /** Captures that the browser was asked for. */
  captures: number;
  /** Those that had not ended yet when the other tab came to the front. */
  disturbed: number;
  /** Brings the session's tab to the front. */
  front(): Promise<unknown>;
}

/**
 * Switches tabs at the instant of each capture, some milliseconds before or after it begins, and now and then back
 * again at once. Runs in the worker, which alone knows that instant; tabrelay's own code is as it is.
 */
async function switchAtCaptures(how: {
  session: string;
  other: string;
  moments: { atMs: number; backAfterMs: number | null }[];
}): Promise<void> {
  const [tab] = await chrome.tabs.query({ url: how.session });
  if (!tab) throw new Error('no tab of the session');
  const { id: other } = await chrome.tabs.create({ windowId: tab.windowId, url: how.other, active: false });
  const activate = (tabId: number) => chrome.tabs.update(tabId, { active: true });
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const capture = chrome.tabs.captureVisibleTab.bind(chrome.tabs);
  const leadMs = 40;
  const hand: Hand = { captures: 0, disturbed: 0, front: () => activate(tab.id) };
  Object.assign(globalThis, { hand });
  chrome.tabs.captureVisibleTab = async (...args) => {
    const { atMs = 0, backAfterMs = null } = how.moments[hand.captures] ?? {};
    hand.captures += 1;
    let isOver = false;
    const disturb = async () => {
      await activate(other);
      if (!isOver) hand.disturbed += 1;
      if (backAfterMs === null) return;
      await sleep(backAfterMs);
      await activate(tab.id);
    };
    void sleep(leadMs + atMs).then(disturb);
    // Always as long: the browser counts how far apart captures are.
    await sleep(leadMs);
    return capture(...args).finally(() => {
      isOver = true;
    });
  };
}

test(`${captures} captures with tabs switched at that instant (seed ${seed}): no screenshot of the other tab`, async () => {
  const random = seeded(seed);
  const moments = Array.from({ length: captures * 4 }, () => ({
    atMs: random.below(220) - 40,
    backAfterMs: random.chance(40) ? random.below(60) : null,
  }));
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  if (!worker) throw new Error('no worker');
  const urls = { session: site.url('/session'), other: site.url('/other') };
  await worker.evaluate(switchAtCaptures, { ...urls, moments });
  const handOf = () => worker.evaluate(() => ({ ...(globalThis as unknown as { hand: Hand }).hand }));

  let [pictures, refused] = [0, 0];
  while ((await handOf()).captures < captures) {
    await worker.evaluate(() => (globalThis as unknown as { hand: Hand }).hand.front());
    const answer = await tabrelay.api.call('GET', `/session/${id}/screenshot`);
    if (answer.status === 200) {
      pictures += 1;
      const image = picture(imageOf(answer));
      for (const [x, y] of [
        [10, 10],
        [image.width - 10, 10],
        [10, image.height - 10],
        [image.width - 10, image.height - 10],
      ] as const)
        expect(colourDistance(image.at(x, y), red)).toBeLessThan(3);
    } else {
      refused += 1;
      expect([answer.headers.get('x-error-code'), answer.body.error]).toEqual([
        'window_hidden',
        expect.any(String),
      ]);
    }
  }
  const { captures: taken, disturbed } = await handOf();
  console.log(
    `measured: ${taken} captures, ${disturbed} with the tab switched; ${pictures} pictures, none foreign, ${refused} refused`,
  );
  expect(disturbed).toBeGreaterThan(taken / 10);
  expect(refused).toBeGreaterThan(0);
}, 1_200_000);
