/** Which hosts a caller names: by an address, or by the full addresses in a text. */
import { getDomain } from 'tldts';
import { isPrivateHost } from '../../extension/protocol/address';
import { isNumeric, withoutFinalDot } from '../../extension/protocol/policy';

/** `github.io` and its like are suffixes too: what is below them belongs to different people. */
const suffixes = { allowPrivateDomains: true };

/**
 * The site of an address as entries of a list: its registrable domain by the public suffix list. Of IP addresses, of
 * names without such a domain and of those of the own network the host with its port; http may lead to https there.
 */
export function siteOf({ hostname, port, protocol }: URL): string[] {
  const host = withoutFinalDot(hostname);
  const domain = isPrivateHost(host) ? null : getDomain(host, suffixes);
  if (domain !== null) return [domain];
  if (port) return [`${host}:${port}`];
  return protocol === 'https:' ? [`${host}:443`] : [`${host}:80`, `${host}:443`];
}

const addresses = /https?:\/\/[^\s"'<>()]+/gi;
/** What follows an address in a sentence and is no part of it. */
const punctuation = /[.,;:!?…*_~`|\\\]}»”’]+$/u;

/** The hosts that a text names in full addresses. A bare `report.zip` may be a file as well as a host. */
export function hostsIn(text: string): string[] {
  return [...new Set(addressesIn(text).flatMap(hostsOf))];
}

/** The full addresses in a text. */
export function addressesIn(text: string): URL[] {
  return (text.match(addresses) ?? []).flatMap((found) => {
    const address = found.replace(punctuation, '');
    return URL.canParse(address) ? [new URL(address)] : [];
  });
}

/** The host of an address and nothing beside it: of names of the own network and IP addresses with its port. */
export function exactHostOf(address: URL): string[] {
  const host = withoutFinalDot(address.hostname);
  return isPrivateHost(host) || isNumeric(host) ? siteOf(address) : [host];
}

function hostsOf(address: URL): string[] {
  return exactHostOf(address).map((host) => host.replace(/^www\.(?=.+\.)/, ''));
}

/** A public name with the domain of its site, of which other names may be in the same network. */
export function homeOf({ hostname }: URL): { host: string; domain: string } | undefined {
  const host = withoutFinalDot(hostname);
  const domain = isPrivateHost(host) ? null : getDomain(host, suffixes);
  return domain === null ? undefined : { host, domain };
}
