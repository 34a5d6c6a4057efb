/** Listens to ports and messages of the extension's own scripts and pages, and to what else starts the worker. */

import { events } from '../browser-api/events';
import { isExtensionPage, type Sender } from '../browser-api/runtime';
import { allTabs } from '../browser-api/tabs';
import type { Background } from '../create-background';
import type { PagePorts } from '../page-link/page-ports';
import { type Pairings, pairingKey } from '../relay-link/pairing';
import type { RelayLink } from '../relay-link/relay-link';
import type { StartupGate } from '../startup-gate';
import { answerUser } from '../user/answer-user';
import { offerPairing } from './offer-pairing';

/** Registers the listeners. */
export function listenToExtension(
  gate: StartupGate<Background>,
  parts: { buildId: string; link: RelayLink; pairings: Pairings; ports: PagePorts },
): void {
  const { link, pairings, ports } = parts;
  // Not buffered: a port drops messages that come before it has a listener.
  events.connect.addListener((port) => {
    ports.accept(port);
    link.connect();
  });
  events.message.addListener((message: unknown, sender: Sender) => {
    if (isExtensionPage(sender))
      return gate.opened.then((background) => answerUser(message, { ...parts, ...background }));
    gate.run(({ dialogs }) => dialogs.received(message, sender));
    return undefined;
  });
  events.storageChanged.addListener((changes) => {
    const change = changes[pairingKey];
    // `npm start` writes the same pairing at every start, which is no reason to reconnect.
    if (change && JSON.stringify(change.oldValue) !== JSON.stringify(change.newValue)) link.restart();
  });
  events.browserStarted.addListener(() => link.connect());
  events.alarm.addListener(() => link.connect());
  events.installed.addListener(async () => {
    link.connect();
    // The pairing link may have been opened before the extension was installed.
    for (const { id, url } of await allTabs()) if (id && url) await offerPairing(pairings, id, url);
  });
}
