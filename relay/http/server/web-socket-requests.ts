import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const ofUpgrade = new Set(['upgrade', 'http2-settings']);

/** Emits `upgrade`, as the server does, for requests that ask for a WebSocket; others are answered as any request. */
export function webSocketRequests(server: Server): EventEmitter {
  const requests = new EventEmitter();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, received: Buffer) => {
    if (asksForWebSocket(request)) requests.emit('upgrade', request, stream, received);
    else ignoreUpgrade(server, request, stream, received);
  });
  return requests;
}

function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return /(?:^|,)\s*websocket\s*(?:$|[,/])/i.test(headers.upgrade ?? '');
}

/**
 * Serves a request as if it did not ask for an upgrade, such as to `h2c`. A server may ignore that
 * (https://www.rfc-editor.org/rfc/rfc9110#section-7.8), and clients that ask, as Java's does, expect an answer. Node has
 * handed the connection over, so it is read anew.
 */
function ignoreUpgrade(server: Server, request: IncomingMessage, stream: Duplex, received: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (ofUpgrade.has(name.toLowerCase())) continue;
    lines.push(`${name}: ${name.toLowerCase() === 'connection' ? withoutUpgrade(value) : value}`);
  }
  // Node writes header values as Latin-1 and reads them so.
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  stream.unshift(Buffer.concat([head, received]));
  server.emit('connection', stream);
}

function withoutUpgrade(connection: string): string {
  const kept = connection.split(',').filter((option) => !ofUpgrade.has(option.trim().toLowerCase()));
  return kept.join(',').trim() || 'keep-alive';
}
