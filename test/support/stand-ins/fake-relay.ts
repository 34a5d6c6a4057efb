/** What else may listen on the relay's port, for tests of what the extension tells it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { ToExtension } from '../../../extension/protocol/frames/frames';
import type { Hello } from '../../../extension/protocol/frames/handshake-frames';

export interface FakeRelay {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  /** Every frame that it was sent. */
  heard: { type: string }[];
  stop(): void;
}

/** Answers GET /health as a relay does, and each hello with these frames, all at once. */
export async function startFakeRelay(
  answer: (hello: Hello) => ToExtension[] | Promise<ToExtension[]>,
): Promise<FakeRelay> {
  const heard: { type: string }[] = [];
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok","browsers":0}');
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', async (data) => {
      const frame: { type: string } = JSON.parse(String(data));
      heard.push(frame);
      if (frame.type !== 'hello') return;
      for (const said of await answer(frame as Hello)) socket.send(JSON.stringify(said));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      server.closeAllConnections();
    },
  };
}
