/** Joins a relay to a fleet: constructs the parts, and keeps them going until the relay leaves. */
import { randomBytes } from 'node:crypto';
import type { LimitedBrowsers } from '../browsers/limited-browsers';
import type { Service } from '../service/service';
import type { Bus } from './bus';
import { IncomingCalls } from './calls/incoming-calls';
import { OutgoingCalls } from './calls/outgoing-calls';
import { Sealing } from './calls/sealing';
import { FleetEvents } from './fleet-events';
import { FleetKeys, type OwnKeys } from './fleet-keys';
import { FleetService } from './fleet-service';
import { FleetSites } from './fleet-sites';
import { Heart } from './heart';
import { subjectsOf } from './names';
import { performer } from './perform';
import { Claims, keepClaimsMs } from './placement/claims';
import { anyLabel, Offers } from './placement/offers';
import { Placement } from './placement/placement';
import { FleetLists } from './routing/fleet-lists';
import { Identities } from './routing/identities';
import { Keepers } from './routing/keepers';
import { OtherRelays } from './routing/other-relays';
import { Directory } from './state/directory';
import { Members } from './state/members';
import { type LocalBrowsers, OwnBrowsers } from './state/own-browsers';
import { OwnEntry } from './state/own-entry';

/** What is kept in the bucket `state` expires after a day without being written again. */
const keepStateMs = 24 * 60 * 60_000;
const writeAgainEveryMs = 60 * 60_000;

export interface FleetOptions {
  /** Name of the fleet, and of this relay in it. */
  fleet: string;
  relay: string;
  version: string;
  /** Labels of this relay's browsers. */
  labels: readonly string[];
  /** Most sessions in each of them. */
  maxSessions: number;
  local: LocalBrowsers;
  /** Whether a browser was unpaired from this relay. */
  isUnpaired(browserId: string): boolean;
  /** The same browsers, as sessions are opened in them. */
  limited: LimitedBrowsers;
  /** The service of this relay alone. */
  here: Service;
  ownKeys: OwnKeys;
  /** Hash of the owner's key, in hex. */
  ownersHash(): string;
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
}

export interface JoinedFleet {
  /** Answers for the whole fleet. */
  service: FleetService;
  keys: FleetKeys;
  events: FleetEvents;
  sites: FleetSites;
  /** Whether this relay's browsers open no more sessions. */
  isDraining(): boolean;
  /** Something about this relay's browsers may have changed. */
  browsersChanged(): void;
  /** Tells the other relays, and ends the connection. */
  leave(): Promise<void>;
}

/** A name for one run of a relay, which says nothing of it. */
export function freshRun(): string {
  return randomBytes(9).toString('hex');
}

/** @param run of this relay, by `freshRun` */
export function joinFleet(bus: Bus, run: string, options: FleetOptions): JoinedFleet {
  const { fleet, relay, labels, maxSessions, local, limited, here, log } = options;
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'the fleet: NATS did not do what it was asked');
  const subjects = subjectsOf(fleet);
  const sealing = new Sealing();
  const identities = new Identities(options.ownersHash);
  const members = new Members();
  const state = bus.bucket('state', keepStateMs);
  const directory = new Directory(state);
  const events = new FleetEvents(bus, { run, relay, subjects });
  const entry = new OwnEntry(state, directory, {
    run,
    name: relay,
    labels: [...labels],
    version: options.version,
    publicKey: sealing.publicKey.toString('base64'),
  });
  const incoming = new IncomingCalls({ bus, sealing, perform: performer(here, identities), onError });
  const inbox = (id: string) => subjects.inbox(run, id);
  const calls = new OutgoingCalls({ bus, sealing, members, inbox });
  const isHere = (browserId: string) => local.has(browserId);
  const others = new OtherRelays({ bus, calls, directory, members, subjects, identities, run, isHere });
  const about = { run, relay, labels, maxSessions };
  const take = incoming.take.bind(incoming);
  const sites = new FleetSites(directory, () => own.changed());
  const blockedSites = (browserId: string) => sites.ofBrowser(browserId);
  const { isUnpaired } = options;
  const browsers = { local, blockedSites, isUnpaired, events, about, take };
  const own = new OwnBrowsers({ bus, state, directory, subjects, ...browsers, onError });
  const withRoom = () => limited.withRoom();
  const offers = new Offers({ bus, subjects, directory, members, labels, withRoom });
  const claims = new Claims(bus.bucket('claims', keepClaimsMs));
  const placement = new Placement({
    bus,
    offers,
    claims,
    directory,
    labels: [...labels, anyLabel],
    local: limited,
  });
  const keepers = new Keepers(others, (id) => here.keeps(id));
  const aboutNow = () => entry.value;
  const lists = new FleetLists({
    bus,
    state,
    here,
    local,
    others,
    directory,
    members,
    identities,
    fleet,
    run,
    about: aboutNow,
  });
  const keys = new FleetKeys({ bucket: bus.bucket('access'), bus, own: options.ownKeys, onError });
  const changed = () => {
    own.changed();
    offers.update();
  };

  bus.subscribe(subjects.relay(run), take);
  entry.onChange(changed);
  const heart = new Heart({ bus, state, directory, members, subjects, run, events, log, onError });
  heart.onBeat(() => {
    incoming.tidy();
    changed();
  });
  members.onGone((gone) => incoming.abandon(gone));
  const write = () => {
    if (!bus.isConnected) return;
    entry.write().catch(onError);
    own.writeAgain();
  };
  bus.onChange((isConnected) => {
    if (isConnected) log.info({ fleet, relay }, 'joined the fleet');
    else log.warn({ fleet }, 'NATS cannot be reached; this relay goes on alone');
    write();
  });
  events.happened({ event: 'relay-joined' });
  const rewriting = setInterval(write, writeAgainEveryMs);
  rewriting.unref();

  return {
    service: new FleetService({ here, others, placement, keepers, lists, identities }),
    keys,
    events,
    sites,
    isDraining: () => entry.value.draining,
    browsersChanged: changed,
    async leave() {
      heart.stop();
      if (bus.isConnected) await own.leave().catch(onError);
      await heart.leave().catch(onError);
      await bus.close();
    },
  };
}
