/** Listens to ports and messages of the extension's own scripts and pages, and to what else starts the worker. */

import { events } from '../browser-api/events';
import { isExtensionPage, type Sender } from '../browser-api/runtime';
import type { Background } from '../create-background';
import type { PagePorts } from '../page-link/page-ports';
import type { Pairings } from '../relay-link/pairing';
import type { PairingOffer } from '../relay-link/pairing-offer';
import type { RelayLink } from '../relay-link/relay-link';
import type { StartupGate } from '../startup-gate';
import { answerUser } from '../user/answer-user';

/** Registers the listeners. */
export function listenToExtension(
  gate: StartupGate<Background>,
  parts: { buildId: string; link: RelayLink; pairings: Pairings; offer: PairingOffer; ports: PagePorts },
): void {
  const { link, ports } = parts;
  // Not buffered: a port drops messages that come before it has a listener.
  events.connect.addListener((port) => {
    ports.accept(port);
    link.connect();
  });
  events.message.addListener((message: unknown, sender: Sender) => {
    if (isExtensionPage(sender))
      return gate.opened.then((background) =>
        answerUser(message, sender.tab?.id, { ...parts, ...background }),
      );
    gate.run(({ dialogs, downloads, drivers, bars }) => {
      dialogs.received(message, sender);
      downloads.received(message, sender);
      drivers.received(message, sender);
      bars.received(message, sender);
    });
    return undefined;
  });
  events.browserStarted.addListener(() => link.connect());
  events.alarm.addListener(() => {
    link.connect();
    gate.run(({ spare }) => void spare.closeIfUnused());
  });
  events.installed.addListener(() => link.connect());
}
