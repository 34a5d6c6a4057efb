// Why: lets browsers in: the WebSocket upgrade at /extension, behind the same gate as HTTP.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ToExtension, ToRelay } from '../../extension/protocol/frames';
import { type BrowserConnection, createBrowserConnection } from './browser-connection';
import { type Pairing, type Pairings, shakeHands } from './handshake';

/** A screenshot of a large window travels in one frame. */
const maxFrameBytes = 32 * 1024 * 1024;

/** What the sockets need of the registry. */
export interface Registry {
  add(connection: BrowserConnection): void;
  remove(connection: BrowserConnection): void;
  receive(connection: BrowserConnection, frame: ToRelay): void;
}

/**
 * Accepts the extension's sockets on an HTTP server.
 * @param options.admit the gate; a refused upgrade gets its status and nothing else.
 */
export function acceptBrowsers(
  server: Server,
  options: {
    buildId: string;
    pairings: Pairings;
    registry: Registry;
    admit(request: IncomingMessage): { status: number; message: string } | undefined;
    onConnected(connection: BrowserConnection): void;
    onPaired(pairing: Pairing): void;
    onTrouble(error: unknown): void;
  },
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const refusal = options.admit(request);
    if (refusal) {
      stream.end(`HTTP/1.1 ${refusal.status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      welcome(socket).catch((error) => {
        options.onTrouble(error);
        socket.terminate();
      });
    });
  });

  async function welcome(socket: WebSocket): Promise<void> {
    const proved = await shakeHands(socket, options.pairings);
    // It may have gone while its proof was looked at, and would never be heard of again.
    if (!proved || socket.readyState !== socket.OPEN) return;
    const { pairing, introduction, isNew } = proved;
    if (isNew) {
      // It comes back at once with the secret it has now.
      socket.send(JSON.stringify({ type: 'welcome', buildId: options.buildId } satisfies ToExtension));
      options.onPaired(pairing);
      return;
    }
    const connection = createBrowserConnection(
      socket,
      { id: pairing.id, pairedByHand: pairing.byHand, introduction },
      {
        frame: (frame) => options.registry.receive(connection, frame),
        closed: () => options.registry.remove(connection),
      },
    );
    connection.send({ type: 'welcome', buildId: options.buildId });
    options.registry.add(connection);
    options.onConnected(connection);
  }
}
