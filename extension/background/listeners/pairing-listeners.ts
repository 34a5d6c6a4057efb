/** Listens to what pairs this browser, and to what ends a pairing. */
import { events } from '../browser-api/events';
import { extensionUrl } from '../browser-api/runtime';
import { findTab, startNavigation, tabsOf } from '../browser-api/tabs';
import type { Background } from '../create-background';
import type { Farewells } from '../relay-link/farewells';
import { pairingKey } from '../relay-link/pairing';
import { type Arrival, OpenedLinks } from '../relay-link/pairing-link';
import type { PairingOffer } from '../relay-link/pairing-offer';
import type { RelayLink } from '../relay-link/relay-link';
import type { Sessions } from '../sessions/sessions';
import type { StartupGate } from '../startup-gate';
import { endSessions } from '../windows/end-sessions';

/** Registers the listeners. */
export function listenToPairing(
  gate: StartupGate<Background>,
  { link, offer, farewells }: { link: RelayLink; offer: PairingOffer; farewells: Farewells },
): void {
  const opened = new OpenedLinks();
  // Match patterns without a port match all ports.
  events.pairingLinkRequested?.addListener((request) => opened.requested(request), {
    urls: ['http://127.0.0.1/pair*', 'http://localhost/pair*'],
    types: ['main_frame'],
  });
  // Changes of the fragment alone are no commit, and neither is what scripts do to the history.
  events.committed.addListener((details) => {
    const { tabId, frameId } = details;
    const found = frameId === 0 && opened.arrived(details as Arrival);
    if (!found) return;
    gate.run(async ({ sessions }) => {
      if (await isDriven(sessions, tabId)) return;
      await offer.remember({ tabId, ...found });
      await startNavigation(tabId, extensionUrl('/pair.html'));
    });
  });

  events.localStorageChanged.addListener((changes) => {
    const change = changes[pairingKey];
    // `npm start` writes the same pairing at every start, which is no reason to reconnect.
    if (!change || JSON.stringify(change.oldValue) === JSON.stringify(change.newValue)) return;
    // First, so that the relay, told by the farewell why they end, hears nothing else of the commands that end here.
    link.restart();
    // Sessions belong to the keys of the relay that they were opened for.
    if (change.oldValue !== undefined) gate.run((background) => void endSessions(background));
    void farewells.send();
  });
  events.alarm.addListener(() => void farewells.send());
}

/** Whether the tab is in a window of a session, in which pages can do much that looks like the person. */
async function isDriven(sessions: Sessions, tabId: number): Promise<boolean> {
  const windowId = (await findTab(tabId))?.windowId;
  if (windowId === undefined) return true;
  const neighbours = [{ id: tabId }, ...(await tabsOf(windowId))];
  return neighbours.some(({ id }) => id !== undefined && sessions.ofTab(id) !== undefined);
}
