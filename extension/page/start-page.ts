import { createDevices } from '../dom/events/devices';
import { createRefs } from '../dom/find/refs';
import { barHostOf } from '../dom/tree/bar-host';
import { keepOwnNames } from '../dom/tree/own-names';
import type { PagePortName } from '../protocol/page-messages';
import { answerStep } from './answer-step';
import { anyListensForClicks, listensForClicks } from './main-world/click-listeners';
import { Rebinding } from './rebinding';
import { type Port, WorkerPort } from './worker-port';

declare global {
  /** In the isolated world of the extension, where the page cannot see it; dies with the document. */
  var tabrelayServing: { announce(): void } | undefined;
}

/** What the page script uses of the browser's extension API. */
export interface ExtensionApi {
  /** Opens a port to the service worker. Throws once the extension was reloaded or removed. */
  connect(name: PagePortName): Port;
  openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null;
}

/** Starts to serve steps in this document. A script that is there already only announces itself again. */
export function startPage(document: Document, extension: ExtensionApi): void {
  if (globalThis.tabrelayServing) {
    globalThis.tabrelayServing.announce();
    return;
  }
  keepOwnNames(globalThis);
  const page = {
    document,
    refs: createRefs(),
    devices: createDevices(),
    listens: listensForClicks,
    anyListens: anyListensForClicks,
    shadow: (element: Element) =>
      element === barHostOf(element) ? null : extension.openOrClosedShadowRoot(element as HTMLElement),
  };
  const rebinding = new Rebinding(page);
  globalThis.tabrelayServing = new WorkerPort(document, extension.connect, (command, step) =>
    answerStep(page, rebinding, command, step),
  );
}
