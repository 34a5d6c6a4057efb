/** Pairing of an everyday browser by its user. */
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { pairingsIn } from '../../../relay/access/pairings';
import { npmStart } from '../../support/relay/npm-start';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;

beforeAll(async () => {
  tabrelay = await startTabrelay({ paired: false });
  return () => tabrelay.stop();
});

const pairingLink = (code: string) => `${tabrelay.origin}/pair#${code}`;

/** Follows a pairing link as a user does, and returns the extension's own page that comes up for it. */
async function follow(link: string): Promise<Page> {
  for (const old of await extensionPages()) await old.close();
  const tab = await tabrelay.browser.newPage();
  await tab.goto(link);
  const page = await until("the extension's page to come up", async () => (await extensionPages())[0]);
  await page.waitForSelector('#pair:enabled');
  return page;
}

async function extensionPages(): Promise<Page[]> {
  return (await tabrelay.browser.pages()).filter((page) =>
    /^chrome-extension:.*\/pair\.html/.test(page.url()),
  );
}

// biome-ignore lint/performance/useDomNodeTextContent: only what the user sees counts
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);

test('a wrong code is refused on a clear page, and no browser is let in', async () => {
  pairingsIn(tabrelay.home).issueCode();
  const page = await follow(pairingLink('AAAAAAAAAAAAAAAAAAAAAA'));
  await page.click('#pair');

  await until('the refusal', async () => (await textOf(page)).includes('npm run browsers -- pair'));
  expect(await textOf(page)).toMatch(/does not know the code/);
  expect(await tabrelay.connectedBrowsers()).toBe(0);
});

test('an expired code is refused on a clear page, and no browser is let in', async () => {
  const code = pairingsIn(tabrelay.home, () => Date.now() - 121_000).issueCode();
  const page = await follow(pairingLink(code));
  await page.click('#pair');

  await until('the refusal', async () => (await textOf(page)).includes('npm run browsers -- pair'));
  expect(await textOf(page)).toMatch(/older than two minutes/);
  expect(await tabrelay.connectedBrowsers()).toBe(0);
});

test('the link alone lets nobody in: it takes the click', async () => {
  const page = await follow(pairingLink(pairingsIn(tabrelay.home).issueCode()));

  expect(await textOf(page)).toContain(new URL(tabrelay.origin).host);
  expect(await tabrelay.connectedBrowsers()).toBe(0);
});

test('the link and one click pair the browser by hand, and it works', async () => {
  const page = await follow(pairingLink(pairingsIn(tabrelay.home).issueCode()));
  await page.click('#pair');
  // The socket that paired is followed by the one that stays, so for a moment none may be listed.
  const [browser] = await until('the browser to be listed', async () => {
    const browsers = await tabrelay.api.browsers();
    return browsers.length === 1 && browsers;
  });

  expect(browser).toMatchObject({ paired_by_hand: true });
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('tabrelay practice');
  await tabrelay.api.close(id);
});

test('a code is good for one browser only', async () => {
  expect(pairingsIn(tabrelay.home).currentCode()).toBeUndefined();
});

test('a paired browser that is removed by its name is turned away at once, and not let in again', async () => {
  const [browser] = await tabrelay.api.browsers();
  const removal = npmStart(tabrelay.home, ['browsers', 'remove', browser?.name ?? '']);
  expect(await removal.exitCode).toBe(0);
  await until('it to be disconnected', async () => (await tabrelay.connectedBrowsers()) === 0);

  await tabrelay.signalListener();
  await until('the relay to be back', async () => (await tabrelay.connectedBrowsers()) >= 0);
  const answer = await tabrelay.api.call('POST', '/session', { body: {} });

  expect(answer.status).toBe(503);
});
