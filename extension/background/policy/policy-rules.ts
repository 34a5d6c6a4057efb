/** The browser's declarativeNetRequest rules that hold documents to a policy, for the requests that a condition selects. */

import { refusal } from '../../protocol/address';
import { escaped } from '../../protocol/escaped';
import { common, type HostEntry, type Policy, parseHost } from '../../protocol/policy';
import type { BrowserRule } from '../browser-api/declarative-net-request';

export type Rule = Omit<BrowserRule, 'id'>;
type Condition = Rule['condition'];
type Types = NonNullable<Condition['resourceTypes']>;

/** Which requests are meant: those of some tabs, or those that some hosts make. */
export type Requests = Pick<
  Condition,
  'tabIds' | 'excludedTabIds' | 'initiatorDomains' | 'excludedInitiatorDomains'
>;

/** The rule with the higher number applies; of two with the same number, `allow` does. */
export const priority = {
  outside: 1,
  inside: 2,
  private: 3,
  named: 4,
  never: 5,
  practice: 6,
  sandbox: 7,
  blocked: 8,
};

/** Whatever a page can ask for. */
export const anything = [
  'main_frame',
  'sub_frame',
  'object',
  'stylesheet',
  'script',
  'image',
  'font',
  'xmlhttprequest',
  'ping',
  'csp_report',
  'media',
  'websocket',
  'webtransport',
  'webbundle',
  'other',
] as Types;

/** The document of a tab itself. */
export const mainFrame: Types = ['main_frame'];

/** Whatever can hold a document. */
export const documents: Types = ['main_frame', 'sub_frame', 'object'];

const loopback = String.raw`(localhost|[^/]*\.localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f:]+\])\.*`;

/** IP addresses and names of this machine and its network. A public name may begin with the same digits, hence `[:/]`. */
const privateHost = [
  String.raw`localhost\.*[:/]|[^/:]*\.localhost\.*[:/]|\[::1?\]|\[f[cd]|\[::ffff:`,
  String.raw`(0|10|127|192\.168|172\.(1[6-9]|2[0-9]|3[01])|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\.[0-9.]+[:/]`,
].join('|');

/** Blocks what no session may open: link-local and metadata addresses of any type, and `user@host` for these types. */
export function never(where: Requests, any: Types, types: Types): Rule[] {
  const block = { priority: priority.never, action: { type: 'block' as const } };
  const linkLocal = String.raw`^[a-z]+://(169\.254\.|\[fe[89ab][0-9a-f]:|\[::ffff:a9fe:|\[fd00:ec2::254\])`;
  const named = ['metadata', 'instance-data', 'metadata.google.internal', 'metadata.goog'];
  const withFinalDot = String.raw`^[a-z]+://(metadata|instance-data|metadata\.google\.internal|metadata\.goog)\.+[:/]`;
  const numbered = ['100.100.100.200', '168.63.129.16', '192.0.0.192'];
  return [
    { ...block, condition: { ...where, resourceTypes: any, regexFilter: linkLocal } },
    { ...block, condition: { ...where, resourceTypes: any, requestDomains: [...named, ...numbered] } },
    { ...block, condition: { ...where, resourceTypes: any, regexFilter: withFinalDot } },
    { ...block, condition: { ...where, resourceTypes: types, regexFilter: '^https?://[^/?#]*@' } },
  ];
}

/** Blocks the sites that the user lets no session open. */
export function notBlocked(where: Requests, types: Types, sites: readonly string[]): Rule[] {
  const places = sites.flatMap((site) => parseHost(site) ?? []).flatMap(placesOf);
  return places.map((place) => ({
    // Above the practice page, which the user can block too.
    priority: priority.blocked,
    action: { type: 'block' as const },
    condition: { ...where, resourceTypes: types, ...place },
  }));
}

/** Blocks the relay except for its practice page, where the policy allows that. */
export function notTheRelay(
  where: Requests,
  types: Types,
  policy: Policy | undefined,
  relayUrl: string,
): Rule[] {
  const { protocol, port } = new URL(relayUrl);
  const start = `^${protocol}//${loopback}${port && `:${port}`}/`;
  const at = (regexFilter: string) => ({ ...where, resourceTypes: types, regexFilter });
  const block: Rule = { priority: priority.never, action: { type: 'block' }, condition: at(start) };
  const practice = `${relayUrl.replace(/\/$/, '')}/practice`;
  if (refusal(practice, { policy, relayUrl }) !== undefined) return [block];
  const condition = at(`${start}practice/?([?#].*)?$`);
  return [block, { priority: priority.practice, action: { type: 'allow' }, condition }];
}

/** Blocks all but the allowed domains, and private addresses unless the policy lists them and its domains allow them. */
export function onlyWhere(where: Requests, types: Types, policy: Policy | undefined): Rule[] {
  const { allowedDomains, privateHosts, anyFrames } = policy ?? {};
  const condition = { ...where, resourceTypes: types };
  const domains: Rule[] = allowedDomains
    ? [
        { priority: priority.outside, action: { type: 'block' }, condition },
        ...allowing(allowedDomains, condition, priority.inside),
      ]
    : [];
  if (!privateHosts) return domains;
  const named = common(privateHosts, allowedDomains) ?? [];
  const bounded = { ...where, resourceTypes: anyFrames ? mainFrame : types };
  return [
    ...domains,
    {
      priority: priority.private,
      action: { type: 'block' },
      condition: { ...bounded, regexFilter: `^https?://(${privateHost})` },
    },
    ...allowing(named, bounded, priority.named),
  ];
}

/** Allows the hosts of a list. */
function allowing(hosts: readonly string[], condition: Condition, rank: number): Rule[] {
  const places = hosts.flatMap((entry) => parseHost(entry) ?? []).flatMap(placesOf);
  return places.map((place) => ({
    priority: rank,
    action: { type: 'allow' as const },
    condition: { ...condition, ...place },
  }));
}

/** The conditions that together match a host of the list. */
function placesOf({ host, port }: HostEntry): Pick<Condition, 'urlFilter' | 'regexFilter'>[] {
  // `||` begins at the host or at a name below it.
  if (port === undefined) return [{ urlFilter: `||${host}/` }, { urlFilter: `||${host}:` }];
  const defaultFor = port === '443' ? 'https' : port === '80' ? 'http' : undefined;
  const name = escaped(host);
  const withDefaultPort = defaultFor ? [{ regexFilter: `^${defaultFor}://([^/?#@:]*\\.)?${name}/` }] : [];
  return [{ urlFilter: `||${host}:${port}/` }, ...withDefaultPort];
}
