/** Sends raw bytes over a socket and returns the response. */
import { connect } from 'node:net';

/** All that the relay answers to these bytes on a connection of their own, until it or the deadline ends it. */
export function rawHttp(port: number, bytes: string | Buffer, options: { patienceMs?: number } = {}) {
  return new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answer = '';
    socket.setTimeout(options.patienceMs ?? 5_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    // A refused connection may be reset while we still send.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

/** The bytes of a request that ends its connection; headers may come twice. */
export function rawRequest(
  method: string,
  path: string,
  headers: readonly (readonly [string, string])[],
): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
}

/** The status of the first answer, and its headers in lower case. */
export function parseAnswer(answer: string): { status: number; headers: Map<string, string> } {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const [line = '', ...rest] = head.split('\r\n');
  const headers = new Map(
    rest.map((each) => [
      each.slice(0, each.indexOf(':')).toLowerCase(),
      each.slice(each.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(line.split(' ')[1]), headers };
}
