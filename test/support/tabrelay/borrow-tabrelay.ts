/** Borrows a running tabrelay for a test file. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { inject } from 'vitest';
import { type RunningRelay, relayAt } from '../relay/start-relay';
import type { Kind, LentAddress } from './lent-tabrelays';

export interface Borrowed extends RunningRelay, LentAddress {
  /** Closes what is still open in it. */
  giveBack(): Promise<void>;
}

/** The same with access to pages and workers; a worker with a debugger never sleeps. */
export interface Watched extends Borrowed {
  browser: Browser;
}

/** For tests that must run without a debugger, or need no access to the browser. */
export async function borrowTabrelay(kind: Kind = 'headless'): Promise<Borrowed> {
  const response = await fetch(`${inject('lender')}/${kind}/${process.env.VITEST_POOL_ID}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(`nothing to borrow: ${answer}`);
  const address = answer as LentAddress;
  const relay = relayAt(address);
  return {
    ...address,
    ...relay,
    async giveBack() {
      for (const { id } of await relay.api.sessions()) await relay.api.close(id);
    },
  };
}

export async function borrowWatched(): Promise<Watched> {
  const borrowed = await borrowTabrelay();
  const browser = await watch(borrowed);
  const before = new Set(browser.targets());
  return {
    ...borrowed,
    browser,
    async giveBack() {
      await borrowed.giveBack();
      const opened = (await browser.pages()).filter((page) => !before.has(page.target()));
      // One of a session that was just closed may be gone meanwhile.
      for (const page of opened) await page.close().catch(() => undefined);
      await browser.disconnect();
    },
  };
}

/** Connected to the browser until it is disconnected. */
function watch({ debuggerUrl }: LentAddress): Promise<Browser> {
  return puppeteer.connect({ browserWSEndpoint: debuggerUrl, defaultViewport: null });
}
