/** Keeps the browser's declarativeNetRequest session rules in line with what the sessions' policies allow. */
import { refusal } from '../../protocol/address';
import { common, type HostEntry, parseHost } from '../../protocol/policy';
import { type BrowserRule, setSessionRules } from '../browser-api/declarative-net-request';
import { sandboxRules } from '../dialogs/sandbox-rule';
import { effectivePolicy, type SessionRecord } from '../sessions/session-record';

type Rule = Omit<BrowserRule, 'id'>;
type Types = NonNullable<Rule['condition']['resourceTypes']>;

/** The rule with the higher number applies; of two with the same number, `allow` does. */
const priority = { outside: 1, inside: 2, private: 3, named: 4, never: 5, practice: 6, sandbox: 7 };

/** Whatever can hold a document. */
const frames: Types = ['main_frame', 'sub_frame', 'object'];
const requests: Types = [
  ...frames,
  ...([
    'stylesheet',
    'script',
    'image',
    'font',
    'xmlhttprequest',
    'ping',
    'media',
    'websocket',
    'other',
  ] as const),
];
const loopback = String.raw`(localhost|[^/]*\.localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f:]+\])`;

/** IP addresses and names of this machine and its network. A public name may begin with the same digits, hence `[:/]`. */
const privateHost = [
  String.raw`localhost[:/]|[^/:]*\.localhost[:/]|\[::1?\]|\[f[cd]|\[::ffff:`,
  String.raw`(0|10|127|192\.168|172\.(1[6-9]|2[0-9]|3[01])|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\.[0-9.]+[:/]`,
].join('|');

/** The rules for all sessions; they apply to no other tab. */
function rulesFor(records: readonly SessionRecord[], relayUrl: string | undefined): Rule[] {
  const tabIds = records.flatMap((record) => record.tabIds);
  if (tabIds.length === 0) return [];
  return [
    ...never(tabIds),
    ...records.flatMap((record) => [
      ...sandboxRules(record, priority.sandbox),
      ...allowedDomainRules(record),
      ...notPrivate(record),
    ]),
    ...(relayUrl ? notTheRelay(records, relayUrl) : []),
  ];
}

function never(tabIds: number[]): Rule[] {
  const block = { priority: priority.never, action: { type: 'block' as const } };
  const linkLocal = String.raw`^[a-z]+://(169\.254\.|\[fe[89ab][0-9a-f]:|\[::ffff:a9fe:|\[fd00:ec2::254\])`;
  const named = ['metadata', 'instance-data', 'metadata.google.internal', 'metadata.goog'];
  const numbered = ['100.100.100.200', '168.63.129.16', '192.0.0.192'];
  return [
    { ...block, condition: { tabIds, resourceTypes: requests, regexFilter: linkLocal } },
    { ...block, condition: { tabIds, resourceTypes: requests, requestDomains: [...named, ...numbered] } },
    { ...block, condition: { tabIds, resourceTypes: frames, regexFilter: '^https?://[^/?#]*@' } },
  ];
}

/** Blocks the relay except for its practice page, where the session may go there. */
function notTheRelay(records: readonly SessionRecord[], relayUrl: string): Rule[] {
  const { protocol, port } = new URL(relayUrl);
  const start = `^${protocol}//${loopback}${port && `:${port}`}/`;
  const practice = `${relayUrl.replace(/\/$/, '')}/practice`;
  const may = records.filter(
    (record) => refusal(practice, { ...effectivePolicy(record), relayUrl }) === undefined,
  );
  const at = (some: readonly SessionRecord[], regexFilter: string) => ({
    tabIds: some.flatMap((record) => record.tabIds),
    resourceTypes: frames,
    regexFilter,
  });
  const block = {
    priority: priority.never,
    action: { type: 'block' as const },
    condition: at(records, start),
  };
  if (may.length === 0) return [block];
  const condition = at(may, `${start}practice/?([?#].*)?$`);
  return [block, { priority: priority.practice, action: { type: 'allow' }, condition }];
}

function allowedDomainRules(record: SessionRecord): Rule[] {
  const { allowedDomains } = effectivePolicy(record).policy ?? {};
  if (!allowedDomains) return [];
  const where = { tabIds: record.tabIds, resourceTypes: frames };
  return [
    { priority: priority.outside, action: { type: 'block' }, condition: where },
    ...allowing(allowedDomains, where, priority.inside),
  ];
}

/** Blocks private addresses unless the policy lists them and its domains allow them. */
function notPrivate(record: SessionRecord): Rule[] {
  const { allowedDomains, privateHosts } = effectivePolicy(record).policy ?? {};
  if (!privateHosts) return [];
  const where = { tabIds: record.tabIds, resourceTypes: frames };
  const named = common(privateHosts, allowedDomains) ?? [];
  return [
    {
      priority: priority.private,
      action: { type: 'block' },
      condition: { ...where, regexFilter: `^https?://(${privateHost})` },
    },
    ...allowing(named, where, priority.named),
  ];
}

function allowing(hosts: readonly string[], where: Rule['condition'], rank: number): Rule[] {
  const places = hosts.flatMap((entry) => parseHost(entry) ?? []).flatMap(placesOf);
  return places.map((place) => ({
    priority: rank,
    action: { type: 'allow' as const },
    condition: { ...where, ...place },
  }));
}

/** The conditions that together match a host of the list. */
function placesOf({ host, port }: HostEntry): Pick<Rule['condition'], 'urlFilter' | 'regexFilter'>[] {
  // `||` begins at the host or at a name below it.
  if (port === undefined) return [{ urlFilter: `||${host}/` }, { urlFilter: `||${host}:` }];
  const defaultFor = port === '443' ? 'https' : port === '80' ? 'http' : undefined;
  const name = host.replace(/[.[\]]/g, '\\$&');
  const withDefaultPort = defaultFor ? [{ regexFilter: `^${defaultFor}://([^/?#@:]*\\.)?${name}/` }] : [];
  return [{ urlFilter: `||${host}:${port}/` }, ...withDefaultPort];
}

export class SessionRules {
  /** The sessions that the rules were last set for; unknown at first, since rules outlive the worker. */
  #applied: string | undefined;
  /** The latest update; each waits for the one before. */
  #update = Promise.resolve();

  /** @param relayUrl of the relay that this browser is paired with, if it is. */
  constructor(private readonly relayUrl: () => Promise<string | undefined>) {}

  /** Updates the browser's rules; to be called whenever tabs or policies of the sessions change. */
  apply(records: readonly SessionRecord[]): void {
    const wanted = JSON.stringify(records.map((one) => [one.tabIds, one.dialogs, effectivePolicy(one)]));
    if (this.#applied === wanted) return;
    this.#applied = wanted;
    const set = async () => {
      const rules = rulesFor(records, await this.relayUrl());
      await setSessionRules(rules.map((rule, index) => ({ ...rule, id: index + 1 })));
    };
    // A failure of the update before says nothing about this one.
    this.#update = this.#update.catch(() => undefined).then(set);
    this.#update.catch(() => {
      if (this.#applied === wanted) this.#applied = undefined;
    });
  }

  /** Resolves when the latest rules are in force: they apply to what is opened after that. */
  inForce(): Promise<void> {
    return this.#update;
  }
}
