/** Decides from address and headers, before any body is read, whether a request is served at all. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ErrorCode } from '../../extension/protocol/errors';
import { extensionId } from '../../extension/protocol/identity';
import { type ErrorStatus, httpStatus } from './http-status';

/** What the gate looks at. Headers that were not sent are undefined. */
export interface Arrival {
  remoteAddress: string | undefined;
  host: string | undefined;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** The target of the request line as it was sent: a path, or in absolute form an address. */
  target: string | undefined;
  path: string;
  method: string;
}

/** Where the relay listens, and which names it has. */
export interface RelayAddress {
  host: string;
  port: number;
  /** Further host names by which clients may call it, in lower case, with a port where that differs. */
  allowedHosts?: readonly string[];
}

export type Verdict = { ok: true } | { ok: false; status: ErrorStatus; code: ErrorCode; message: string };

/** The one path that only our extension may ask for, by WebSocket upgrade. */
const extensionPath = '/extension';

const extensionOrigin = `chrome-extension://${extensionId}`;
const keylessPages = ['/', '/health', '/docs', '/practice', '/pair', '/live'];
/** What the live page calls with its token; no other page may. */
const withToken = '/live/api/';
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The same check for HTTP and for the WebSocket upgrade: peer address, `Host` (against DNS rebinding), `Origin`,
 * `Sec-Fetch-Site` (https://www.w3.org/TR/fetch-metadata/). The key is checked afterwards.
 */
export function admit(arrival: Arrival, relay: RelayAddress): Verdict {
  const fromExtension = arrival.path === extensionPath;
  if (!isExpectedPeer(arrival.remoteAddress, fromExtension, relay)) {
    return refuse(
      `Calls from ${arrival.remoteAddress ?? 'an unknown address'} are not served; call from this machine.`,
    );
  }
  if (!isOwnHost(arrival.host, relay)) {
    return refuse(
      `Host "${arrival.host ?? ''}" is not this relay; call http://${authorityOf(relay)} instead.`,
    );
  }
  if (!isOwnTarget(arrival)) {
    return refuse(
      `The request line is for "${arrival.target}" and not for Host "${arrival.host}"; send the path alone.`,
    );
  }
  if (fromExtension) {
    if (arrival.origin !== extensionOrigin) return refuse('This path is for the tabrelay extension only.');
  } else if (arrival.origin !== undefined && !isAllowedOrigin(arrival)) {
    return refuse(`Pages of ${arrival.origin} may not call this relay; call it from a program instead.`);
  }
  if (!isKeyless(arrival) && !isDirect(arrival)) {
    return refuse('Web pages may not call this relay; call it from a program, or use its own page /docs.');
  }
  return { ok: true };
}

/** The check for an upgrade: the socket is at one path only, and nothing else may be upgraded. */
export function admitUpgrade(arrival: Arrival, relay: RelayAddress): Verdict {
  return arrival.path === extensionPath ? admit(arrival, relay) : refuse('There is no socket at this path.');
}

/**
 * The arrival of a Node request, for the upgrade, where there is no Hono context. A header that was sent more than once
 * is joined, as Hono does it: Node itself would take the first `Host`.
 */
export function arrivalOf({ headersDistinct, socket, url = '', method = '' }: IncomingMessage): Arrival {
  return {
    target: url,
    remoteAddress: socket.remoteAddress,
    host: headersDistinct.host?.join(', '),
    origin: headersDistinct.origin?.join(', '),
    secFetchSite: headersDistinct['sec-fetch-site']?.join(', '),
    path: isPath(url) || !URL.canParse(url) ? (url.split('?', 1)[0] ?? '') : new URL(url).pathname,
    method,
  };
}

function isExpectedPeer(address: string | undefined, fromExtension: boolean, relay: RelayAddress): boolean {
  if (address === undefined) return false;
  if (isLoopback(address)) return true;
  // Who binds to another address wants callers from elsewhere; the browser is always on this machine.
  return !fromExtension && !isLoopback(relay.host);
}

function isOwnHost(host: string | undefined, relay: RelayAddress): boolean {
  // As nearly every client writes it; the rest need parsing.
  if (loopbackNames.some((name) => host === `${name}:${relay.port}`)) return true;
  const url = `http://${host}`;
  if (host === undefined || !URL.canParse(url)) return false;
  const { hostname, port, host: normalised, pathname, username } = new URL(url);
  if (username || pathname !== '/') return false;
  if (relay.allowedHosts?.includes(normalised)) return true;
  if ((port || '80') !== String(relay.port)) return false;
  if (relay.allowedHosts?.includes(hostname)) return true;
  if (loopbackNames.includes(hostname) || normalised === authorityOf(relay)) return true;
  // Bound to every address: any of them will do, as long as it is a number, which cannot be rebound.
  const everyAddress = relay.host === '0.0.0.0' || relay.host === '::';
  return everyAddress && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Whether the request line asks for what `Host` names. A server must take the authority of a target in absolute form
 * instead of `Host` (https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2), so both have to be the same.
 */
function isOwnTarget({ target = '/', host }: Arrival): boolean {
  if (isPath(target) || target === '*') return true;
  if (!URL.canParse(target)) return false;
  const { protocol, host: named, username, password } = new URL(target);
  return protocol === 'http:' && !username && !password && named === new URL(`http://${host}`).host;
}

function isPath(target: string): boolean {
  return target.startsWith('/');
}

function isAllowedOrigin({ origin, host, path }: Arrival): boolean {
  return origin === `http://${host}` || (path === '/health' && origin === extensionOrigin);
}

function isKeyless({ path, method }: Arrival): boolean {
  const reading = method === 'GET' || method === 'HEAD';
  return (
    reading &&
    !path.startsWith(withToken) &&
    keylessPages.some((page) => path === page || path.startsWith(`${page}/`))
  );
}

function isDirect({ secFetchSite, origin, host, path, method }: Arrival): boolean {
  if (secFetchSite === undefined || secFetchSite === 'none') return true;
  if (secFetchSite !== 'same-origin' || path === extensionPath) return false;
  // A same-origin GET of /docs carries no Origin; the browser vouches for it by Sec-Fetch-Site alone.
  return origin === `http://${host}` || (origin === undefined && method === 'GET');
}

/** Whether an address or name is this machine's own. */
export function isLoopback(host: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$|^localhost$|^::1$/.test(host);
}

function authorityOf({ host, port }: RelayAddress): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function refuse(message: string): Verdict {
  return { ok: false, status: httpStatus.forbidden.status, code: 'forbidden', message };
}
