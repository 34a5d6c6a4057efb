/** Constructs the parts of the background from what was stored, each after the parts that it depends on. */

import { quietMs } from '../protocol/driving';
import { mapStrings } from '../protocol/masking/mask-secrets';
import { injectMainWorld, injectPageScript, responseStatus, runInFrame } from './browser-api/scripting';
import { storageLocal, storageSession } from './browser-api/storage';
import { tellFrames, tellMainFrame } from './browser-api/tabs';
import { CommandRunner } from './commands/command-runner';
import { createOrderExecutor } from './commands/execute-order';
import { PageOrigins } from './commands/page-origins';
import { Dialogs } from './dialogs/dialogs';
import { createDialogDismisser } from './dialogs/dismiss-open-dialogs';
import { Downloads } from './downloads/downloads';
import { createStitching } from './frames/stitch-frames';
import { FrameNavigations } from './navigation/frame-navigations';
import { Navigations } from './navigation/navigations';
import { ResponseStatuses } from './navigation/response-statuses';
import { DocumentPreparation } from './page-link/document-preparation';
import { PageLink } from './page-link/page-link';
import type { PagePorts } from './page-link/page-ports';
import { createPolicies } from './policy/create-policies';
import { Egress } from './policy/egress';
import type { Pairings } from './relay-link/pairing';
import type { RelayLink } from './relay-link/relay-link';
import { ScreenshotQueue } from './screenshots/screenshot-queue';
import { SessionScreenshots } from './screenshots/session-screenshots';
import { tabCamera } from './screenshots/tab-camera';
import { listSessions } from './sessions/list-sessions';
import { SessionClipboards } from './sessions/session-clipboards';
import { SessionStore } from './sessions/session-store';
import { Sessions } from './sessions/sessions';
import { StepSideEffects } from './sessions/step-side-effects';
import { createFollowStep } from './steps/follow-step';
import { TabNavigator } from './steps/navigate-tab';
import { PageSteps } from './steps/page-steps';
import { createActPreparation } from './steps/prepare-act';
import { createStepRunner } from './steps/run-step';
import { Secrets } from './steps/secrets';
import { SessionTurns } from './steps/session-turns';
import type { StoredState } from './stored-state';
import { announceInput } from './user/announce-input';
import { Bars } from './user/bars';
import { Drivers } from './user/drivers';
import { createForPerson } from './user/for-person';
import { showSession } from './user/show-session';
import { ActiveTabs } from './windows/active-tabs';
import { closeSession } from './windows/close-session';
import { NewTabLimit } from './windows/new-tab-limit';
import { NewTabs } from './windows/new-tabs';
import { Cascade } from './windows/opening/cascade';
import { createSpareWindow } from './windows/opening/create-spare-window';
import { SessionOpener } from './windows/opening/session-opener';
import { TabReplacement } from './windows/replace-tab';
import { WindowFocus } from './windows/window-focus';

export type Background = ReturnType<typeof createBackground>;

/** What exists before anything was read from storage. */
interface Early {
  link: RelayLink;
  pairings: Pairings;
  ports: PagePorts;
}

