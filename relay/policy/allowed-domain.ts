/** An entry of a list of allowed domains, as callers and owners of keys write it. */
import { parse } from 'tldts';
import * as z from 'zod';
import { hostsExpected, parseHost } from '../../extension/protocol/policy';

/** One entry: a domain with all below it, or a host with its port. A public suffix such as `co.uk` is refused. */
export const allowedDomain = z
  .string()
  .min(1)
  .max(260)
  .superRefine((entry, context) => {
    const host = parseHost(entry)?.host;
    const message = host === undefined ? hostsExpected : refusalOfSuffix(host);
    if (message) context.addIssue({ code: 'custom', message });
  });

/**
 * Why a host stands for too much, if it does: below an ICANN suffix of https://publicsuffix.org anybody can register a
 * name. Names of one label that are none, such as `localhost`, and IP addresses are hosts as others are.
 */
export function refusalOfSuffix(host: string): string | undefined {
  const { isIp, isIcann, publicSuffix } = parse(host, { validateHostname: false });
  if (isIp || !isIcann || publicSuffix !== host) return undefined;
  return `expected a domain: "${host}" is a public suffix, below which anybody can register a name; write what is below it, such as example.${host}`;
}
