/** Listens to the browser's events about documents and downloads. */

import { events } from '../browser-api/events';
import { injectMainWorld } from '../browser-api/scripting';
import type { Background } from '../create-background';
import type { RelayLink } from '../relay-link/relay-link';
import type { StartupGate } from '../startup-gate';

/** What every navigation event contains. */
interface Details {
  tabId: number;
  frameId: number;
  url: string;
  error?: string;
}

type Handle = (details: Details, background: Background) => void;

/** Registers the listeners. Each navigation event also makes the link look for a lost relay. */
export function listenToNavigations(gate: StartupGate<Background>, link: RelayLink): void {
  /** Calls `main` for a tab's main document and `sub` for that of a subframe. */
  const byFrame = (main: Handle, sub?: Handle) => (details: Details) => {
    link.connect();
    const handle = details.frameId === 0 ? main : sub;
    if (handle) gate.run((background) => handle(details, background));
  };

  events.beforeNavigate.addListener(
    byFrame(
      ({ tabId, url }, { navigations }) => navigations.began(tabId, url),
      ({ tabId, frameId }, { frames }) => frames.began(tabId, frameId),
    ),
  );
  events.responseStarted?.addListener((details) => gate.run(({ guard }) => guard.responseStarted(details)), {
    urls: ['<all_urls>'],
    types: ['main_frame', 'sub_frame'],
  });
  // The guard first: steps that wait for the page check it as soon as it is there.
  events.committed.addListener((details) => gate.run(({ guard }) => guard.committed(details)));
  events.committed.addListener(
    byFrame(
      ({ tabId, url }, { navigations }) => navigations.reached(tabId, 'commit', url),
      ({ tabId, frameId }, { frames }) => frames.ended(tabId, frameId),
    ),
  );
  events.committed.addListener((details) => gate.run((background) => prepareDocument(details, background)));
  events.domContentLoaded.addListener(
    byFrame(({ tabId, url }, { navigations }) => navigations.reached(tabId, 'domcontentloaded', url)),
  );
  events.completed.addListener(
    byFrame(({ tabId, url }, { navigations }) => navigations.reached(tabId, 'load', url)),
  );
  events.navigationFailed.addListener(
    byFrame(
      ({ tabId, url, error }, { navigations }) => navigations.failed(tabId, url, error ?? 'no reason'),
      ({ tabId, frameId, error }, { frames }) => frames.ended(tabId, frameId, error),
    ),
  );
  const addressChanged = byFrame(({ tabId, url }, { navigations }) => navigations.addressChanged(tabId, url));
  events.fragmentChanged.addListener(addressChanged);
  events.historyChanged.addListener(addressChanged);

  events.downloadCreated?.addListener((item) => gate.run(({ downloads }) => void downloads.created(item)));
  events.downloadChanged?.addListener(({ id, filename, state }) =>
    gate.run(({ downloads }) =>
      downloads.changed(id, { filename: filename?.current, state: state?.current }),
    ),
  );
}

/** Prepares a new document as early as can be, if its tab belongs to a session; other tabs are left alone. */
function prepareDocument({ tabId, frameId }: Details, { sessions, dialogs }: Background): void {
  if (!sessions.ofTab(tabId)) return;
  // No script runs in error pages.
  injectMainWorld(tabId, frameId).catch(() => undefined);
  dialogs.answerIn(tabId, frameId);
}
