/** Starts the background: registers the listeners, reads the stored state, constructs the parts. */

import { createWakeAlarm } from './browser-api/runtime';
import { injectPageScript } from './browser-api/scripting';
import { hideFromContentScripts, storageLocal, storageSession } from './browser-api/storage';
import { isTabOpen } from './browser-api/tabs';
import { handleFrame } from './commands/relay-messages';
import { type Background, createBackground } from './create-background';
import { listenToExtension } from './listeners/extension-listeners';
import { listenToNavigations } from './listeners/navigation-listeners';
import { listenToPairing } from './listeners/pairing-listeners';
import { listenToTabs } from './listeners/tab-listeners';
import { PagePorts } from './page-link/page-ports';
import { browserName } from './relay-link/browser-name';
import { Farewells } from './relay-link/farewells';
import type { Introduce } from './relay-link/handshake';
import { LostAt } from './relay-link/lost-at';
import { Pairings } from './relay-link/pairing';
import { PairingOffer } from './relay-link/pairing-offer';
import { RelayLink } from './relay-link/relay-link';
import { reloadOnceFor } from './relay-link/reload-once';
import { StartupGate } from './startup-gate';
import { readStoredState } from './stored-state';
import { endSessions } from './windows/end-sessions';

/**
 * Runs each time the browser starts the worker. Ports of content scripts are accepted and the relay is looked for at
 * once; all other events wait until the parts are constructed.
 */
export function startWorker(buildId: string): void {
  const gate = new StartupGate<Background>();

  const introduce: Introduce = async () => {
    const { journal, sessions } = await gate.opened;
    const { storageId, workerId } = journal;
    const records = { journalId: workerId, storageId };
    return { browserName: browserName(), buildId, ...records, sessions: sessions.all() };
  };
  const farewells = new Farewells(storageLocal, introduce);
  const pairings = new Pairings(storageLocal, { introduce, farewells });
  const offer = new PairingOffer(storageSession);
  const link = new RelayLink({
    pairing: () => pairings.current(),
    introduce,
    received: (frame, send) => gate.run((parts) => void handleFrame(frame, parts, send)),
    blocked: (sites) => gate.run(({ fleetSites }) => void fleetSites.welcomed(sites)),
    welcomed: (relayBuildId) => gate.run((parts) => void reloadIfOutdated(buildId, relayBuildId, parts)),
    unpaired: (pairing) => pairings.endedByRelay(pairing),
    lostAt: new LostAt(storageSession),
  });
  const ports = new PagePorts({
    inject(tabId, frameId, script) {
      if (script === '/page.js') gate.run(({ preparation }) => preparation.ensure(tabId, frameId));
      return injectPageScript(tabId, frameId, script);
    },
    isOpen: isTabOpen,
    acting: (tabId, frameId, on) => gate.run(({ liveWatch }) => liveWatch.acting(tabId, frameId === 0, on)),
  });

  listenToNavigations(gate, link);
  listenToTabs(gate, { link, ports });
  listenToExtension(gate, { buildId, link, pairings, offer, ports });
  listenToPairing(gate, { link, offer, farewells });
  link.connect();
  void farewells.send();
  void hideFromContentScripts(storageLocal);
  void createWakeAlarm();
  gate.open(readStoredState(pairings).then((state) => createBackground(state, { link, pairings, ports })));
  gate.run((background) => {
    // The worker may have been stopped before all windows were closed.
    if (!pairings.latest) void endSessions(background);
  });
}

/** Reloads an idle extension whose build differs from the relay's. */
async function reloadIfOutdated(
  buildId: string,
  relayBuildId: string,
  { sessions, spare }: Background,
): Promise<void> {
  if (relayBuildId === buildId || sessions.all().length > 0) return;
  // The next worker would not know it.
  await spare.close();
  await reloadOnceFor(relayBuildId);
}
