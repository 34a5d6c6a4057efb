/** The popup, the options and the pairing page: what the person sees and chooses there. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { axeProblems } from '../../support/axe-problems';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { extensionWorker } from '../../support/tabrelay/extension-worker';
import { until } from '../../support/until';

/** Where pictures of each state go, for people to look at; none are taken without it. */
const picturesDir = process.env.TABRELAY_TEST_PICTURES;

let site: Site;
let tabrelay: Watched;
let popup: Page;

beforeAll(async () => {
  site = await servePages({
    '/': `<title>Shop</title><h1>Orders</h1><ul><li>Order 17 <button onclick="document.title += ' deleted'">Delete</button></li></ul>`,
  });
  tabrelay = await borrowWatched();
  popup = await ownPage('popup');
  return async () => {
    await tabrelay.giveBack();
    await site.close();
  };
});
beforeEach(async () => {
  for (const { id } of await tabrelay.api.sessions()) await tabrelay.api.close(id);
});

async function ownPage(name: string): Promise<Page> {
  const page = await tabrelay.browser.newPage();
  await page.goto(`chrome-extension://${extensionId}/${name}.html`);
  return page;
}

/** The window that has the focus. */
async function frontWindow(): Promise<unknown> {
  const worker = await (await extensionWorker(tabrelay.browser)).worker();
  // @ts-expect-error: `chrome` is known in the extension only
  return worker?.evaluate(() => chrome.windows.getLastFocused({ populate: true }));
}

const press = (name: string, page = popup) =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(20_000).click();
const reads = (text: string, page = popup) =>
  page.waitForFunction((words) => document.body.textContent.includes(words), {}, text);

/** Waits until the sessions of earlier tests are gone from the popup, and this one is there. */
const showsOnly = (id: string) =>
  popup.waitForFunction(
    (one) =>
      [...document.querySelectorAll<HTMLElement>('.session .show')]
        .map(({ title }) => title.includes(one))
        .join() === 'true',
    {},
    id,
  );

/** Waits until this can be pressed, and until what it decided on is gone. */
async function decide(name: string): Promise<void> {
  await popup.waitForSelector('.approval fieldset:enabled');
  await press(name);
  await popup.waitForFunction(() => !document.querySelector('.approval'));
}

/** What axe-core finds wrong, light and dark. */
async function problemsOf(page: Page, state: string, width: number): Promise<string[]> {
  const found: string[] = [];
  await page.setViewport({ width, height: 700 });
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    found.push(...(await axeProblems(page)).map((problem) => `${state} ${value}: ${problem}`));
    if (picturesDir === undefined) continue;
    mkdirSync(picturesDir, { recursive: true });
    await page.screenshot({
      path: join(picturesDir, `${state}-${value}.png`) as `${string}.png`,
      fullPage: true,
    });
  }
  return found;
}

const click = (id: string, more: Record<string, unknown>) =>
  tabrelay.api.call('POST', `/session/${id}`, {
    body: { action: 'click', selector: 'text=Delete', ...more },
  });

test('an act that waits is shown first, with all that is known of it, and is done or denied by a click', async () => {
  expect(await problemsOf(popup, 'popup-empty', 400)).toEqual([]);
  const id = await tabrelay.api.session({ url: site.url('/'), hold: true });
  const approved = click(id, { approvalMs: 20_000 });
  await reads('1 act waits for you');
  const text = await popup.$eval('.approval', (card) => card.textContent);
  expect(text).toMatch(/click on button "Delete"/);
  expect(text).toMatch(/row "Order 17" of http/);
  expect(text).toMatch(/Asked by a step of key \S+\. Counts as denied in (10:00|9:\d\d)\./);
  await popup.waitForSelector('.approval fieldset:enabled');
  expect(await problemsOf(popup, 'popup-approval', 400)).toEqual([]);
  await decide('Approve once');
  expect((await approved).body.result).toMatchObject({ success: true });
  const denied = click(id, { approvalMs: 20_000 });
  await decide('Deny');
  expect((await denied).body.error).toContain('The person denied it');
  // For the session: the next one is done without a question.
  const first = click(id, { approvalMs: 20_000 });
  await decide('For this session');
  expect((await first).status).toBe(200);
  expect((await click(id, {})).status).toBe(200);
});

