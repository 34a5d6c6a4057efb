/** The relay's own process: constructs the parts, listens, and reports to the supervisor. */
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { pairingsIn } from './access/pairings';
import { watchKeys } from './access/watch-keys';
import { watchPairings } from './access/watch-pairings';
import { createApp } from './app';
import { openAuditLog } from './audit/audit-log';
import { nameForPeople } from './browsers/browser-ids';
import { ConnectedBrowsers } from './browsers/connected-browsers';
import { checkIdleEveryMs, IdleSessions } from './browsers/idle-sessions';
import { LimitedBrowsers } from './browsers/limited-browsers';
import { acceptBrowsers } from './browsers/sockets/socket-server';
import { failWith, keepTelling, onSupervisorMessage, tellSupervisor } from './child-messages';
import { chooseModel } from './choose-model';
import { readConfig } from './config';
import type { JoinedFleet } from './fleet/join-fleet';
import { shutDownGracefully } from './graceful-shutdown';
import { createKeys } from './http/auth';
import { admitUpgrade, arrivalOf } from './http/gate';
import { createHttpServer } from './http/server/http-server';
import { trackInFlightRequests } from './http/server/in-flight-requests';
import { refuseUpgrade } from './http/server/refuse-upgrade';
import { keepSocket } from './http/server/socket-room';
import { webSocketRequests } from './http/server/web-socket-requests';
import { createLog } from './log';
import { CallCounts } from './metrics/call-counts';
import { CommandCounts } from './metrics/command-counts';
import { Approvals } from './service/approvals/approvals';
import { defaultKeyName } from './service/caller';
import { Activity } from './service/live/activity';
import { LiveAccess } from './service/live/live-access';
import { LocalService } from './service/service';
import { Transcripts } from './service/transcripts/transcripts';
import { startFleet } from './start-fleet';
import { threadedViews } from './threads/threaded-views';

/** The build puts them beside the bundle. */
const pagesDir = fileURLToPath(new URL('pages', import.meta.url));
const swaggerDir = fileURLToPath(new URL('swagger-ui', import.meta.url));
const builtExtensionDir = fileURLToPath(new URL('../chrome-mv3', import.meta.url));

/** How often to look for tasks without a call for ten minutes. */
const checkTasksEveryMs = 15_000;

keepTelling();
let isStarting = false;
onSupervisorMessage(({ launching }) => {
  isStarting = launching;
});
const config = readConfig([], process.env);
const log = createLog({ level: config.logLevel, pretty: process.stderr.isTTY === true });
const pairings = pairingsIn(config.home);
/** Absent where the relay is alone; set below, for it needs what it is told of. */
let fleet: JoinedFleet | undefined;
const audit = openAuditLog({
  home: config.home,
  onError: (error) => log.error({ err: error }, 'the audit log cannot be written; calls go on without it'),
  onWritten: (entry) => fleet?.events.audited(entry),
});
const keys = watchKeys({ home: config.home, given: config.apiKey, onError: (error) => log.error(error) });
const transcripts = new Transcripts();
const approvals = new Approvals((decided) => {
  audit.approvalDecided(decided);
  transcripts.decided(decided);
});
const activity = new Activity();
const access = new LiveAccess({ onOpened: (keyName) => audit.liveOpened(keyName) });
const callCounts = new CallCounts();
const commandCounts = new CommandCounts();
const browsers = new ConnectedBrowsers({
  buildId: __BUILD_ID__,
  pairingOf(browserId) {
    if (pairings.find(browserId)) return 'paired';
    return pairings.findRemoved(browserId) && 'removed';
  },
  isPaired: (idOrName) =>
    pairings.list().some(({ id, name }) => [id, nameForPeople(name, id)].includes(idOrName)),
  onEnded(ending, tookMs) {
    commandCounts.add(ending, tookMs);
    audit.write(ending);
    transcripts.ended(ending);
    activity.ended(ending);
  },
  onBegan: (command) => activity.began(command),
  onActing: (sessionId, on) => activity.acting(sessionId, on),
  onChanged: () => here.live.changed(),
  // Who can use this browser's windows by hand may see and stop all that is done in them.
  liveTicket: () => access.issue(defaultKeyName).ticket,
  approvalsOf: (isThere) =>
    approvals.list(({ sessionId }) => isThere(sessionId)).filter(({ state }) => state === 'waiting'),
  onDecided(isThere, { id, decision }) {
    const mayDecide = ({ sessionId }: { sessionId: string }) => isThere(sessionId);
    if (approvals.isWaiting(id, mayDecide))
      approvals.decide(id, decision, 'person at the browser', mayDecide);
  },
  onSessionClosed(sessionId) {
    approvals.end({ sessionId });
    activity.forget(sessionId);
  },
});
approvals.onChange(() => browsers.showApprovals());

