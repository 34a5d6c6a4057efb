/** Lets browsers in: the WebSocket upgrade at /extension, behind the same gate as HTTP. */
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FleetSites } from '../../../extension/protocol/blocked-sites';
import {
  maxFrameBytes,
  maxUnauthenticatedFrameBytes,
  protocolVersion,
  type Session,
  type ToExtension,
  type ToRelay,
} from '../../../extension/protocol/frames/frames';
import {
  type BrowserConnection,
  closeCodes,
  createBrowserConnection,
  parseFrame,
  tooLarge,
} from './browser-connection';
import {
  hangUp,
  type Pairing,
  type Pairings,
  type Proved,
  patienceMs,
  type RefusedBrowser,
  shakeHands,
} from './handshake';
import { OutdatedExtensions } from './outdated-extensions';

/** Sockets that have not proved themselves; one more, and the oldest of them has to go. */
const maxUnauthenticated = 8;
/** What they may send in all: hello and introduction, with the bytes that WebSocket adds to each. */
const maxUnauthenticatedBytes = 2 * (maxUnauthenticatedFrameBytes + 14);

/** How long an extension of an older protocol keeps its socket; with sessions open it comes back and is asked again. */
const outdatedForMs = 10_000;

/** What the sockets need of the registry. */
export interface Registry {
  add(connection: BrowserConnection, sessions: readonly Session[]): void;
  remove(connection: BrowserConnection): void;
  receive(connection: BrowserConnection, frame: ToRelay): void;
}

/**
 * Accepts the extension's sockets on an HTTP server, or on what else emits `upgrade` as that does.
 * @param options.admit the gate
 * @param options.refuse answers an upgrade that the gate refused with a status and nothing else
 */
export function acceptBrowsers(
  server: Pick<EventEmitter, 'on'>,
  options: {
    buildId: string;
    pairings: Pairings;
    registry: Registry;
    /** What no session may open in the fleet; without it the relay is in none. */
    blockedSites?(): FleetSites;
    /** Whether the separate browser is being started. */
    isStarting(): boolean;
    /** A browser has proved itself over this connection. */
    onProved(stream: Duplex): void;
    admit(request: IncomingMessage): { status: number } | undefined;
    refuse(stream: Duplex, status: number): void;
    onConnected(connection: BrowserConnection, sessions: number): void;
    onPaired(pairing: Pairing): void;
    onRefused(attempt: RefusedBrowser): void;
    /** A pairing code was spent without a pairing. */
    onPairingFailed(): void;
    /** The user has unpaired this browser. */
    onLeft(pairing: Pairing): void;
    /** An extension of an older protocol, which gets no commands; without sessions it reloads itself now. */
    onOutdated(browser: { id: string; name: string; sessions: number }): void;
    onError(error: unknown): void;
  },
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const unauthenticated = new Set<WebSocket>();
  const outdated = new OutdatedExtensions();
  // Not a WebSocket handshake, though its path is right.
  sockets.on('wsClientError', (_, stream) => options.refuse(stream, 400));

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const verdict = options.admit(request);
    if (verdict) return options.refuse(stream, verdict.status);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      guard(socket, stream);
      welcome(socket, stream).catch((error) => {
        options.onError(error);
        socket.terminate();
      });
    });
  });

  /** Holds a socket to the bounds of those that have not proved themselves, until it has. */
  function guard(socket: WebSocket, stream: Duplex): void {
    const [oldest] = unauthenticated;
    if (oldest && unauthenticated.size >= maxUnauthenticated) {
      unauthenticated.delete(oldest);
      hangUp(oldest, closeCodes.crowded, 'too many that have not proved themselves');
    }
    unauthenticated.add(socket);
    socket.once('close', () => unauthenticated.delete(socket));
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxUnauthenticatedBytes || !unauthenticated.has(socket)) return;
      // Nothing more of it is read, so nothing more of it is kept.
      stream.pause();
      hangUp(socket, tooLarge, 'too much before the proof');
    });
  }

  async function welcome(socket: WebSocket, stream: Duplex): Promise<void> {
    const proved = await shakeHands(socket, options.pairings, {
      admits: (protocol, id) => outdated.admits(protocol, id),
      isStarting: options.isStarting,
      onRefused: options.onRefused,
      onPairingFailed: options.onPairingFailed,
    });
    // It may have gone while its proof was looked at, and would never be heard of again.
    if (!proved || socket.readyState !== socket.OPEN) return;
    unauthenticated.delete(socket);
    options.onProved(stream);
    const { pairing, introduction, protocol, ending, unpaired } = proved;
    if (ending === 'left' || ending === 'removed') {
      if (ending === 'left') options.onLeft(pairing);
      socket.send(JSON.stringify(unpaired));
      return hangUp(socket, closeCodes.unknownBrowser, 'not paired any more');
    }
    if (ending === 'paired') {
      // It comes back at once with the secret it has now.
      socket.send(JSON.stringify({ type: 'welcome', buildId: options.buildId } satisfies ToExtension));
      options.onPaired(pairing);
      return;
    }
    if (protocol !== protocolVersion) return welcomeOutdated(socket, proved);
    outdated.updated(pairing.id);
    const { registry } = options;
    let isKnown = false;
    const connection = createBrowserConnection(
      socket,
      { id: pairing.id, pairedByHand: pairing.byHand, introduction, unpaired },
      {
        frame(frame) {
          if (isKnown) return registry.receive(connection, frame);
          clearTimeout(patience);
          if (frame.type !== 'sessions') return connection.close(closeCodes.badFrame, 'expected sessions');
          isKnown = true;
          registry.add(connection, frame.sessions);
          options.onConnected(connection, frame.sessions.length);
        },
        closed() {
          clearTimeout(patience);
          registry.remove(connection);
        },
      },
    );
    const patience = setTimeout(
      () => hangUp(socket, closeCodes.tooSlow, 'its sessions took too long'),
      patienceMs,
    );
    connection.send({
      type: 'welcome',
      buildId: options.buildId,
      blockedSites: options.blockedSites?.(),
    });
  }

  /** Tells an extension of an older protocol which build is current, and nothing else. */
  function welcomeOutdated(socket: WebSocket, { pairing, introduction }: Proved): void {
    const close = () => hangUp(socket, closeCodes.wrongProtocol, `protocol ${protocolVersion} expected`);
    const timer = setTimeout(close, outdatedForMs);
    socket.once('close', () => clearTimeout(timer));
    socket.on('message', (data) => {
      const frame = parseFrame(String(data));
      if (frame?.type !== 'sessions') return;
      const sessions = frame.sessions.length;
      outdated.welcomed(pairing.id, sessions);
      options.onOutdated({ id: pairing.id, name: introduction.browserName, sessions });
    });
    socket.send(JSON.stringify({ type: 'welcome', buildId: options.buildId } satisfies ToExtension));
  }
}
