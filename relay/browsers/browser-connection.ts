/** One browser whose extension has proved itself: its socket, what it said of itself, its pulse. */
import type { WebSocket } from 'ws';
import {
  type Introduction,
  type ToExtension,
  type ToRelay,
  toRelaySchema,
} from '../../extension/protocol/frames';

/** The worker falls asleep after 30 s without data, and takes a relay that is silent for 12 s for dead. */
const pulseEveryMs = 5_000;
/** A socket that stays silent for this long, pings and all, is dead even if nobody closed it. */
const silentForMs = 12_000;

/** Most that waits for a browser to read it. */
const maxBufferedBytes = 256 * 1024 * 1024;

/** Of RFC 6455: a frame is larger than may be. */
export const tooLarge = 1009;

/** Close codes of our own, in the range that RFC 6455 leaves to applications. */
export const closeCodes = {
  badFrame: 4400,
  unknownBrowser: 4401,
  notProved: 4403,
  tooSlow: 4408,
  replaced: 4409,
  crowded: 4429,
  wrongProtocol: 4426,
} as const;

export interface BrowserConnection {
  id: string;
  pairedByHand: boolean;
  connectedAt: string;
  introduction: Introduction;
  send(frame: ToExtension): void;
  close(code: number, reason: string): void;
}

/** Reads the frames of a proved socket and keeps it alive until it closes. */
export function createBrowserConnection(
  socket: WebSocket,
  about: Pick<BrowserConnection, 'id' | 'pairedByHand' | 'introduction'>,
  on: { frame(frame: ToRelay): void; closed(): void },
): BrowserConnection {
  let heardAt = Date.now();
  const pulse = setInterval(() => {
    if (Date.now() - heardAt > silentForMs) socket.terminate();
    else connection.send({ type: 'ping' });
  }, pulseEveryMs);

  socket.on('message', (data) => {
    heardAt = Date.now();
    const frame = parseFrame(String(data));
    if (frame) on.frame(frame);
    else socket.close(closeCodes.badFrame, 'not a frame of this protocol');
  });
  socket.on('close', () => {
    clearInterval(pulse);
    on.closed();
  });

  const connection: BrowserConnection = {
    ...about,
    connectedAt: new Date().toISOString(),
    send(frame) {
      // A browser that reads nothing is gone; what is kept for it would only grow.
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else socket.send(JSON.stringify(frame));
    },
    close: (code, reason) => socket.close(code, reason),
  };
  return connection;
}

/** The frame in `text`, or nothing when it is none of this protocol. */
export function parseFrame(text: string): ToRelay | undefined {
  try {
    const parsed = toRelaySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
