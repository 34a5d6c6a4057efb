/** Listens to the browser's events about tabs and windows. */

import { events } from '../browser-api/events';
import type { Background } from '../create-background';
import type { PagePorts } from '../page-link/page-ports';
import type { RelayLink } from '../relay-link/relay-link';
import type { StartupGate } from '../startup-gate';

/** Registers the listeners. Events that come with the user's work also make the link look for a lost relay. */
export function listenToTabs(
  gate: StartupGate<Background>,
  { link, ports }: { link: RelayLink; ports: PagePorts },
): void {
  events.navigationTargetCreated.addListener(({ sourceTabId, tabId, url }) =>
    gate.run(({ newTabs }) => void newTabs.adopt(sourceTabId, tabId, url)),
  );
  events.windowCreated.addListener(({ id }) => gate.run(({ focus }) => id !== undefined && focus.opened(id)));
  events.windowFocused.addListener((windowId) => gate.run(({ focus }) => void focus.changed(windowId)));
  events.windowRemoved.addListener((windowId) =>
    gate.run(({ activeTabs, focus, spare }) => {
      activeTabs.windowRemoved(windowId);
      focus.removed(windowId);
      void spare.windowClosed().catch(() => undefined);
    }),
  );
  events.tabActivated.addListener(({ windowId, tabId }) => {
    link.connect();
    gate.run(({ activeTabs }) => activeTabs.activated(windowId, tabId));
  });
  events.tabUpdated.addListener(() => link.connect());
  events.tabRemoved.addListener((tabId) => {
    gate.run((background) => {
      forgetTab(tabId, background, ports);
      background.sessions.removeTab(tabId);
      background.spare.tabClosed(tabId);
    });
  });
  events.tabReplaced.addListener((added, removed) => {
    gate.run((background) => {
      if (background.known.has(removed)) background.known.add(added);
      background.sessions.replaceTab(removed, added);
      background.spare.tabClosed(removed);
      forgetTab(removed, background, ports);
    });
  });
}

/** Deletes what is kept of a tab that is gone, and ends what waits for it. */
function forgetTab(tabId: number, background: Background, ports: PagePorts): void {
  const { navigations, statuses, guard, replacement, hosts, known, first, preparation } = background;
  navigations.forget(tabId);
  statuses.forget(tabId);
  ports.forget(tabId);
  guard.forget(tabId);
  replacement.forget(tabId);
  hosts.forget(tabId);
  known.forget(tabId);
  first.forget(tabId);
  preparation.forget(tabId);
}
