/** Finds the page of a session through Puppeteer, beside tabrelay. */
import type { Browser, Page } from 'puppeteer-core';
import { until } from '../until';

/** The page at this address, which must be the only one there, once the browser has told of it. */
export function pageAt(browser: Browser, address: string): Promise<Page> {
  return until(`the page at ${address}`, async () =>
    (await browser.pages()).find((each) => each.url() === address),
  );
}
