/** Which hosts a session may open. Relay and extension decide with the same functions. */
import * as z from 'zod/mini';

export const policySchema = z.object({
  /**
   * Only there: domains with all below them, such as `example.com`; with a port only that port; IP addresses as in an
   * address (`127.0.0.1:8080`, `[::1]:8080`). Absent: anywhere.
   */
  allowedDomains: z.optional(z.array(z.string())),
  /**
   * The only hosts, written alike, that may be of this machine or its network. A name that does not itself say that it
   * is private stands for itself alone, not for names below it. Absent: any may.
   */
  privateHosts: z.optional(z.array(z.string())),
  /**
   * The start page's host and the domain of its site. Other names of the domain may lead into the private network too if
   * the host did at its first answer.
   */
  home: z.optional(z.object({ host: z.string(), domain: z.string() })),
  /** Whether `privateHosts` bounds the main document only, and frames may be of any private host. */
  anyFrames: z.optional(z.boolean()),
  /** Once a secret was typed in a tab, whatever it asks for must be at `allowedDomains`, images and data included. */
  egress: z.optional(z.literal('held')),
});
export type Policy = z.infer<typeof policySchema>;

/** A host of a list: lower case, as an address writes it. */
export interface HostEntry {
  host: string;
  port?: string;
}

/** The message for an entry that `parseHost` cannot read. */
export const hostsExpected =
  'expected domains such as example.com, which stand for all below them as well, or host:port; a * is no domain: to allow any, leave the list out';

/** Reads `example.com`, `*.example.com`, `localhost:3000`, `[::1]:80`; undefined when it is not a host. */
export function parseHost(entry: string): HostEntry | undefined {
  const [, name = '', port] = /^(?:\*?\.)?([^/?#@*\\\s]+?)(?::(\d{1,5}))?$/.exec(entry.trim()) ?? [];
  const bare = /^[^[].*:/.test(name) ? `[${name}]` : name;
  if (!name || !URL.canParse(`http://${bare}/`)) return undefined;
  const host = withoutFinalDot(new URL(`http://${bare}/`).hostname);
  if (!host) return undefined;
  return port === undefined ? { host } : { host, port: String(Number(port)) };
}

/** Whether an address, given by its host and port, is one that the entry means. */
function covers(entry: HostEntry, { host, port }: HostEntry): boolean {
  if (entry.port !== undefined && entry.port !== port) return false;
  return isBelow(host, entry.host);
}

/** Whether the host is the domain or a name below it. */
export function isBelow(host: string, domain: string): boolean {
  return host === domain || (!isNumeric(domain) && host.endsWith(`.${domain}`));
}

export function isListed(list: readonly string[], address: URL): boolean {
  const { protocol, hostname } = address;
  const host = withoutFinalDot(hostname);
  const port = address.port || (protocol === 'https:' ? '443' : '80');
  return list.some((entry) => {
    const known = parseHost(entry);
    return known !== undefined && covers(known, { host, port });
  });
}

/** What both policies allow. */
export function both(one: Policy | undefined, other: Policy | undefined): Policy | undefined {
  if (!one || !other) return one ?? other;
  const privateHosts = common(one.privateHosts, other.privateHosts);
  const anyFrames = privateHosts !== undefined && isOpenToFrames(one) && isOpenToFrames(other);
  const home = commonHome(one, other);
  return {
    allowedDomains: common(one.allowedDomains, other.allowedDomains),
    privateHosts,
    ...(home && { home }),
    ...(anyFrames && { anyFrames }),
    ...((one.egress ?? other.egress) && { egress: 'held' as const }),
  };
}

function commonHome(one: Policy, other: Policy): Policy['home'] {
  if (!one.privateHosts || !other.privateHosts) return one.home ?? other.home;
  return one.home?.host === other.home?.host ? one.home : undefined;
}

function isOpenToFrames({ privateHosts, anyFrames = false }: Policy): boolean {
  return privateHosts === undefined || anyFrames;
}

/** The hosts that both lists contain; an absent list contains all. */
export function common(one: string[] | undefined, other: string[] | undefined): string[] | undefined {
  if (!one || !other) return one ?? other;
  const within = (list: string[]) => (entry: string) => {
    const host = parseHost(entry);
    return host && list.some((wide) => covers(parseHost(wide) ?? { host: '' }, host));
  };
  return [...new Set([...one.filter(within(other)), ...other.filter(within(one))])];
}

/** `localhost.` is the same host as `localhost`: the dot only says that no search domain is added. */
export function withoutFinalDot(host: string): string {
  return host.replace(/\.+$/, '');
}

/** Whether the host is an IP address, which has no subdomains. */
export function isNumeric(host: string): boolean {
  return host.startsWith('[') || /^[\d.]+$/.test(host);
}
