/** Calls `scripting`: runs scripts and functions in the frames of a tab, whether the document is complete or not. */
import browser from 'webextension-polyfill';
import { RelayError } from '../../protocol/errors';
import type { LazyScript } from '../../protocol/page-messages';
import { withTimeout } from '../with-timeout';
import { startNavigation } from './tabs';

/** The content script, and the scripts that are added to a document only when needed. */
export type PageScript = '/page.js' | '/new-windows.js' | `/${LazyScript}.js`;

/** Runs the main-world script in one frame. Whether it runs before the page's first script is a race, mostly won. */
export async function injectMainWorld(tabId: number, frameId: number): Promise<void> {
  await withTimeout(
    'prepare the page',
    browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: ['/main-world.js'],
      world: 'MAIN',
      injectImmediately: true,
    }),
  );
}

/** Runs one of the extension's scripts in one frame. */
export async function injectPageScript(tabId: number, frameId: number, script: PageScript): Promise<void> {
  await withTimeout(
    'run the page script',
    browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: [script],
      injectImmediately: true,
    }),
  );
}

/** Runs a function, which is sent as text, in one frame, and returns its result. */
export async function runInFrame<Args extends unknown[], Result>(
  { tabId, frameId, world }: { tabId: number; frameId: number; world: 'MAIN' | 'ISOLATED' },
  func: (...args: Args) => Result,
  args: Args,
): Promise<Result> {
  const [ran] = await withTimeout(
    'run a function in the page',
    browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      func: func as unknown as (...args: unknown[]) => unknown,
      args,
      world,
      injectImmediately: true,
    }),
  );
  return ran?.result as Result;
}

/** The HTTP status of the tab's page; undefined where no script may run. */
export async function responseStatus(tabId: number): Promise<number | undefined> {
  const read = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.responseStatus;
  const running = browser.scripting.executeScript({ target: { tabId }, func: read, injectImmediately: true });
  const answer = await withTimeout('say the status', running).catch(() => []);
  return (answer[0]?.result as number | undefined) || undefined;
}

/** Whether the tab's page lets the extension run scripts; true as well for one that is busy. */
export const canRunScripts = (tabId: number): Promise<boolean> =>
  withTimeout(
    'run a script',
    browser.scripting.executeScript({ target: { tabId }, func: () => true, injectImmediately: true }),
  ).then(
    () => true,
    (error) => error instanceof RelayError,
  );

/** Whether every frame of the tab runs a script within `timeoutMs`; true as well where no script may run. */
export const isResponsive = (tabId: number, timeoutMs: number): Promise<boolean> =>
  withTimeout(
    'answer',
    browser.scripting
      .executeScript({ target: { tabId, allFrames: true }, func: () => true, injectImmediately: true })
      .catch(() => undefined),
    timeoutMs,
  ).then(
    () => true,
    () => false,
  );

/** Replaces a frame's document, which may be the tab's main one, by a blank page. */
export async function showBlankPage(tabId: number, frameId: number): Promise<void> {
  if (frameId === 0) await startNavigation(tabId, 'about:blank');
  else await runInFrame({ tabId, frameId, world: 'ISOLATED' }, () => location.replace('about:blank'), []);
}
