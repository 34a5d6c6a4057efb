/** Keeps the browser's declarativeNetRequest session rules in line with what the sessions' policies allow. */
import { replaceSessionRules, sessionRuleIds } from '../browser-api/declarative-net-request';
import { sandboxRules } from '../dialogs/sandbox-rule';
import { effectivePolicy, type SessionRecord } from '../sessions/session-record';
import type { KnownTabs } from './known-tabs';
import { newTabRules, unattributedTabRule } from './new-tab-rules';
import {
  anything,
  documents,
  never,
  notBlocked,
  notTheRelay,
  onlyWhere,
  priority,
  type Rule,
} from './policy-rules';
import type { TabHosts } from './tab-hosts';

/** What the rules are made of. */
interface Situation {
  records: readonly SessionRecord[];
  /** The hosts of all documents in a tab. */
  hostsOf(tabIds: readonly number[]): string[];
  /** Every tab that is not one of a session, nor may become one. */
  usersTabIds: readonly number[];
  /** Whether new tabs are held of which the browser does not say who opened them. */
  holdsUnattributed: boolean;
  relayUrl: string | undefined;
  /** Where the user lets no session go. */
  blockedSites: readonly string[];
}

/** The rules for all sessions; they leave alone what the user does in known tabs. */
function rulesFor({
  records,
  hostsOf,
  usersTabIds,
  holdsUnattributed,
  relayUrl,
  blockedSites,
}: Situation): Rule[] {
  const sessionTabIds = records.flatMap((record) => record.tabIds);
  if (sessionTabIds.length === 0) return [];
  const knownTabIds = [...usersTabIds, ...sessionTabIds];
  const places = records.map((record) => ({
    hosts: hostsOf(record.tabIds),
    policy: effectivePolicy(record).policy,
  }));
  return [
    ...never({ tabIds: sessionTabIds }, anything, documents),
    ...notBlocked({ tabIds: sessionTabIds }, documents, blockedSites),
    ...records.flatMap((record) => rulesOf(record, relayUrl)),
    ...records.flatMap((record) => heldRules(record, { hostsOf, knownTabIds })),
    ...newTabRules(places, knownTabIds, relayUrl, blockedSites),
    ...(holdsUnattributed ? [unattributedTabRule(knownTabIds)] : []),
  ];
}

/** Where a secret was typed: the tab asks for nothing outside the list, nor does one that it opens. */
function heldRules(
  { heldTabIds = [], ...record }: SessionRecord,
  { hostsOf, knownTabIds }: Pick<Situation, 'hostsOf'> & { knownTabIds: number[] },
): Rule[] {
  const { policy } = effectivePolicy(record);
  if (policy?.egress !== 'held' || heldTabIds.length === 0) return [];
  const only = { allowedDomains: policy.allowedDomains };
  const hosts = hostsOf(heldTabIds);
  const parts = anything.filter((type) => type !== 'main_frame');
  return [
    ...onlyWhere({ tabIds: heldTabIds }, anything, only),
    ...(hosts.length > 0
      ? onlyWhere({ initiatorDomains: hosts, excludedTabIds: knownTabIds }, parts, only)
      : []),
  ];
}

/** The rules for the tabs of a session. */
function rulesOf(record: SessionRecord, relayUrl: string | undefined): Rule[] {
  const { policy } = effectivePolicy(record);
  const where = { tabIds: record.tabIds };
  return [
    ...sandboxRules(record, priority.sandbox),
    ...onlyWhere(where, documents, policy),
    ...(relayUrl ? notTheRelay(where, documents, policy, relayUrl) : []),
  ];
}

/** How long new tabs are held: the first request of one can begin this much later than the click that opened it. */
const holdMs = 1_000;

export class SessionRules {
  /** What the rules were last made of; unknown at first, since rules outlive the worker. */
  #applied: string | undefined;
  /** The ids of the browser's rules; unknown at first, and after an update that failed. */
  #ids: readonly number[] | undefined;
  /** The latest update; each waits for the one before. */
  #update = Promise.resolve();
  /** As last given to `apply`. */
  #records: readonly SessionRecord[] = [];
  /** Set while new tabs are held; ends that. */
  #held: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly parts: {
      hosts: TabHosts;
      known: KnownTabs;
      /** Of the relay that this browser is paired with, if it is. */
      relayUrl(): string | undefined;
      /** Where the user lets no session go. */
      blockedSites(): readonly string[];
    },
  ) {}

  /** Updates the browser's rules; to be called whenever tabs or policies of the sessions change. */
  apply(records: readonly SessionRecord[]): void {
    this.#records = records;
    this.refresh();
  }

  /** The same, when other tabs are known, or tabs of sessions are at other hosts. */
  refresh(): void {
    const { hosts, known } = this.parts;
    const records = this.#records;
    const hostsOf = (tabIds: readonly number[]) => hosts.of(tabIds);
    const places = records.map((one) => [
      one.tabIds,
      one.dialogs,
      effectivePolicy(one),
      one.heldTabIds,
      hostsOf(one.tabIds).toSorted(),
    ]);
    const usersTabIds = records.length > 0 ? known.ids() : [];
    const holdsUnattributed = this.#held !== undefined;
    const blockedSites = this.parts.blockedSites();
    const wanted = JSON.stringify([places, usersTabIds, holdsUnattributed, blockedSites]);
    if (this.#applied === wanted) return;
    this.#applied = wanted;
    const set = async () => {
      const relayUrl = this.parts.relayUrl();
      const rules = rulesFor({ records, hostsOf, usersTabIds, holdsUnattributed, relayUrl, blockedSites });
      const before = this.#ids ?? (await sessionRuleIds());
      this.#ids = undefined;
      const numbered = rules.map((rule, index) => ({ ...rule, id: index + 1 }));
      await replaceSessionRules(before, numbered);
      this.#ids = numbered.map(({ id }) => id);
    };
    // A failure of the update before says nothing about this one.
    this.#update = this.#update.catch(() => undefined).then(set);
    this.#update.catch(() => {
      if (this.#applied === wanted) this.#applied = undefined;
    });
  }

  /** From now on and for a moment, holds new tabs of which the browser does not say who opened them. */
  holdUnattributed(): void {
    clearTimeout(this.#held);
    this.#held = setTimeout(() => {
      this.#held = undefined;
      this.refresh();
    }, holdMs);
    this.refresh();
  }

  /** Whether new tabs are held now of which the browser does not say who opened them, such as those of the worker. */
  get holdsUnattributed(): boolean {
    return this.#held !== undefined;
  }

  /** Resolves when the latest rules are in force: they apply to what is opened after that. */
  inForce(): Promise<void> {
    return this.#update;
  }
}
