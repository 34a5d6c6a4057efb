/** An upgrade that is refused has no app to answer it, and gets the same headers as every other reply. */
import type { Duplex } from 'node:stream';
import { safeHeaders } from './safe-headers';

/** Answers a status without a body, and hangs up. */
export function refuseUpgrade(stream: Duplex, status: number): void {
  const headers = { ...safeHeaders, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  stream.end([`HTTP/1.1 ${status} Refused`, ...lines, '', ''].join('\r\n'));
}
