/** Photographs what people see of tabrelay, at the size that the Chrome Web Store wants. */
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { extensionId } from '../extension/protocol/identity';
import { startTabrelay } from '../test/support/tabrelay/start-tabrelay';

/** https://developer.chrome.com/docs/webstore/images */
const size = { width: 1280, height: 800 };
/** The popup is as wide as its window: larger, so that it can be read. */
const popupZoom = 2;

/** @param folder where `session.png`, `popup.png`, `options.png` and `reference.png` are written */
export async function takePictures(folder: string): Promise<void> {
  const { api, browser, origin, stop } = await startTabrelay();
  const save = async (page: Page, name: string) => {
    await page.setViewport(size);
    await page.screenshot({ path: join(folder, `${name}.png`) as `${string}.png` });
    console.log(join(folder, `${name}.png`));
  };
  const show = async (url: string) => {
    const page = await browser.newPage();
    await page.setViewport(size);
    await page.goto(url, { waitUntil: 'networkidle0' });
    return page;
  };
  try {
    const id = await api.session({ url: `${origin}/practice` });
    await api.act(id, 'fill', 'label=Name', 'Ada Lovelace');
    await api.act(id, 'click', 'text=Say hello');
    const driven = (await browser.pages()).find((page) => page.url() === `${origin}/practice`);
    if (!driven) throw new Error('the page of the session is not there');
    await save(driven, 'session');
    const popup = await show(`chrome-extension://${extensionId}/popup.html`);
    await popup.evaluate((zoom) => {
      document.body.style.zoom = `${zoom}`;
      document.body.style.margin = '60px auto';
    }, popupZoom);
    await save(popup, 'popup');
    await save(await show(`chrome-extension://${extensionId}/options.html`), 'options');
    await save(await show(`${origin}/docs`), 'reference');
  } finally {
    await stop();
  }
}
