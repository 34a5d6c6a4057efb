/** Derives from the caller's request, before any page is read, where opening a page and a task may go. */
import { isPrivateHost, refusal } from '../../extension/protocol/address';
import { type Policy, parseHost, withoutFinalDot } from '../../extension/protocol/policy';
import { addressesIn, exactHostOf, homeOf, hostsIn, siteOf } from './named-hosts';

/** The parts of a request that say where it may go. */
export interface NamingRequest {
  url?: string | undefined;
  /** The task or question, as the caller wrote it. */
  prompt?: string | undefined;
  /** The caller's own list, which replaces what is derived from prompt and `url`. */
  allowedDomains?: readonly string[] | undefined;
  /** With secrets nothing but `url` and the list counts. */
  secrets?: Readonly<Record<string, string>> | undefined;
  /** Whether tabs in which a secret was typed are held to that list in all that they ask for. */
  egress?: 'held' | undefined;
}

/**
 * The policy while `url` is opened, by any caller: redirects may lead to any public site, unless the caller gives a
 * list or secrets, but to no private host that the caller has not named.
 */
export function policyForOpening(request: NamingRequest): Policy {
  const { url, allowedDomains } = request;
  const bound = allowedDomains ?? (hasSecrets(request) && url ? siteOf(new URL(url)) : undefined);
  return { ...(bound && { allowedDomains: [...bound] }), ...privateFor(request) };
}

/**
 * The policy of a task from then on. Nothing in it comes from a page.
 * @param arrivedAt the address that opening `url` has led to, or the address of an open session
 */
export function policyForTask(request: NamingRequest, arrivedAt: string): Policy {
  const { url, prompt = '', allowedDomains } = request;
  const own = url ? siteOf(new URL(url)) : [];
  const gathered = hasSecrets(request) ? own : [...own, ...siteOfPage(arrivedAt), ...hostsIn(prompt)];
  return {
    allowedDomains: [...new Set(allowedDomains ?? gathered)],
    ...policyForReading(request, arrivedAt),
    ...(request.egress && { egress: request.egress }),
  };
}

/** The policy while a question is answered: any public site, and of private hosts those that the caller named. */
export function policyForReading(request: NamingRequest, arrivedAt: string): Policy {
  // Without a `url` the caller means the page that the session shows.
  const shown = request.url === undefined ? siteOfPage(arrivedAt).filter(isPrivateEntry) : [];
  const { privateHosts, ...home } = privateFor(request);
  return { privateHosts: [...new Set([...privateHosts, ...shown])], ...home };
}

/** Which hosts may be private: those that the caller named, and at home where the start page is so as well. */
function privateFor(request: NamingRequest): Pick<Policy, 'home'> & { privateHosts: string[] } {
  const home = request.url ? homeOf(new URL(request.url)) : undefined;
  return { privateHosts: namedByCaller(request), ...(home && { home }) };
}

/**
 * What the caller has named himself may be private: the host of his `url`, those of the addresses in his prompt, and the
 * private hosts of his list. To name a public site is not to name what its owner lets lead inside.
 */
function namedByCaller({ url, prompt = '', allowedDomains = [] }: NamingRequest): string[] {
  const own = url ? [...exactHostOf(new URL(url)), ...sameService(new URL(url))] : [];
  const told = addressesIn(prompt).flatMap(exactHostOf);
  return [...new Set([...own, ...told, ...allowedDomains.filter(isPrivateEntry)])];
}

/** A port of this machine is one service, and many of them redirect to the name of the machine that they prefer. */
function sameService(url: URL): string[] {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  if (!names.includes(withoutFinalDot(url.hostname))) return [];
  return names.flatMap((name) => siteOf(Object.assign(new URL(url), { hostname: name })));
}

function siteOfPage(address: string): string[] {
  return /^https?:/.test(address) && !refusal(address, {}) ? siteOf(new URL(address)) : [];
}

function isPrivateEntry(entry: string): boolean {
  return isPrivateHost(parseHost(entry)?.host ?? '');
}

function hasSecrets({ secrets = {} }: NamingRequest): boolean {
  return Object.keys(secrets).length > 0;
}