test('no click decides on an act in the moment in which it comes', async () => {
  const id = await tabrelay.api.session({ url: site.url('/'), hold: true });
  await popup.waitForFunction(() => !document.querySelector('.approval'));
  const enabling = popup.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        let shownAt = 0;
        const look = () => {
          const fieldset = document.querySelector<HTMLFieldSetElement>('.approval fieldset');
          if (fieldset) shownAt ||= performance.now();
          if (fieldset && !fieldset.disabled) resolve([shownAt, performance.now()]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const held = await click(id, {});
  expect(held.headers.get('x-error-code')).toBe('held');
  const enabledAt = await enabling;
  expect((enabledAt[1] as number) - (enabledAt[0] as number)).toBeGreaterThan(500);
});

test('a session is shown with its picture; it is taken over, handed back and paused there', async () => {
  const id = await tabrelay.api.session({ url: site.url('/') });
  await showsOnly(id);
  const driver = async () => (await tabrelay.api.call('GET', `/session/${id}/driver`)).body.driver;
  await until('the picture', () =>
    popup
      .$eval('.picture', (canvas) => {
        const context = (canvas as HTMLCanvasElement).getContext('2d');
        return context?.getImageData(0, 0, 50, 50).data.some((value) => value !== 0);
      })
      .catch(() => false),
  );
  await press('Take over Shop');
  await reads('You drive it.');
  expect(await driver()).toMatchObject({ driver: 'user', locked: true });
  await press('Hand back Shop');
  await until('it to be handed back', async () => ((await driver()) as { driver: string }).driver === 'api');
  await press('Pause Shop');
  await reads('You have paused it.');
  expect(await problemsOf(popup, 'popup-paused', 400)).toEqual([]);
  const early = await tabrelay.api.call('POST', `/session/${id}`, {
    body: { action: 'click', selector: 'h1', timeoutMs: 200 },
  });
  expect(early.headers.get('x-error-code')).toBe('user_driving');
  await press('Resume Shop');
  const body = { instructions: 'Type the code from your phone.', timeoutMs: 20_000 };
  const asked = tabrelay.api.call('POST', `/session/${id}/handoff`, { body });
  await reads('You are asked: Type the code');
  expect(await problemsOf(popup, 'popup-asks', 400)).toEqual([]);
  await press('Refuse Shop');
  expect((await asked).body.result).toMatchObject({ success: false });
});

test('what is chosen in the options binds every key', async () => {
  const named = await tabrelay.api.session({ url: site.url('/') });
  const options = await ownPage('options');
  await options.waitForSelector('#windows-behind');
  expect(await problemsOf(options, 'options', 800)).toEqual([]);
  expect(await problemsOf(options, 'options-phone', 390)).toEqual([]);
  // Nothing was to be held in this session.
  const asking = '[id^="ask-"]';
  await options.click(asking);
  await until(
    'the next act to be held',
    async () => (await click(named, {})).headers.get('x-error-code') === 'held',
  );
  await options.click(asking);
  await until('it to be done again', async () => (await click(named, {})).status === 200);

  await options.click('#windows-normal');
  await options.waitForSelector('#windows-normal:checked');
  await tabrelay.api.session({ url: site.url('/') });
  expect(await frontWindow()).toMatchObject({ type: 'normal', tabs: [{ title: 'Shop' }] });
  await options.click('#windows-asked');
  await options.waitForSelector('#windows-asked:checked');
  await options.close();
});

test('the pairing page has no barrier', async () => {
  const pair = await ownPage('pair');
  expect(await problemsOf(pair, 'pair', 800)).toEqual([]);
  await pair.close();
});