const watch = watchPairings({
  home: config.home,
  browsers,
  onUnpaired: (unpaired) => tellSupervisor({ unpaired }),
  onError: (error) => log.error(error),
});

const idleSessions = new IdleSessions(browsers, {
  idleMinutes: config.sessionIdleMinutes,
  now: Date.now,
  onError: (error) => log.warn({ err: error }, 'an idle session could not be closed'),
});
setInterval(() => void idleSessions.closeIdle(), checkIdleEveryMs(config.sessionIdleMinutes));

const threads = new URL('threads/', import.meta.url);
const { model, reader } = chooseModel(config.model, threads);
const views = threadedViews(new URL('viewing-thread.mjs', threads));
const limited =
  config.fleet &&
  new LimitedBrowsers(idleSessions, {
    maxSessions: config.fleet.maxSessions,
    isDraining: () => fleet?.isDraining() ?? false,
  });
const here = new LocalService({
  ...{ browsers: limited ?? idleSessions, model, reader, views },
  ...{ approvals, transcripts, activity, access },
  measured: () => ({
    calls: callCounts.list(),
    commands: commandCounts.durations(),
    errors: commandCounts.errors(),
    load: browsers.load(),
    audit: audit.budget(),
  }),
});
setInterval(() => void here.deleteIdleTasks(), checkTasksEveryMs);
if (config.fleet && limited) {
  const { home } = config;
  fleet = await startFleet(config.fleet, { local: browsers, limited, here, log, version, home, keys });
}
const app = createApp({
  host: config.host,
  port: config.port,
  allowedHosts: config.allowedHosts,
  service: fleet?.service ?? here,
  keys: createKeys(
    (looksNow) => {
      const own = keys(looksNow);
      return fleet?.keys.all(own) ?? own;
    },
    Date.now,
    (name) => audit.keyExpired(name),
  ),
  version,
  rateLimit: config.rateLimitPerSecond
    ? { perSecond: config.rateLimitPerSecond, burst: 2 * config.rateLimitPerSecond }
    : 'off',
  log,
  callCounts,
  pagesDir,
  swaggerDir,
  extensionDir: config.extensionDir ?? builtExtensionDir,
});

const calls = trackInFlightRequests(app);
const server = createHttpServer(calls).listen(config.port, config.host, () =>
  tellSupervisor({ ready: { port: config.port } }),
);

server.on('error', (error) => {
  log.error(error);
  failWith(error.message);
});

acceptBrowsers(webSocketRequests(server), {
  buildId: __BUILD_ID__,
  pairings,
  blockedSites: () => fleet?.sites.all,
  registry: {
    add(connection, sessions) {
      browsers.add(connection, sessions);
      fleet?.browsersChanged();
    },
    receive(connection, frame) {
      browsers.receive(connection, frame);
      if (frame.type === 'event') fleet?.browsersChanged();
      if (frame.type === 'blockedSites') fleet?.sites.told(connection, frame.sites);
    },
    remove(connection) {
      browsers.remove(connection);
      fleet?.sites.left(connection);
      fleet?.browsersChanged();
      const isBack = browsers.list().some(({ id }) => id === connection.id);
      if (!isBack) tellSupervisor({ browserLost: { id: connection.id } });
    },
  },
  isStarting: () => isStarting,
  admit(request) {
    const verdict = admitUpgrade(arrivalOf(request), config);
    return verdict.ok ? undefined : verdict;
  },
  refuse: refuseUpgrade,
  onProved: (socket) => keepSocket(socket),
  onOutdated({ name, sessions }) {
    const next = sessions > 0 ? 'it reloads itself once its sessions are closed' : 'it reloads itself now';
    log.warn({ browser: name, sessions }, `the extension is older than the relay: ${next}`);
  },
  onRefused: (attempt) => audit.browserRefused(attempt),
  onPaired({ id, name }) {
    watch.check();
    tellSupervisor({ paired: { id, name } });
  },
  onPairingFailed: () => tellSupervisor({ pairingFailed: true }),
  onLeft({ id }) {
    pairings.remove(id, 'browser');
    watch.check();
  },
  onConnected({ id, introduction, pairedByHand }, sessions) {
    keepName(id, introduction.browserName);
    watch.check();
    log.info({ browser: introduction.browserName, sessions }, 'browser connected');
    tellSupervisor({ browserConnected: { id, name: introduction.browserName, pairedByHand, sessions } });
  },
  onError: (error) => log.error(error),
});

// After an exception too.
process.on('exit', () => audit.close());
// The supervisor has exited or was killed: the relay must not outlive it.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    here.live.end();
    void shutDownGracefully({ server, calls, giveUp: () => browsers.giveUp() })
      .then(() => fleet?.leave())
      .finally(() => process.exit(0));
  });
}

function keepName(browserId: string, name: string): void {
  try {
    pairings.rename(browserId, name);
  } catch (error) {
    // A folder that cannot be written is no reason to reject a browser.
    log.error(error);
  }
}
