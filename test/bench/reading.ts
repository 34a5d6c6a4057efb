// Why: how long and how large readings of very long pages are, beside what an agent would get from Playwright.
import { chromium as playwrightChromium } from 'playwright-core';
import { articlePage, hugePage } from '../support/pages/long-pages';
import { servePages } from '../support/pages/serve-pages';
import { chromium, startTabrelay } from '../support/tabrelay/start-tabrelay';
import { measure, type Samples } from './measure';

export interface Readings {
  /** An article with 2,000 links. */
  article: { snapshot: Samples; chars: number; playwrightChars: number; text: Samples; markdown: Samples };
  /** A page of 100,000 elements. */
  huge: { snapshot: Samples; click: Samples };
  /** The same button on a page with nothing else. */
  small: { click: Samples };
}

const counter = `<p id="said">0</p><button id="count" onclick="said.textContent = Number(said.textContent) + 1">Count</button>`;

/** Measures tabrelay over REST, and the characters of the same article in Playwright's snapshot for agents. */
export async function measureReadings(): Promise<Readings> {
  const site = await servePages({ '/article': articlePage(), '/huge': hugePage(), '/small': counter });
  const { api, stop } = await startTabrelay({ watched: false });
  try {
    const id = await api.session({ url: site.url('/article') });
    const read = (action: string) => measure(() => api.read(id, action, ''), { runs: 10, warmUp: 2 });
    const clicks = () => measure(() => api.step(id, 'click', '#count'), { runs: 100, warmUp: 20 });
    const article = {
      snapshot: await read('snapshot'),
      text: await read('text'),
      markdown: await read('markdown'),
      chars: (await api.read(id, 'snapshot', '')).length,
      playwrightChars: await playwrightChars(site.url('/article')),
    };
    await api.step(id, 'navigate', '', site.url('/huge'));
    const huge = { snapshot: await read('snapshot'), click: await clicks() };
    await api.step(id, 'navigate', '', site.url('/small'));
    return { article, huge, small: { click: await clicks() } };
  } finally {
    await stop();
    await site.close();
  }
}

/** What Playwright MCP's `browser_snapshot` answers with, but for its first lines: `page.ariaSnapshot({ mode: 'ai' })`. */
async function playwrightChars(url: string): Promise<number> {
  const browser = await playwrightChromium.launch({ executablePath: chromium, chromiumSandbox: false });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    return (await page.ariaSnapshot({ mode: 'ai' })).length;
  } finally {
    await browser.close();
  }
}
