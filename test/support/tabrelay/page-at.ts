/** Finds the page of a session through Puppeteer, beside tabrelay. */
import type { Browser, Page } from 'puppeteer-core';
import { until } from '../until';

/** The only page at this address, once the browser has reported it. */
export function pageAt(browser: Browser, address: string): Promise<Page> {
  return until(`the page at ${address}`, async () =>
    (await browser.pages()).find((each) => each.url() === address),
  );
}
