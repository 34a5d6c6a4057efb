/** Listens to the browser's events about documents and downloads. */

import { events } from '../browser-api/events';
import type { Background } from '../create-background';
import { aborted } from '../navigation/navigation-state';
import type { RelayLink } from '../relay-link/relay-link';
import type { StartupGate } from '../startup-gate';

/** What every navigation event contains. */
interface Details {
  tabId: number;
  frameId: number;
  url: string;
  error?: string;
  /** Of a document that has arrived. */
  transitionQualifiers?: readonly string[];
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
      ({ tabId, url }, { navigations, statuses }) => {
        statuses.began(tabId);
        navigations.began(tabId, url);
      },
      ({ tabId, frameId }, { frames }) => frames.began(tabId, frameId),
    ),
  );
  events.redirected?.addListener((details) => gate.run(({ guard }) => guard.redirected(details)), {
    urls: ['<all_urls>'],
    types: ['main_frame', 'sub_frame'],
  });
  events.responseStarted?.addListener(
    ({ tabId, url, statusCode }) =>
      gate.run(({ statuses }) => statuses.responseStarted(tabId, url, statusCode)),
    { urls: ['<all_urls>'], types: ['main_frame'] },
  );
  events.responseStarted?.addListener((details) => gate.run(({ guard }) => guard.responseStarted(details)), {
    urls: ['<all_urls>'],
    types: ['main_frame', 'sub_frame'],
  });
  events.responseStarted?.addListener(
    (details) => gate.run(({ downloads }) => downloads.responseStarted(details)),
    // What a link with a `download` attribute asks for is of the type `other`.
    { urls: ['<all_urls>'], types: ['main_frame', 'sub_frame', 'other'] },
  );
  events.requested?.addListener((details) => gate.run(({ first }) => first.requested(details)), {
    urls: ['<all_urls>'],
    types: ['main_frame'],
  });
  events.requestFailed?.addListener((details) => gate.run(({ egress }) => egress.failed(details)), {
    urls: ['<all_urls>'],
  });
  // Before what follows from the document: rules for what it may open.
  events.committed.addListener((details) => gate.run((background) => noteHosts(details, background)));
  // The guard first: steps that wait for the page check it as soon as it is there.
  events.committed.addListener((details) => gate.run(({ guard }) => guard.committed(details)));
  events.committed.addListener(
    byFrame(
      ({ tabId, url }, { navigations, statuses }) => {
        // First: what waits for the page tells its status.
        statuses.committed(tabId, url);
        navigations.reached(tabId, 'commit', url);
      },
      ({ tabId, frameId }, { frames }) => frames.ended(tabId, frameId),
    ),
  );
  events.committed.addListener((details) => gate.run((background) => prepareDocument(details, background)));
  events.committed.addListener(({ tabId, url }) =>
    gate.run(({ downloads }) => downloads.committed(tabId, url)),
  );
  for (const visited of [events.committed, events.historyChanged, events.fragmentChanged])
    visited.addListener(({ tabId, frameId, url, timeStamp }) => {
      if (frameId === 0) gate.run(({ history }) => history.visited(tabId, url, timeStamp));
    });
  events.domContentLoaded.addListener(
    byFrame(({ tabId, url }, { navigations }) => navigations.reached(tabId, 'domcontentloaded', url)),
  );
  events.completed.addListener(
    byFrame(({ tabId, url }, { navigations }) => navigations.reached(tabId, 'load', url)),
  );
  events.navigationFailed.addListener(
    byFrame(
      ({ tabId, url, error = 'no reason' }, { navigations, first }) => {
        first.failed(tabId, url, error);
        navigations.failed(tabId, url, error);
      },
      ({ tabId, frameId, error }, { frames }) => frames.ended(tabId, frameId, error),
    ),
  );
  events.navigationFailed.addListener(({ tabId, url, error }: Details) => {
    if (error === aborted) gate.run(({ downloads }) => downloads.navigationAborted(tabId, url));
  });
  const addressChanged = byFrame(({ tabId, url }, { navigations }) => navigations.addressChanged(tabId, url));
  events.fragmentChanged.addListener(addressChanged);
  events.historyChanged.addListener(addressChanged);

  events.downloadCreated?.addListener((item) => gate.run(({ downloads }) => downloads.created(item)));
  events.downloadChanged?.addListener(({ id, filename, state }) =>
    gate.run(({ downloads }) =>
      downloads.changed(id, { filename: filename?.current, state: state?.current }),
    ),
  );
}

/** Notes at which hosts the documents of a tab are, and that a tab without a session is the user's. */
function noteHosts(details: Details, { sessions, hosts, known, first, rules, egress }: Background): void {
  const { tabId, frameId, url } = details;
  hosts.committed(details);
  if (frameId === 0) first.committed(tabId, url);
  if (frameId === 0) egress.committed(details);
  // A blank page may be that of a window which is about to become a session's.
  const isUsers = !sessions.ofTab(tabId) && url !== 'about:blank';
  if (isUsers ? known.add(tabId) : sessions.ofTab(tabId)) rules.refresh();
}

/** Prepares a new document as early as can be, if its tab belongs to a session; other tabs are left alone. */
function prepareDocument({ tabId, frameId, url }: Details, background: Background): void {
  const { sessions, preparation, bars } = background;
  const session = sessions.ofTab(tabId);
  // The session's first page is about to replace it.
  const isReplaced = frameId === 0 && url === 'about:blank' && session?.beganBlank === tabId;
  if (!session || isReplaced) preparation.forget(tabId, frameId);
  else {
    preparation.committed(tabId, frameId);
    if (frameId === 0) bars.committed(tabId);
  }
}
