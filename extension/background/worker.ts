/** Puts the background's parts together; constructed anew each time the browser starts the worker. */

import * as browserApi from './browser-api';
import { closeMemory } from './close-memory';
import { openJournal } from './commands/journal';
import { createPageOrigins } from './commands/page-origins';
import { createCommandRunner } from './commands/run-command';
import { createDialogs } from './dialogs/dialogs';
import { createDialogEnder } from './dialogs/dismiss-open-dialogs';
import { createDownloads } from './downloads/downloads';
import { addressesIn } from './downloads/tab-addresses';
import { createFrameNavigations } from './navigation/frame-navigations';
import { createNavigations } from './navigation/navigations';
import { createPageLink } from './page-link/page-link';
import { createAddressGuard } from './policy/address-guard';
import { blankWithinMs, dropPage } from './policy/drop-page';
import { createSessionRules } from './policy/session-rules';
import { createSitePermissions } from './policy/site-permissions';
import { browserName } from './relay-link/browser-name';
import { lostAtIn } from './relay-link/lost-at';
import { createPairing, pairingKey } from './relay-link/pairing';
import { offerIn } from './relay-link/pairing-link';
import { createRelayLink } from './relay-link/relay-link';
import { reloadOnceFor } from './relay-link/reload-once';
import { hearDownloads } from './sessions/hear-downloads';
import { hearNavigations } from './sessions/hear-navigations';
import { openSessions } from './sessions/sessions';
import { createStepSideEffects } from './sessions/step-side-effects';
import { createStepRunner } from './steps/run-step';
import { createSecrets } from './steps/secrets';
import { createSessionTabs } from './steps/session-tab';
import { createSessionTurns } from './steps/session-turns';
import { answerUser } from './user/answer-user';
import { createBadge } from './user/badge';
import { openPause } from './user/pause';
import { createCascade } from './windows/cascade';
import { closeTab } from './windows/close-tab';
import { createNewTabs } from './windows/new-tabs';
import { createTabReplacement } from './windows/replace-tab';
import { createSessionWindows } from './windows/session-windows';

