/** The tabs that a session's pages open. */
import { expect, test } from 'vitest';
import browser from 'webextension-polyfill';
import { Navigations } from '../../../../extension/background/navigation/navigations';
import { NewTabs } from '../../../../extension/background/windows/new-tabs';

const done = async () => undefined;
Object.assign(browser, { tabs: { get: done, update: done, remove: done } });

const file = 'http://site.test/file';
const calling = () => new AbortController().signal;

/** A session in tab 1 whose new tab is 2. */
function newTabs(repetition?: () => void) {
  const session = { id: 'session', currentTabId: 1 };
  const noted: object[] = [];
  const navigations = new Navigations();
  const parts = {
    sessions: {
      find: () => session,
      ofTab: () => session,
      join: () => Object.assign(session, { currentTabId: 2 }),
      removeTab: () => undefined,
    },
    sideEffects: {
      has: () => noted.length > 0,
      note: (_: string, effect: object) => void noted.push(effect),
    },
    navigations,
    guard: { check: () => undefined },
    activeTabs: { snapshot: () => new Map() },
    focus: { watch: () => undefined },
    permissions: { used: () => undefined },
    newTabLimit: { excess: () => undefined },
    first: { expect: () => undefined, settled: async () => repetition?.() },
  };
  const tabs = new NewTabs(parts as unknown as ConstructorParameters<typeof NewTabs>[0]);
  return { tabs, navigations };
}

function leadsTo(navigations: Navigations, error: string): void {
  navigations.began(2, file);
  navigations.failed(2, file, error);
}

test('a tab of which the browser tells after the page has answered is waited for', async () => {
  const { tabs, navigations } = newTabs();
  const isPage = tabs.openedByBrowser('session', 1, calling());
  void tabs.adopt(1, 2, file);
  leadsTo(navigations, 'net::ERR_ABORTED');
  expect(await isPage).toBe(false);
});

test('a first page that was blocked while nobody knew whose tab it is may turn out to be a download', async () => {
  const { tabs, navigations } = newTabs(() => leadsTo(navigations, 'net::ERR_ABORTED'));
  void tabs.adopt(1, 2, file);
  leadsTo(navigations, 'net::ERR_BLOCKED_BY_CLIENT');
  expect(await tabs.openedByBrowser('session', 1, calling())).toBe(false);
});

test('a first page that stays blocked is left to the next step to report', async () => {
  const { tabs, navigations } = newTabs();
  void tabs.adopt(1, 2, file);
  leadsTo(navigations, 'net::ERR_BLOCKED_BY_CLIENT');
  expect(await tabs.openedByBrowser('session', 1, calling())).toBe(true);
});

test('a link for which the browser opens no tab ends the wait', async () => {
  expect(await newTabs().tabs.openedByBrowser('session', 1, AbortSignal.abort())).toBe(true);
});
