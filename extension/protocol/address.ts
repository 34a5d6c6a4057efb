/** Which addresses a session may open: never metadata services, and private networks only if the policy lists them. */
import ipaddr from 'ipaddr.js';
import { isListed, type Policy } from './policy';

/** What limits a session. */
export interface Bounds {
  policy?: Policy | undefined;
  /** The relay's own address, of which a session may open the practice page only. */
  relayUrl?: string | undefined;
}

/** Where cloud providers serve the credentials of a machine; most of them are link-local. */
const metadataHosts = new Set([
  'metadata',
  'instance-data',
  'metadata.google.internal',
  'metadata.goog',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '[fd00:ec2::254]',
]);

type Kind = 'public' | 'private' | 'loopback' | 'never';

/** Which network a host or IP address belongs to, as far as its name shows. */
function kindOf(host: string): Kind {
  if (metadataHosts.has(host)) return 'never';
  const bare = host.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) {
    if (host === 'localhost' || host.endsWith('.localhost')) return 'loopback';
    return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(host) ? 'private' : 'public';
  }
  const range = ipaddr.process(bare).range();
  if (range === 'linkLocal') return 'never';
  if (range === 'loopback' || range === 'unspecified') return 'loopback';
  return range === 'unicast' ? 'public' : 'private';
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
export function refusalOfIp(url: string, ip: string, { policy }: Bounds): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const host = ip.includes(':') ? `[${ip}]` : ip;
  const { host: name } = new URL(url);
  if (kindOf(host) === 'never') return `${name} leads to ${ip}, and link-local addresses are never opened`;
  const privateHosts = policy?.privateHosts;
  if (privateHosts && isPrivateHost(host) && !isListed(privateHosts, new URL(url)))
    return `${name} leads to ${ip} in a private network, and nobody asked for it by name`;
  return undefined;
}

function isRelay(address: URL, relayUrl: string | undefined): boolean {
  if (!relayUrl || kindOf(address.hostname) !== 'loopback') return false;
  return address.port === new URL(relayUrl).port && !/^\/practice\/?$/.test(address.pathname);
}
