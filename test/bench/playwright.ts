// Why: the other yardstick: a library in the caller's own process, with no HTTP in between.
import { chromium as playwrightChromium } from 'playwright-core';
import { chromium } from '../support/tabrelay/start-tabrelay';
import { type Contender, runsOf } from './contender';
import { measure } from './measure';

export const playwright: Contender = {
  name: 'Playwright',
  note: 'library calls in process: locator.count, click, innerText, page.screenshot; new page + goto for session open',
  async run(url) {
    const browser = await playwrightChromium.launch({ executablePath: chromium, chromiumSandbox: false });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.goto(url);
      const hello = page.locator('#hello');
      const greeting = page.locator('#greeting');
      const echo = await measure(() => hello.count(), { runs: runsOf.echo, warmUp: 50 });
      const click = await measure(() => hello.click(), { runs: runsOf.click, warmUp: 20 });
      // biome-ignore lint/performance/useDomNodeTextContent: a locator's innerText, what the other contenders read too
      const text = await measure(() => greeting.innerText(), { runs: runsOf.text, warmUp: 50 });
      const screenshot = await measure(() => page.screenshot(), { runs: runsOf.screenshot });
      let opened = page;
      const sessionOpen = await measure(
        async () => {
          opened = await context.newPage();
          await opened.goto(url);
        },
        { runs: runsOf['session open'], between: () => opened.close() },
      );
      return { echo, click, text, screenshot, 'session open': sessionOpen };
    } finally {
      await browser.close();
    }
  },
};