/** Starts everything. Listeners are registered before the first await, or the browser would not wake us for them. */
export function startWorker(buildId: string): void {
  const navigations = createNavigations();
  const frames = createFrameNavigations();
  const pages = createPageLink({
    async inject(tabId, frameId, script) {
      // A document that was there before its tab joined the session.
      if (script === '/page.js') void dialogs.answerIn(tabId, frameId);
      await browserApi.injectPageScript(tabId, frameId, script);
    },
    isOpen: async (tabId) => (await browserApi.findTab(tabId)) !== undefined,
    mayEnter: (document) => guard.mayEnter(document),
    reveal: (order, document) => (order.do === 'step' ? secrets.reveal(order, document) : order),
  });
  const sideEffects = createStepSideEffects();
  const cascade = createCascade();
  const rules = createSessionRules(async () => (await pairing.current())?.relayUrl);
  const badge = createBadge(browserApi.showBadge);
  const switches = new Map<number, number>();
  let browserId = '';
  let relayUrl: string | undefined;
  let outdated = false;

  const sessionsRead = openSessions({
    short: browserApi.shortMemory,
    long: browserApi.longMemory,
    stillOpen: async (tabId) => (await browserApi.findTab(tabId)) !== undefined,
    changed(records) {
      rules.keep(records);
      badge.driven(records.flatMap(({ tabIds }) => tabIds).length);
    },
    tell(event) {
      link.send({ type: 'event', event });
      if (event.name === 'session-closed') endFor(event.sessionId);
    },
  });
  const endFor = (sessionId: string) => {
    void permissions.end(sessionId);
    secrets.forget(sessionId);
  };
  const permissions = createSitePermissions(browserApi.clickless);
  const secrets = createSecrets({ sessions: sessionsRead, memory: browserApi.shortMemory });
  const guard = createAddressGuard({
    sessions: sessionsRead,
    relayUrl: () => relayUrl,
    drop: dropPage(navigations),
  });
  const dialogs = createDialogs({ sessions: sessionsRead, sideEffects });
  const newTabs = createNewTabs({
    sessions: sessionsRead,
    navigations,
    sideEffects,
    ruled: rules.standing,
    guard,
    cascade,
  });
  const downloads = createDownloads({
    sessions: sessionsRead,
    sideEffects,
    addressesOf: addressesIn(frames),
  });

  const ready = (async () => {
    const [journal, pause, sessions] = await Promise.all([
      openJournal(browserApi.shortMemory as Parameters<typeof openJournal>[0]),
      openPause(browserApi.longMemory, badge.paused),
      sessionsRead,
    ]);
    const endOpenDialogs = createDialogEnder(sessions, sideEffects);
    const windows = createSessionWindows({
      browserId: () => browserId,
      sessions,
      navigations,
      pages,
      ruled: rules.standing,
      guard,
      permissions,
      endOpenDialogs,
      cascade,
      switches: (windowId) => switches.get(windowId) ?? 0,
    });
    const replacement = createTabReplacement({
      sessions,
      ruled: rules.standing,
      loaded: (tabId) => navigations.until(tabId, 0, 'load', AbortSignal.timeout(blankWithinMs)),
      close: closeTab,
    });
    const tabs = createSessionTabs({
      sessions,
      navigations,
      frames,
      pages,
      newTabs,
      downloads,
      permissions,
      replacement,
      guard,
    });
    windows.restorePolicies();
    const turns = createSessionTurns();
    const origins = createPageOrigins((id) => navigations.address(sessions.find(id)?.currentTabId ?? -1));
    const begins = origins.note;
    const step = createStepRunner({
      sessions,
      tabs,
      sideEffects,
      replacement,
      endOpenDialogs,
      turns,
      begins,
    });
    const ownerOf = (id: string) => sessions.find(id)?.keyName;
    const runner = createCommandRunner({ journal, windows, step, turns, pause, secrets, ownerOf });
    return { journal, sessions, windows, pause, runner, origins };
  })();

  const pairing = createPairing({ short: browserApi.shortMemory, long: browserApi.longMemory }, introduce);

  async function introduce() {
    const { journal, sessions } = await ready;
    return { browserName: browserName(), buildId, journalId: journal.id, sessions: sessions.all() };
  }

  const link = createRelayLink({
    async pairing() {
      const current = await pairing.current();
      browserId = current?.browserId ?? '';
      relayUrl = current?.relayUrl;
      return current;
    },
    introduce,
    async onFrame(frame) {
      const { runner, origins } = await ready;
      if (frame.type === 'command') link.send(origins.named(frame, await runner.run(frame)));
      else if (frame.type === 'cancel') runner.cancel(frame.id);
      else if (frame.type === 'resyncRequest') {
        runner.keepOnly(frame.ids);
        link.send({ type: 'resyncResponse', entries: frame.ids.map((id) => ({ id, ...runner.find(id) })) });
      }
    },
    async onWelcome(relayBuildId) {
      outdated = relayBuildId !== buildId;
      const { sessions } = await ready;
      if (outdated && sessions.all().length === 0) await reloadOnceFor(relayBuildId);
    },
    onState: () => undefined,
    stayAwake: browserApi.stayAwake,
    lostAt: lostAtIn(browserApi.shortMemory),
  });

  /** A pairing link becomes our own page, which asks the user. */
  async function offerPairing(tabId: number, url: string): Promise<void> {
    const offer = offerIn(url);
    if (!offer) return;
    await pairing.remember(offer);
    await browserApi.startNavigation(tabId, browserApi.ownAddress('/pair.html'));
  }

  async function cameIn(tabId: number, frameId: number): Promise<void> {
    // Pages that are no session see nothing of tabrelay; error pages let nobody in.
    if (!(await sessionsRead).ofTab(tabId)) return;
    browserApi.injectMainWorld(tabId, frameId).catch(() => undefined);
    await dialogs.answerIn(tabId, frameId);
  }

  hearNavigations({ navigations, frames, guard, heard: link.wake, cameIn });
  hearDownloads(downloads);
  browserApi.events.tabBorn.addListener(({ sourceTabId, tabId, url }) =>
    newTabs.adopt(sourceTabId, tabId, url),
  );
  browserApi.events.windowFocused.addListener(newTabs.focusMoved);
  browserApi.events.tabRemoved.addListener(async (tabId) => {
    navigations.forget(tabId);
    pages.forget(tabId);
    guard.forget(tabId);
    (await ready).sessions.drop(tabId);
  });
  browserApi.events.tabReplaced.addListener(async (added, removed) =>
    (await ready).sessions.replaceTab(removed, added),
  );
  browserApi.events.tabActivated.addListener(({ windowId, tabId }) => {
    newTabs.tabActivated(windowId, tabId);
    switches.set(windowId, (switches.get(windowId) ?? 0) + 1);
    link.wake();
  });
  browserApi.events.tabUpdated.addListener(async (tabId, changed) => {
    link.wake();
    if (changed.url) await offerPairing(tabId, changed.url);
  });
  browserApi.events.portOpened.addListener((opened) => {
    pages.accept(opened);
    link.wake();
  });
  browserApi.events.message.addListener((message: unknown, sender: browserApi.Sender) => {
    if (!browserApi.isOwnPage(sender)) {
      void dialogs.hear(message, sender);
      return undefined;
    }
    return ready.then(({ sessions, windows, pause }) =>
      answerUser(message, { link, pairing, sessions, windows, pause, outdated: () => outdated }),
    );
  });
  browserApi.events.memoryChanged.addListener((changes) => {
    const change = changes[pairingKey];
    // `npm start` writes the same pairing at every start; that is no reason to hang up.
    if (change && JSON.stringify(change.oldValue) !== JSON.stringify(change.newValue)) link.restart();
  });
  browserApi.events.browserStarted.addListener(link.wake);
  browserApi.events.installed.addListener(async () => {
    link.wake();
    // The pairing link may have been opened before there was anybody to notice it.
    for (const tab of await browserApi.allTabs()) if (tab.id && tab.url) await offerPairing(tab.id, tab.url);
  });
  browserApi.events.alarm.addListener(link.wake);
  void closeMemory(browserApi.longMemory);
  void browserApi.keepWaking();
  link.wake();
}
