/** What `wait` and `tabs` need of a tab, in the page harness. Everything else a tab action does is the extension's. */
import type { CDPSession } from 'puppeteer-core';
import type { TabWorld } from '../../../extension/actions/tab-world';

/** @param waits is called each time the action sleeps */
export function harnessTab(
  cdp: CDPSession,
  { signal, askPage, waits }: Pick<TabWorld, 'signal' | 'askPage'> & { waits(): void },
): TabWorld {
  // Asked of the browser, as the worker asks it: the page may be leaving.
  async function tab() {
    const { url, title } = (await cdp.send('Target.getTargetInfo')).targetInfo;
    return { tabId: 1, url, title, current: true };
  }
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
