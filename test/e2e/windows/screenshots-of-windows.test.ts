/** Screenshots of minimised, covered and high-density windows. */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { runInWorker } from '../../../relay/launch/extension-worker';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { picture, type Rgb } from '../../support/picture';
import { imageOf } from '../../support/relay/rest-client';
import { soakTest } from '../../support/soak-test';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { type Display, startDisplay } from '../../support/windows/display';

const red: Rgb = [255, 0, 0];
const blue: Rgb = [0, 0, 255];

let display: Display;
let site: Site;
let tabrelay: Tabrelay;
let id: string;
beforeAll(async () => {
  site = await servePages({
    '/work': `<!doctype html><title>work window</title><body style="margin: 0; background: red">
      <div id="box" style="position: absolute; left: 10.5px; top: 20px; width: 30px; height: 40px; background: blue"></div>
      <div style="height: 900px"></div><div style="height: 901px; background: blue"></div>`,
    '/other': '<!doctype html><title>other</title><body style="background: blue">',
  });
  display = await startDisplay();
  tabrelay = await startTabrelay({ display: display.name, flags: ['--force-device-scale-factor=2'] });
  id = await tabrelay.api.session({ url: site.url('/work'), width: 400, height: 400 });
}, 90_000);
afterAll(async () => {
  // What came up is ended although the rest did not.
  await tabrelay?.stop();
  await display?.stop();
  await site?.close();
});

async function minimise(): Promise<void> {
  const window = (await display.xdotool('search', '--name', '^work window')).split('\n')[0] ?? '';
  await display.xdotool('windowminimize', '--sync', window);
}

declare const chrome: {
  tabs: {
    query(about: { url: string }): Promise<{ id: number; windowId: number }[]>;
    create(tab: { windowId: number; url: string; active: boolean }): Promise<{ id: number }>;
    update(tabId: number, change: { active: boolean }): Promise<void>;
    remove(tabId: number): Promise<void>;
  };
};

/** Opens another tab in front in the window of the tab at `url`, as a user would. */
function openInFront(browser: Browser, urls: { url: string; other: string }): Promise<number> {
  const open = async ({ url, other }: typeof urls) => {
    const [tab] = await chrome.tabs.query({ url });
    return (await chrome.tabs.create({ windowId: tab?.windowId ?? -1, url: other, active: true })).id;
  };
  return runInWorker(browser, extensionId, open, urls);
}

test('two device pixels per CSS pixel are in the screenshot of the window', async () => {
  const image = picture(await tabrelay.api.screenshot(id));

  expect([image.at(20, 40), image.at(21, 40), image.at(80, 119), image.at(81, 119)]).toEqual([
    red,
    blue,
    blue,
    red,
  ]);
});

test('an element that begins at half a CSS pixel begins at a whole device pixel', async () => {
  const image = picture(await tabrelay.api.screenshot(id, '?selector=%23box'));

  expect(image).toMatchObject({ width: 60, height: 80 });
  for (const [x, y] of [
    [0, 0],
    [59, 0],
    [0, 79],
    [59, 79],
  ] as const)
    expect(image.at(x, y)).toEqual(blue);
});

test('a full page meets without a seam at two device pixels per CSS pixel', async () => {
  const image = picture(await tabrelay.api.screenshot(id, '?fullPage=true'));

  expect(image.height).toBe(2 * 1801);
  expect([image.at(200, 1799), image.at(200, 1800)]).toEqual([red, blue]);
  for (let y = 200; y < image.height; y += 1) expect(image.at(200, y)).toEqual(y < 1800 ? red : blue);
});

test('a minimised window is answered at once with what helps', async () => {
  await minimise();

  for (const query of ['', '?selector=%23box', '?fullPage=true']) {
    const answer = await tabrelay.api.call('GET', `/session/${id}/screenshot${query}`);
    expect(answer.headers.get('x-error-code')).toBe('window_hidden');
    expect(answer.body.error).toContain('raise=true');
    expect(answer.tookMs).toBeLessThan(5_000);
  }
});

test('a minimised window is raised for the screenshot if asked for', async () => {
  await minimise();

  const image = picture(await tabrelay.api.screenshot(id, '?raise=true&selector=%23box'));

  expect(image).toMatchObject({ width: 60, height: 80 });
});

test('a tab behind another one is never shown as that other one', async () => {
  const behind = await tabrelay.api.session({ url: site.url('/work?behind'), headless: false });
  await openInFront(tabrelay.browser, { url: site.url('/work?behind'), other: site.url('/other') });

  const answer = await tabrelay.api.call('GET', `/session/${behind}/screenshot`);

  expect(answer.headers.get('x-error-code')).toBe('window_hidden');
  expect(answer.body.error).toMatch(/another tab/i);
  await tabrelay.api.close(behind);
});

soakTest('a user who switches tabs meanwhile gets no other tab into the screenshot', async () => {
  const busy = await tabrelay.api.session({ url: site.url('/work?busy'), headless: false });
  const other = await openInFront(tabrelay.browser, {
    url: site.url('/work?busy'),
    other: site.url('/other'),
  });
  const activate = async ({ url, tabId }: { url: string; tabId?: number }) => {
    const [tab] = await chrome.tabs.query({ url });
    await chrome.tabs.update(tabId ?? tab?.id ?? -1, { active: true });
  };
  let switching = true;
  const user = (async () => {
    const url = site.url('/work?busy');
    while (switching) {
      await runInWorker(tabrelay.browser, extensionId, activate, { url });
      await runInWorker(tabrelay.browser, extensionId, activate, { url, tabId: other });
    }
  })();

  try {
    for (let round = 0; round < 4; round += 1) {
      const answer = await tabrelay.api.call('GET', `/session/${busy}/screenshot`);
      if (answer.status !== 200) expect(answer.headers.get('x-error-code')).toBe('window_hidden');
      else expect(picture(imageOf(answer)).at(300, 20)).toEqual(red);
    }
    switching = false;
    await user;
    await runInWorker(tabrelay.browser, extensionId, activate, { url: site.url('/work?busy') });
    expect(picture(await tabrelay.api.screenshot(busy)).at(300, 20)).toEqual(red);
  } finally {
    switching = false;
    await user;
    await tabrelay.api.close(busy);
  }
});