export function createBackground(stored: StoredState, early: Early) {
  const { journal, pause, blockedSites, preferences, known, hosts } = stored;
  const { link, pairings, ports } = early;
  const tracking = createTracking();
  const { navigations, sideEffects, newTabLimit, clipboards } = tracking;
  const sessions = new Sessions(stored.sessions, new SessionStore(storageSession, storageLocal));
  const secrets = new Secrets(stored.secrets, { sessions, memory: storageSession });
  const policies = createPolicies(stored, { sessions, navigations, pairings, link });
  const { guard, permissions, rules } = policies;

  const turns = new SessionTurns();
  const downloads = new Downloads({ sessions, sideEffects });
  const { drivers, bars } = createDriving(sessions, turns, ports);
  const toPerson = createForPerson(stored, { link, sessions, secrets });
  const { badge, liveWatch } = toPerson;
  sessions.observe({
    changed(all) {
      rules.apply(all);
      downloads.remember(all);
      bars.changed();
      badge.setWindows(all.flatMap(({ tabIds }) => tabIds).length);
    },
    event(event) {
      link.send({ type: 'event', event });
      if (event.name === 'session-opened') void preferences.sawKey(event.session.keyName);
      if (event.name !== 'session-closed') return;
      void permissions.end(event.sessionId);
      newTabLimit.forget(event.sessionId);
      clipboards.forget(event.sessionId);
      secrets.forget(event.sessionId);
      drivers.forget(event.sessionId);
      liveWatch.forget(event.sessionId);
      // The step that closed the session may still report them.
      void turns.take(event.sessionId, async () => sideEffects.forget(event.sessionId));
    },
  });

  const egress = new Egress({ sessions, sideEffects });
  const prepareAct = createActPreparation({ sessions, rules, egress });
  const pages = new PageLink(ports, {
    checkDocument: (document) => guard.checkDocument(document),
    prepare: (command, document, signal) => prepareAct(command, document, signal),
    reveal: (order, document) => (order.do === 'step' ? secrets.reveal(order, document) : order),
  });
  const dialogs = new Dialogs({ sessions, sideEffects, runInFrame });
  const preparation = createPreparation({ dialogs, downloads, drivers });
  const dismissOpenDialogs = createDialogDismisser(sessions, sideEffects);

  const cascade = new Cascade();
  const spare = createSpareWindow(stored, { sessions, navigations, pairings, cascade });
  const focus = new WindowFocus((tabId) => spare.owns(tabId) || sessions.ofTab(tabId) !== undefined);
  const activeTabs = new ActiveTabs();
  const browserId = () => pairings.latest?.browserId ?? '';
  const common = { ...tracking, ...policies, sessions, downloads, cascade, dismissOpenDialogs, pages };
  const opener = new SessionOpener({
    ...common,
    browserId,
    hosts,
    focus,
    spare,
    windows: () => preferences.all.windows,
  });
  const newTabs = new NewTabs({ ...common, known, activeTabs, focus });
  const replacement = new TabReplacement(common);
  const queue = new ScreenshotQueue(
    tabCamera(
      pages,
      (tabId) => navigations.showsPage(tabId),
      (windowId) => activeTabs.switchesIn(windowId),
      (tabId) => bars.pictureTaken(tabId),
    ),
  );
  const screenshots = new SessionScreenshots({ ...common, focus, queue });

  const stitching = createStitching(pages, (sessionId, upTo) => sessions.gaveRefs(sessionId, upTo));
  const follow = createFollowStep({ ...common, newTabs });
  const alwaysAsks = (keyName?: string) => preferences.alwaysAsks(keyName);
  const steps = new PageSteps({ ...common, stitching, follow, liveWatch, alwaysAsks, turns });
  const navigator = new TabNavigator({ ...common, replacement, egress });
  // A page may send itself to a host that is named after what was typed.
  const origins = new PageOrigins((id) =>
    mapStrings(navigations.address(sessions.find(id)?.currentTabId ?? -1), secrets.maskOf(id)),
  );
  const step = createStepRunner({
    ...common,
    steps,
    navigator,
    replacement,
    dialogs,
    turns: turns.take,
    drivers,
    turnBegan(command) {
      origins.turnBegan(command);
      newTabs.stepBegan(command.order.sessionId);
    },
  });
  const execute = createOrderExecutor({
    open: (order, keyName, signal) => opener.open(order, keyName, signal),
    close: (sessionId) => closeSession(sessions, sessionId),
    list: () => listSessions(sessions, drivers),
    show: (sessionId) => showSession(sessions, sessionId),
    isPaused: () => pause.isOn,
    pauseAll: toPerson.pauseAll,
    setPolicy: (order) => policies.policy.set(order),
    releaseExpiredPolicy: (sessionId) => policies.policy.releaseExpired(sessionId),
    drivers,
    screenshot: (order, inTurn, signal) => screenshots.take(order, inTurn, signal),
    step,
    turns: turns.take,
    secrets,
    ownerOf: (sessionId) => sessions.find(sessionId)?.keyName,
  });
  const runner = new CommandRunner({ journal, pause, execute });
  policies.policy.restore();
  const forUser = { sessions, pause, drivers, bars, blockedSites, preferences, screenshots, ...toPerson };
  const forTabs = { newTabs, focus, activeTabs, spare };
  const forListeners = {
    ...tracking,
    ...policies,
    ...forTabs,
    known,
    hosts,
    egress,
    dialogs,
    downloads,
    preparation,
  };
  return { ...forUser, ...forListeners, journal, runner, origins, replacement };
}

/** Who drives each session, and the bars that tell the person so. */
function createDriving(sessions: Sessions, turns: SessionTurns, ports: PagePorts) {
  const drivers = new Drivers({
    sessions,
    tellFrames,
    changed: () => bars.changed(),
    watchInput: (tabId, frameId) =>
      runInFrame({ tabId, frameId, world: 'ISOLATED' }, announceInput, [quietMs]),
  });
  const bars = new Bars({
    sessions,
    drivers,
    turns: turns.take,
    inject: (tabId) => injectPageScript(tabId, 0, '/bar.js'),
    put: (tabId) => ports.prepare(tabId),
    tell: tellMainFrame,
  });
  return { drivers, bars };
}

function createPreparation(parts: { dialogs: Dialogs; downloads: Downloads; drivers: Drivers }) {
  const { dialogs, downloads, drivers } = parts;
  return new DocumentPreparation({
    mainWorld: injectMainWorld,
    dialogs: (tabId, frameId, options) => dialogs.answerIn(tabId, frameId, options),
    downloads: (tabId, frameId) => downloads.watch(tabId, frameId),
    input: (tabId, frameId) => drivers.watch(tabId, frameId),
  });
}

/** What follows the browser's events and depends on nothing else. */
function createTracking() {
  return {
    navigations: new Navigations(),
    statuses: new ResponseStatuses(responseStatus),
    frames: new FrameNavigations(),
    sideEffects: new StepSideEffects(),
    newTabLimit: new NewTabLimit(),
    clipboards: new SessionClipboards(),
  };
}
