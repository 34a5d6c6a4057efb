/** Which addresses a session may open: never metadata services, and private networks only if the policy lists them. */
import ipaddr from 'ipaddr.js';
import { isBelow, isListed, type Policy, parseHost, withoutFinalDot } from './policy';

/** What limits a session. */
export interface Bounds {
  policy?: Policy | undefined;
  /** The relay's own address, of which a session may open the practice page only. */
  relayUrl?: string | undefined;
  /** Where the first answer of each named host came from. */
  networks?: Networks | undefined;
}

/** By host: whether it is in the private network. */
export type Networks = Readonly<Record<string, 'public' | 'private'>>;

/** Where cloud providers serve the credentials of a machine; most of them are link-local. */
const metadataHosts = new Set([
  'metadata',
  'instance-data',
  'metadata.google.internal',
  'metadata.goog',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  // AWS: the instance, and the pods of EKS.
  'fd00:ec2::254',
  'fd00:ec2::23',
  // Google Cloud and Oracle Cloud.
  'fd20:ce::254',
  'fd00:c1::a9fe:a9fe',
]);

/** IPv6 addresses that stand for the IPv4 address in their last 32 bits: as written, mapped, translated and by NAT64. */
const endsInIpv4 = ['::/96', '::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
const sixToFour = ipaddr.IPv6.parseCIDR('2002::/16');

type Kind = 'public' | 'private' | 'loopback' | 'never';

/** Which network a host or IP address belongs to, as far as its name shows. */
function kindOf(name: string, readIp = withoutWrapping): Kind {
  const host = withoutFinalDot(name.toLowerCase());
  if (metadataHosts.has(host)) return 'never';
  const bare = host.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) {
    if (host === 'localhost' || host.endsWith('.localhost')) return 'loopback';
    return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(host) ? 'private' : 'public';
  }
  const ip = readIp(bare);
  if (metadataHosts.has(ip.toString())) return 'never';
  const range = ip.range();
  if (range === 'linkLocal') return 'never';
  if (range === 'loopback' || range === 'unspecified') return 'loopback';
  return range === 'unicast' ? 'public' : 'private';
}

/** The address; the IPv4 one that it stands for where it does, because that is where its packets arrive. */
function withoutWrapping(text: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const ip = ipaddr.parse(text);
  if (!(ip instanceof ipaddr.IPv6) || ['loopback', 'unspecified'].includes(ip.range())) return ip;
  const bytes = ip.toByteArray();
  if (ip.match(sixToFour)) return new ipaddr.IPv4(bytes.slice(2, 6));
  return endsInIpv4.some((range) => ip.match(range)) ? new ipaddr.IPv4(bytes.slice(12)) : ip;
}

/** Whether the host is this machine or in its network, as far as its name shows. */
export function isPrivateHost(host: string): boolean {
  return kindOf(host) !== 'public';
}

/** What is wrong with an address that no session can open; undefined when it is valid. */
export function malformed(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\u0000-\u001f\u007f]/.test(url)) return 'it has control characters in it';
  if (!URL.canParse(url)) return 'it is no address';
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) return 'only http and https addresses can be opened';
  if (address.username || address.password) return 'it has a user name or password in it';
  return undefined;
}

/** Whether the host is this machine, as far as its name shows. */
export function isLoopback(host: string): boolean {
  // Packets to what NAT64 and 6to4 wrap go through the network first, where others can read them.
  return kindOf(host, (text) => ipaddr.process(text)) === 'loopback';
}

/** Why a session may not open an address; undefined when it may. */
export function refusal(url: string, bounds: Bounds): string | undefined {
  const wrong = malformed(url);
  if (wrong) return wrong;
  const address = new URL(url);
  if (isRelay(address, bounds.relayUrl))
    return 'it is the relay itself, of which only /practice can be opened';
  const { hostname } = address;
  if (kindOf(hostname) === 'never') return 'link-local and metadata addresses are never opened';
  const { allowedDomains, privateHosts } = bounds.policy ?? {};
  if (allowedDomains && !isListed(allowedDomains, address))
    return `${address.host} is not one of the allowed domains (${allowedDomains.join(', ')})`;
  if (privateHosts && isPrivateHost(hostname) && !isListed(privateHosts, address))
    return `${address.host} is in a private network, and nobody asked for it by name`;
  return undefined;
}

/** The same by the IP address that a page was loaded from, which the host name does not show. */
export function refusalOfIp(url: string, ip: string, { policy, networks }: Bounds): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const host = hostOfIp(ip);
  const address = new URL(url);
  const { host: name } = address;
  if (kindOf(host) === 'never') return `${name} leads to ${ip}, and link-local addresses are never opened`;
  if (!policy?.privateHosts || !isPrivateHost(host) || mayLeadInside(address, policy, networks))
    return undefined;
  return `${name} leads to ${ip} in a private network, and nobody asked for it by name`;
}

/**
 * The networks with that of a host whose first answer came from `ip`; undefined when nothing is learned. Only hosts
 * whose own name the policy has count, so there are no more than it lists.
 */
export function learnedNetworks(url: string, ip: string, bounds: Bounds): Networks | undefined {
  const { policy, networks = {} } = bounds;
  const address = new URL(url);
  const host = withoutFinalDot(address.hostname);
  if (!ipaddr.isValid(ip) || Object.hasOwn(networks, host)) return undefined;
  if (!policy?.privateHosts || isPrivateHost(host) || !isNamed(policy.privateHosts, address))
    return undefined;
  return { ...networks, [host]: isPrivateHost(hostOfIp(ip)) ? 'private' : 'public' };
}

/** A named host may, unless its first answer was public: its name has then been bound to another address since. */
function mayLeadInside(address: URL, { privateHosts = [], home }: Policy, networks: Networks = {}): boolean {
  const host = withoutFinalDot(address.hostname);
  if (isNamed(privateHosts, address)) return networks[host] !== 'public';
  return home !== undefined && networks[home.host] === 'private' && isBelow(host, home.domain);
}

/** Names below a public name belong to its owner, who may have them lead anywhere. */
function isNamed(privateHosts: readonly string[], address: URL): boolean {
  const host = withoutFinalDot(address.hostname);
  const meant = privateHosts.filter((entry) => {
    const named = parseHost(entry)?.host ?? '';
    return isPrivateHost(named) || named === host;
  });
  return isListed(meant, address);
}

function hostOfIp(ip: string): string {
  return ip.includes(':') ? `[${ip}]` : ip;
}

function isRelay(address: URL, relayUrl: string | undefined): boolean {
  if (!relayUrl || kindOf(address.hostname) !== 'loopback') return false;
  return address.port === new URL(relayUrl).port && !/^\/practice\/?$/.test(address.pathname);
}
