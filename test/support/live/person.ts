/** The person at the live page: another browser than the one that is driven. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { axeProblems } from '../axe-problems';
import { isFullShare } from '../share';
import { chromium } from '../tabrelay/start-tabrelay';

/** Where pictures of each state go, for people to look at; none are taken without it. */
const picturesDir = process.env.TABRELAY_TEST_PICTURES;

const looks = [
  { name: 'desktop-light', width: 1280, height: 900, scheme: 'light' },
  { name: 'phone-light', width: 390, height: 844, scheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, scheme: 'dark' },
  { name: 'desktop-dark', width: 1280, height: 900, scheme: 'dark' },
] as const;

export interface Person {
  page: Page;
  /** Presses the button, or follows the link, of this name. */
  press(name: string): Promise<void>;
  /** Waits until the page says this. */
  reads(text: string): Promise<void>;
  /**
   * What axe-core finds wrong at desktop and phone width, light and dark (one of these in `npm test`, another for each state); takes a picture of each.
   * @param state names the pictures
   */
  problems(state: string): Promise<string[]>;
  leave(): Promise<void>;
}

/** Opens a browser for a person. @param downloadsDir where what they save goes */
export async function openPerson(downloadsDir: string): Promise<Person> {
  const browser = await puppeteer.launch({
    executablePath: chromium,
    args: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    defaultViewport: { width: 1280, height: 900 },
    downloadBehavior: { policy: 'allow', downloadPath: downloadsDir },
  });
  const page = await browser.newPage();
  let asked = -1;
  return {
    page,
    press: (name) => page.locator(`::-p-aria([name="${name}"])`).click(),
    async reads(text) {
      await page.waitForFunction((words) => document.body.textContent.includes(words), {}, text);
    },
    async problems(state) {
      const found: string[] = [];
      asked += 1;
      for (const { name, width, height, scheme } of isFullShare
        ? looks
        : looks.slice(asked % 4).slice(0, 1)) {
        await page.setViewport({ width, height });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        found.push(...(await axeProblems(page)).map((problem) => `${state} ${name}: ${problem}`));
        const isCut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (isCut) found.push(`${state} ${name}: wider than the window`);
        if (picturesDir === undefined) continue;
        mkdirSync(picturesDir, { recursive: true });
        await page.screenshot({ path: join(picturesDir, `${state}-${name}.png`) as `${string}.png` });
      }
      await page.setViewport({ width: 1280, height: 900 });
      return found;
    },
    leave: () => browser.close(),
  };
}
