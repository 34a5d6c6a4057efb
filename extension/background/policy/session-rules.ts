/** What a session's pages may reach is the browser's to enforce, before a request leaves. */
import { refusal } from '../../protocol/address';
import { common, type HostEntry, parseHost } from '../../protocol/policy';
import { type BrowserRule, setSessionRules } from '../browser-api';
import { sandboxFor } from '../dialogs/sandbox-rule';
import { boundsOf, type SessionRecord } from '../sessions/sessions';

type Rule = Omit<BrowserRule, 'id'>;
type Types = NonNullable<Rule['condition']['resourceTypes']>;

/** Of two rules the one with the higher number holds; of two alike, `allow` does. */
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

/** IP addresses and names of this machine and its network; a longer name may begin with the same numbers. */
const privateHost = [
  String.raw`localhost[:/]|[^/:]*\.localhost[:/]|\[::1?\]|\[f[cd]|\[::ffff:`,
  String.raw`(0|10|127|192\.168|172\.(1[6-9]|2[0-9]|3[01])|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\.[0-9.]+[:/]`,
].join('|');

/** The rules for all sessions: nothing else of the browser is touched by them. */
function rulesFor(records: readonly SessionRecord[], relayUrl: string | undefined): Rule[] {
  const tabIds = records.flatMap((record) => record.tabIds);
  if (tabIds.length === 0) return [];
  return [
    ...never(tabIds),
    ...records.flatMap((record) => [
      ...sandboxFor(record, priority.sandbox),
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

/** Of the relay only its practice page, and that only where the session may go there. */
function notTheRelay(records: readonly SessionRecord[], relayUrl: string): Rule[] {
  const { protocol, port } = new URL(relayUrl);
  const start = `^${protocol}//${loopback}${port && `:${port}`}/`;
  const practice = `${relayUrl.replace(/\/$/, '')}/practice`;
  const may = records.filter((record) => refusal(practice, { ...boundsOf(record), relayUrl }) === undefined);
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
  const { allowedDomains } = boundsOf(record).policy ?? {};
  if (!allowedDomains) return [];
  const where = { tabIds: record.tabIds, resourceTypes: frames };
  return [
    { priority: priority.outside, action: { type: 'block' }, condition: where },
    ...allowing(allowedDomains, where, priority.inside),
  ];
}

/** Private addresses only where they were asked for, and allowed besides. */
function notPrivate(record: SessionRecord): Rule[] {
  const { allowedDomains, privateHosts } = boundsOf(record).policy ?? {};
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

/** The conditions that together mean a host of the list. */
function placesOf({ host, port }: HostEntry): Pick<Rule['condition'], 'urlFilter' | 'regexFilter'>[] {
  // `||` begins at the host or at a name below it.
  if (port === undefined) return [{ urlFilter: `||${host}/` }, { urlFilter: `||${host}:` }];
  const usual = port === '443' ? 'https' : port === '80' ? 'http' : undefined;
  const name = host.replace(/[.[\]]/g, '\\$&');
  const unsaid = usual ? [{ regexFilter: `^${usual}://([^/?#@:]*\\.)?${name}/` }] : [];
  return [{ urlFilter: `||${host}:${port}/` }, ...unsaid];
}

export interface SessionRules {
  /** Puts the browser's rules in step with the sessions: to be called whenever their tabs or bounds change. */
  keep(records: readonly SessionRecord[]): void;
  /** Resolves when the rules stand: what is opened after that is bound by them. */
  standing(): Promise<void>;
}

/** @param relayUrl of the relay that this browser is paired with, if it is. */
export function createSessionRules(relayUrl: () => Promise<string | undefined>): SessionRules {
  // Unknown at first: the rules outlive the worker's sleep.
  let known: string | undefined;
  let standing = Promise.resolve();
  return {
    keep(records) {
      const wanted = JSON.stringify(records.map((one) => [one.tabIds, one.dialogs, boundsOf(one)]));
      if (known === wanted) return;
      known = wanted;
      const set = async () => {
        const rules = rulesFor(records, await relayUrl());
        await setSessionRules(rules.map((rule, index) => ({ ...rule, id: index + 1 })));
      };
      // Those before may have been refused; that says nothing of these.
      standing = standing.catch(() => undefined).then(set);
      standing.catch(() => {
        if (known === wanted) known = undefined;
      });
    },
    standing: () => standing,
  };
}
