/** Derives from the caller's request, before any page is read, where a task may go. */
import { getDomain, parse } from 'tldts';
import { isPrivateHost, refusal } from '../../../extension/protocol/address';
import { type Policy, parseHost } from '../../../extension/protocol/policy';

/** The parts of a task's request that say where it may go. */
export interface RequestedTask {
  /** As the caller wrote it. */
  prompt: string;
  url?: string | undefined;
  /** The caller's own list, which replaces what is derived from prompt and `url`. */
  allowedDomains?: readonly string[] | undefined;
}

/**
 * The policy while `url` is opened: redirects may lead anywhere, unless the caller gives a list, but not from a public
 * site into a private network.
 */
export function policyForOpening(request: RequestedTask): Policy {
  const { url, allowedDomains } = request;
  const isAtHome = url !== undefined && isPrivateHost(new URL(url).hostname);
  return {
    ...(allowedDomains && { allowedDomains: [...allowedDomains] }),
    ...(!isAtHome && { privateHosts: namedByCaller(request) }),
  };
}

/**
 * The policy from then on. Nothing in it comes from a page.
 * @param arrivedAt the address that opening `url` has led to, or the address of an open session
 */
export function policyForTask(request: RequestedTask, arrivedAt: string): Policy {
  const { url, prompt, allowedDomains } = request;
  const arrived = /^https?:/.test(arrivedAt) && !refusal(arrivedAt, {}) ? [siteOf(new URL(arrivedAt))] : [];
  const gathered = [...(url ? [siteOf(new URL(url))] : []), ...arrived, ...hostsIn(prompt)];
  // Only from a private site can opening have led to another one.
  const atHome = arrived.filter((entry) => isPrivateHost(parseHost(entry)?.host ?? ''));
  return {
    allowedDomains: [...new Set(allowedDomains ?? gathered)],
    privateHosts: [...new Set([...namedByCaller(request), ...atHome])],
  };
}

/** The registrable domain of an address by the public suffix list; of IP addresses and the like host and port. */
export function siteOf(address: URL): string {
  const domain = isPrivateHost(address.hostname) ? null : getDomain(address.hostname, suffixes);
  const port = address.port || (address.protocol === 'https:' ? '443' : '80');
  return domain ?? `${address.hostname}:${port}`;
}

/** `github.io` and its like are suffixes too: what is below them belongs to different people. */
const suffixes = { allowPrivateDomains: true };

/** What the caller has named himself may be private: his `url`, the hosts of his prompt and the IP addresses of his list. */
function namedByCaller({ url, prompt, allowedDomains = [] }: RequestedTask): string[] {
  const listed = allowedDomains.filter((entry) => isPrivateHost(parseHost(entry)?.host ?? ''));
  return [...(url ? [siteOf(new URL(url))] : []), ...hostsIn(prompt), ...listed];
}

const addresses = /https?:\/\/[^\s"'<>()]+/gi;
/** Not in the middle of a word, nor in an e-mail address. */
const bareHosts =
  /(?<![\p{L}\p{N}@._%+/-])((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+|(?:\d{1,3}\.){3}\d{1,3}|localhost)(:\d{1,5})?(?![\p{L}\p{N}@-])/giu;

/** The hosts that a text names: in full addresses or by themselves, as in `shop.example.com` and `localhost:3000`. */
export function hostsIn(text: string): string[] {
  const full = (text.match(addresses) ?? []).flatMap((found) =>
    URL.canParse(found) ? [new URL(found)] : [],
  );
  const rest = text.replaceAll(addresses, ' ');
  const bare = [...rest.matchAll(bareHosts)].flatMap(([, host = '', port = '']) => {
    const known = parse(host, suffixes);
    if (!known.isIp && host.toLowerCase() !== 'localhost' && !known.isIcann && !known.isPrivate) return [];
    const both = port ? [`http://${host}${port}`] : [`http://${host}`, `https://${host}`];
    return both.flatMap((found) => (URL.canParse(found) ? [new URL(found)] : []));
  });
  return [...new Set([...full, ...bare].map(hostOf))];
}

function hostOf(address: URL): string {
  return isPrivateHost(address.hostname) || parse(address.hostname).isIp
    ? siteOf(address)
    : address.hostname.replace(/^www\.(?=.+\.)/, '');
}
