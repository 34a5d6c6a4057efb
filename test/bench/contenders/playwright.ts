/** The contender Playwright: a library in the caller's own process, without HTTP. */
import { chromium as playwrightChromium } from 'playwright-core';
import { chromium } from '../../support/tabrelay/start-tabrelay';
import { betweenPictures } from '../measure';
import type { Contender } from './contender';

export const playwright: Contender = {
  name: 'Playwright',
  note: 'library calls in process: locator.count, click, innerText, page.screenshot, ariaSnapshot for agents; new page + goto for session-open',
  answers: ['echo', 'click', 'text', 'screenshot', 'session-open', 'snapshot'],
  async start() {
    const browser = await playwrightChromium.launch({ executablePath: chromium, chromiumSandbox: false });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    let opened = page;
    return {
      async visit(url) {
        await page.goto(url);
        const hello = page.locator('#hello');
        const greeting = page.locator('#greeting');
        return {
          echo: { run: () => hello.count() },
          click: { run: () => hello.click() },
          // biome-ignore lint/performance/useDomNodeTextContent: a locator's innerText, what the others read too
          text: { run: () => greeting.innerText() },
          screenshot: { run: () => page.screenshot(), between: betweenPictures },
          'session-open': {
            async run() {
              opened = await context.newPage();
              await opened.goto(url);
            },
            between: () => opened.close(),
          },
          // What Playwright MCP's `browser_snapshot` answers with, but for its first lines.
          snapshot: { run: () => page.ariaSnapshot({ mode: 'ai' }) },
        };
      },
      stop: () => browser.close(),
    };
  },
};
