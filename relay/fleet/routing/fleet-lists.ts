/** What is listed of all relays of the fleet: sessions, approvals, browsers, and the relays themselves. */
import { RelayError } from '../../../extension/protocol/errors';
import type { ConnectedBrowser } from '../../browsers/browsers';
import type { Approval } from '../../service/approvals/approval';
import type { RequestContext } from '../../service/caller';
import type { FleetRelay, FleetView } from '../../service/fleet';
import type { Service } from '../../service/service';
import type { OpenSession } from '../../service/sessions/list-sessions';
import type { Bucket, Bus } from '../bus';
import type { Directory, KnownBrowser } from '../state/directory';
import type { RelayEntry } from '../state/entries';
import { lostAfterMs, type Members } from '../state/members';
import { natsAway, noSuchRelay } from './fleet-errors';
import type { Identities } from './identities';
import type { OtherRelays } from './other-relays';

const maxTries = 3;

interface Parts {
  bus: Bus;
  state: Bucket;
  here: Service;
  /** The browsers of this relay. */
  local: { list(): ConnectedBrowser[] };
  others: OtherRelays;
  directory: Directory;
  members: Members;
  identities: Identities;
  fleet: string;
  /** This run of this relay, and its entry as it is now. */
  run: string;
  about(): RelayEntry;
}

export class FleetLists {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The open sessions of the caller's key, oldest first. @throws RelayError no_browser when none is connected */
  async sessions(context: RequestContext): Promise<OpenSession[]> {
    const { here, local, about } = this.#parts;
    const others = this.#otherBrowsers();
    // A relay without browsers waits for one that may come back, and says so; here that is no loss.
    const isAlone = others.length === 0;
    const own =
      local.list().length > 0 || isAlone
        ? here.listSessions(context).then((all) => all.map((one) => ({ ...one, relay: about().name })))
        : [];
    const runs = [...new Set(others.map(({ run }) => run))];
    const lists = await Promise.all([own, ...runs.map((run) => this.#sessionsOf(run, context))]);
    return lists.flat().sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  }

  /** Those that wait first. A relay that does not answer is left out. */
  async approvals(context: RequestContext): Promise<Approval[]> {
    const { here, others } = this.#parts;
    const asked = { operation: 'listApprovals' as const, input: {}, context };
    const lists = await Promise.all([
      here.listApprovals(context),
      ...others.others().map((run) => unlessGone(others.inRelay<Approval[]>(run, asked), [])),
    ]);
    const all = lists
      .flat()
      .map((one) => ({ ...one, keyName: this.#parts.identities.fromFleet(one.keyName) }));
    const waits = ({ state }: Approval) => state === 'waiting';
    return [...all.filter(waits), ...all.filter((one) => !waits(one))];
  }

  browsers(): ConnectedBrowser[] {
    const { local, about, directory } = this.#parts;
    const { name: relay, labels, draining } = about();
    const own = local.list().map((one) => ({ ...one, relay, labels, draining }));
    const others = this.#otherBrowsers().map((one) => ({
      id: one.id,
      name: one.name,
      connectedAt: one.connectedAt,
      pairedByHand: one.pairedByHand,
      outdated: one.outdated,
      sessions: one.sessions.length,
      relay: one.relay,
      labels: one.labels,
      draining: directory.relay(one.run)?.draining ?? false,
    }));
    return [...own, ...others];
  }

  relays(): FleetView {
    const { bus, directory, run, about, fleet } = this.#parts;
    const own = this.#relay(run, about(), 0);
    const others = directory
      .relays()
      .filter((one) => one.run !== run)
      .map((one) => this.#relay(one.run, one, this.#parts.members.ageMs(one.run)))
      .filter(({ heartbeatAgeMs }) => Number.isFinite(heartbeatAgeMs));
    const relays = [own, ...others].sort((one, other) => one.name.localeCompare(other.name));
    return { name: fleet, relay: own.name, nats: bus.isConnected ? 'connected' : 'disconnected', relays };
  }

  /** Tells a relay to open no more sessions, or to do so again. @throws RelayError bad_request for one that is not there */
  async setDraining(name: string, draining: boolean): Promise<void> {
    const { bus, state, directory, members, run: own } = this.#parts;
    const there = directory.relays().filter(({ run }) => run === own || members.isAlive(run));
    const runs = there.filter((relay) => relay.name === name).map(({ run }) => run);
    if (!bus.isConnected) throw natsAway(false);
    if (runs.length === 0) throw noSuchRelay(name, there.map((relay) => relay.name).sort());
    for (const run of runs) await changeEntry(state, `relay.${run}`, { draining });
  }

  #relay(run: string, entry: RelayEntry, heartbeatAgeMs: number): FleetRelay {
    const { directory, local, run: ownRun } = this.#parts;
    const held = directory.browsers().filter((browser) => browser.run === run && browser.connected);
    const counts =
      run === ownRun ? local.list().map(({ sessions }) => sessions) : held.map((one) => one.sessions.length);
    const isLost = heartbeatAgeMs > lostAfterMs;
    return {
      name: entry.name,
      id: run,
      state: isLost ? 'lost' : entry.draining ? 'draining' : 'up',
      browsers: counts.length,
      sessions: counts.reduce((sum, count) => sum + count, 0),
      labels: entry.labels,
      version: entry.version,
      startedAt: entry.startedAt,
      heartbeatAgeMs: Math.round(heartbeatAgeMs),
    };
  }

  /** The connected browsers of the relays that live. */
  #otherBrowsers(): KnownBrowser[] {
    const { directory, members, run: own, bus } = this.#parts;
    if (!bus.isConnected) return [];
    return directory
      .browsers()
      .filter(({ connected, run }) => connected && run !== own && members.ageMs(run) <= lostAfterMs);
  }

  /** As the relay says, or, where it does not answer in time, as it told last. */
  async #sessionsOf(run: string, context: RequestContext): Promise<OpenSession[]> {
    const { others, directory, identities } = this.#parts;
    const keyName = identities.toFleet(context.caller.keyName);
    const held = directory.browsers().filter((browser) => browser.run === run);
    const relay = held[0]?.relay ?? run;
    const known = held.flatMap(({ sessions }) => sessions).filter((one) => one.keyName === keyName);
    const asked = { operation: 'listSessions' as const, input: {}, context };
    const listed = await unlessGone(others.inRelay<OpenSession[]>(run, asked), known);
    return listed.map((one) => ({ ...one, keyName: identities.fromFleet(one.keyName), relay }));
  }
}

async function unlessGone<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RelayError && error.code !== 'internal') return otherwise;
    throw error;
  }
}

async function changeEntry(state: Bucket, key: string, change: Partial<RelayEntry>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await state.get(key);
    if (!found) return;
    const value = JSON.stringify({ ...JSON.parse(found.value), ...change });
    if ((await state.update(key, value, found.revision)) !== undefined) return;
  }
}
