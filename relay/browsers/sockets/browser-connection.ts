/** The connection to one authenticated browser: parses its frames, sends frames, and keeps the socket alive. */
import type { WebSocket } from 'ws';
import { type ToExtension, type ToRelay, toRelaySchema } from '../../../extension/protocol/frames/frames';
import type { Introduction } from '../../../extension/protocol/frames/handshake-frames';
import { isPlainReply } from '../../../extension/protocol/frames/hot-frames';
import { framesIn, PacketSender } from '../../../extension/protocol/frames/packets';

/** The extension's worker is suspended after 30 s without data, and gives up a relay that is silent for 12 s. */
const pingEveryMs = 5_000;
/** A socket that answers no ping for this long is dead, even if it was not closed. */
const maxSilenceMs = 12_000;

/** Upper limit of what is buffered for a browser that does not read. */
const maxBufferedBytes = 256 * 1024 * 1024;

/** RFC 6455: the frame is too large. */
export const tooLarge = 1009;

/** Our own close codes, in the range that RFC 6455 leaves to applications. */
export const closeCodes = {
  badFrame: 4400,
  unknownBrowser: 4401,
  notProved: 4403,
  tooSlow: 4408,
  replaced: 4409,
  starting: 4425,
  wrongProtocol: 4426,
  crowded: 4429,
} as const;

export interface BrowserConnection {
  id: string;
  pairedByHand: boolean;
  connectedAt: string;
  introduction: Introduction;
  /** Tells the browser that it is not paired any more. */
  unpaired: ToExtension;
  send(frame: ToExtension): void;
  close(code: number, reason: string): void;
}

/** Takes over the socket of an authenticated browser until it closes. */
export function createBrowserConnection(
  socket: WebSocket,
  about: Pick<BrowserConnection, 'id' | 'pairedByHand' | 'introduction' | 'unpaired'>,
  on: { frame(frame: ToRelay): void; closed(): void },
): BrowserConnection {
  let receivedAt = Date.now();
  const pings = setInterval(() => {
    if (Date.now() - receivedAt > maxSilenceMs) socket.terminate();
    else connection.send({ type: 'ping' });
  }, pingEveryMs);

  socket.on('message', (data) => {
    receivedAt = Date.now();
    const frames = framesIn(String(data), frameOf);
    if (!frames) socket.close(closeCodes.badFrame, 'not a frame of this protocol');
    for (const frame of frames ?? []) on.frame(frame);
  });
  socket.on('close', () => {
    clearInterval(pings);
    on.closed();
  });

  // What several callers send while the relay reads its sockets leaves together, right after that.
  const packets = new PacketSender((message) => socket.send(message), setImmediate);

  const connection: BrowserConnection = {
    ...about,
    connectedAt: new Date().toISOString(),
    send(frame) {
      // A browser that reads nothing is gone; its buffer would only grow.
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else packets.push(JSON.stringify(frame));
    },
    close(code, reason) {
      packets.flush();
      socket.close(code, reason);
    },
  };
  return connection;
}

/** The frame in `text`, or nothing when it is not one of this protocol. */
export function parseFrame(text: string): ToRelay | undefined {
  try {
    return frameOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function frameOf(value: unknown): ToRelay | undefined {
  return isPlainReply(value) ? value : toRelaySchema.safeParse(value).data;
}
