/**
 * The browser's rules for tabs that nobody knows yet. A rule by tab id comes too late for a tab that a page opens: its
 * first request, which may be a form with a password, leaves at once. What the browser does tell of it is the host that
 * asked for it, and that is where a session is.
 */
import { both, common, type Policy } from '../../protocol/policy';
import {
  mainFrame,
  never,
  notBlocked,
  notTheRelay,
  onlyWhere,
  priority,
  type Requests,
  type Rule,
} from './policy-rules';

/** Where a session is, and what holds it. */
export interface SessionPlace {
  /** The hosts of all its documents. */
  hosts: readonly string[];
  policy?: Policy | undefined;
}

/**
 * The rules for all tabs but the known ones. A tab that a user opens at the same host cannot be told from one of a
 * session, so what any session there may not open is blocked for both; `FirstNavigations` lets the user's go on.
 */
export function newTabRules(
  places: readonly SessionPlace[],
  knownTabIds: readonly number[],
  relayUrl: string | undefined,
  blockedSites: readonly string[] = [],
): Rule[] {
  const groups = groupedByPolicy(places);
  const all = groups.flatMap(({ hosts }) => hosts);
  return groups.flatMap(({ hosts, policy }) => {
    const others = all.filter(
      (one) => !hosts.includes(one) && hosts.some((host) => one.endsWith(`.${host}`)),
    );
    const where: Requests = {
      initiatorDomains: hosts,
      excludedTabIds: [...knownTabIds],
      // A host matches all names below it, and these have rules of their own.
      ...(others.length > 0 && { excludedInitiatorDomains: others }),
    };
    return [
      ...never(where, mainFrame, mainFrame),
      ...notBlocked(where, mainFrame, blockedSites),
      ...onlyWhere(where, mainFrame, policy),
      ...(relayUrl ? notTheRelay(where, mainFrame, policy, relayUrl) : []),
    ];
  });
}

/**
 * The rule for all tabs but the known ones while a page without an origin of its own may open one. Its requests look like
 * those of the user's address bar.
 */
export function unattributedTabRule(knownTabIds: readonly number[]): Rule {
  return {
    priority: priority.outside,
    action: { type: 'block' },
    condition: { excludedTabIds: [...knownTabIds], resourceTypes: mainFrame },
  };
}

/** The hosts at which sessions are, by what all sessions there have in common. */
function groupedByPolicy(places: readonly SessionPlace[]): { hosts: string[]; policy: Policy | undefined }[] {
  const groups = new Map<string, { hosts: string[]; policy: Policy | undefined }>();
  for (const host of new Set(places.flatMap(({ hosts }) => hosts))) {
    const policy = places
      .filter(({ hosts }) => hosts.includes(host))
      .map(atOnce)
      .reduce<Policy | undefined>(both, undefined);
    const key = JSON.stringify(policy ?? null);
    const group = groups.get(key) ?? { hosts: [], policy };
    group.hosts.push(host);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Where a new tab of the session may go before it is known: only to hosts where the session is. At another one these
 * rules would not hold the next request, whose initiator that host is.
 */
function atOnce({ hosts, policy }: SessionPlace): Policy | undefined {
  if (!policy?.allowedDomains) return policy;
  return { ...policy, allowedDomains: common(policy.allowedDomains, [...hosts]) };
}
