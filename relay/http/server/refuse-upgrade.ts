import type { Duplex } from 'node:stream';
import { safeHeaders } from './safe-headers';

/** Answers a WebSocket upgrade with a status, the headers of every reply and no body, and closes the connection. */
export function refuseUpgrade(stream: Duplex, status: number): void {
  const headers = { ...safeHeaders, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  stream.end([`HTTP/1.1 ${status} Refused`, ...lines, '', ''].join('\r\n'));
}
