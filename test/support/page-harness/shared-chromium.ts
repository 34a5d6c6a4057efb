/** Vitest's global setup of the project `page`: one Chromium, without the extension, for all its files. */
import puppeteer from 'puppeteer-core';
import type { TestProject } from 'vitest/node';
import { omniboxPages } from '../tabrelay/omnibox-pages';
import { chromium } from '../tabrelay/start-tabrelay';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket address of that Chromium's debugger. */
    chromiumEndpoint: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await puppeteer.launch({
    executablePath: chromium,
    // Window size including the browser's own bars, so that a page is 800 by 600.
    args: [
      '--headless=new',
      '--window-size=800,707',
      '--disable-smooth-scrolling',
      `--disable-features=${omniboxPages.join()}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    defaultViewport: null,
  });
  project.provide('chromiumEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
