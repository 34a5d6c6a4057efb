/** How this relay connects to NATS: addresses, credentials, TLS, and how long a silent server is waited for. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import type { NodeConnectionOptions, TlsOptions } from '@nats-io/transport-node';

/** Where the server is, and how this relay proves that it belongs to the fleet. */
export interface NatsConfig {
  /** Addresses of servers of one cluster, such as `nats://10.0.0.5:4222`; `tls://` asks for TLS. */
  servers: readonly string[];
  /** Files: credentials (JWT and nkey), CA of the server, certificate and key of the client. */
  credentials?: string | undefined;
  ca?: string | undefined;
  certificate?: string | undefined;
  key?: string | undefined;
}

/** A server that does not answer two pings in a row is left; calls in flight are told after the fleet's own limit. */
const pingEveryMs = 2_000;
const maxPingsOut = 2;
const reconnectAfterMs = 250;
const connectTimeoutMs = 2_000;

/** Tries for ever to connect, also at the start. */
export function natsOptions({ servers, ca, certificate, key }: NatsConfig): NodeConnectionOptions {
  const addresses = servers.map((server) => new URL(server));
  const { username, password } = addresses[0] ?? { username: '', password: '' };
  const isTls = addresses.some(({ protocol }) => protocol === 'tls:') || ca !== undefined;
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    name: 'tabrelay',
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectAfterMs,
    pingInterval: pingEveryMs,
    maxPingOut: maxPingsOut,
    timeout: connectTimeoutMs,
    // Credentials may be repaired while the relay runs.
    ignoreAuthErrorAbort: true,
    ...(isTls && {
      tls: {
        ...(ca !== undefined && { ca: readFileSync(ca, 'utf8') }),
        ...(certificate !== undefined && { cert: readFileSync(certificate, 'utf8') }),
        ...(key !== undefined && { key: readFileSync(key, 'utf8') }),
        checkServerIdentity: identityCheck(addresses.map(({ hostname }) => hostname.replace(/^\[|\]$/g, ''))),
      } as TlsOptions,
    }),
  };
}

/**
 * NATS's client hands all of `tls` on to Node, but tells it no name where the address is an IP address. Node then takes it
 * for `localhost`, so a certificate for the address would not do.
 */
function identityCheck(hosts: readonly string[]) {
  const addresses = hosts.filter((host) => isIP(host));
  return (name: string, certificate: PeerCertificate): Error | undefined => {
    const isNameless = name === 'localhost' && !hosts.includes(name);
    const errors = (isNameless ? addresses : [name]).map((each) => checkServerIdentity(each, certificate));
    return errors.includes(undefined) ? undefined : errors[0];
  };
}
