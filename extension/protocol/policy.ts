/** Which hosts a session may open. Relay and extension decide with the same functions. */
import * as z from 'zod/mini';

export const policySchema = z.object({
  /**
   * Only there: domains with all below them, such as `example.com`; with a port only that port; IP addresses as in an
   * address (`127.0.0.1:8080`, `[::1]:8080`). Absent: anywhere.
   */
  allowedDomains: z.optional(z.array(z.string())),
  /** The only hosts, written alike, that may be of this machine or its network. Absent: any may. */
  privateHosts: z.optional(z.array(z.string())),
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
  const [, name = '', port] = /^(?:\*\.)?([^/?#@*\\\s]+?)(?::(\d{1,5}))?$/.exec(entry.trim()) ?? [];
  const bare = /^[^[].*:/.test(name) ? `[${name}]` : name;
  if (!name || !URL.canParse(`http://${bare}/`)) return undefined;
  const { hostname: host } = new URL(`http://${bare}/`);
  return port === undefined ? { host } : { host, port: String(Number(port)) };
}

/** Whether an address, given by its host and port, is one that the entry means. */
function covers(entry: HostEntry, { host, port }: HostEntry): boolean {
  if (entry.port !== undefined && entry.port !== port) return false;
  return host === entry.host || (!isNumeric(entry.host) && host.endsWith(`.${entry.host}`));
}

export function isListed(list: readonly string[], address: URL): boolean {
  const { protocol, hostname: host } = address;
  const port = address.port || (protocol === 'https:' ? '443' : '80');
  return list.some((entry) => {
    const known = parseHost(entry);
    return known !== undefined && covers(known, { host, port });
  });
}

/** What both policies allow. */
export function both(one: Policy | undefined, other: Policy | undefined): Policy | undefined {
  if (!one || !other) return one ?? other;
  return {
    allowedDomains: common(one.allowedDomains, other.allowedDomains),
    privateHosts: common(one.privateHosts, other.privateHosts),
  };
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

/** Whether the host is an IP address, which has no subdomains. */
export function isNumeric(host: string): boolean {
  return host.startsWith('[') || /^[\d.]+$/.test(host);
}
