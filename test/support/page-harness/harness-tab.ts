/** What `wait` needs of a tab, in the page harness. Everything else a tab action does is the extension's. */
import type { Page } from 'puppeteer-core';
import type { TabWorld } from '../../../extension/actions/tab-world';

/** @param waits is called each time the action sleeps */
export function harnessTab(
  page: Page,
  { signal, askPage, waits }: Pick<TabWorld, 'signal' | 'askPage'> & { waits(): void },
): TabWorld {
  const tab = async () => ({ tabId: 1, url: page.url(), title: await page.title(), current: true });
  return {
    signal,
    askPage,
    tab,
    tabs: async () => [await tab()],
    sleep: (ms) =>
      new Promise((resolve, reject) => {
        waits();
        setTimeout(() => (signal.aborted ? reject(signal.reason) : resolve()), ms);
      }),
    status: () => throughRest('status'),
    switchTo: () => throughRest('tab'),
    navigate: () => throughRest('navigation'),
  };
}

/** @throws Error always */
export function throughRest(what: string): never {
  throw new Error(`${what} is not for the page harness; test it through REST`);
}
