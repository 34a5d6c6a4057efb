/**
 * Vitest's global setup of the project `page`: a Chromium without the extension for the files of each worker. In a common
 * one a window that closes would give the focus to a page of another file.
 */
import puppeteer, { type Browser } from 'puppeteer-core';
import type { TestProject } from 'vitest/node';
import { withoutSpareRenderers } from '../tabrelay/lean-browser';
import { chromium } from '../tabrelay/start-tabrelay';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket addresses of their debuggers, by worker. */
    chromiumEndpoints: string[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browsers = await Promise.all(Array.from({ length: project.config.maxWorkers }, launch));
  project.provide(
    'chromiumEndpoints',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => void (await Promise.all(browsers.map((browser) => browser.close())));
}

function launch(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: chromium,
    // Window size including the browser's own bars, so that a page is 800 by 600.
    args: [
      '--headless=new',
      '--window-size=800,707',
      '--disable-smooth-scrolling',
      withoutSpareRenderers,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    defaultViewport: null,
  });
}
