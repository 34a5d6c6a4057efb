/** Authenticates the WebSocket of an extension: mutual HMAC challenge-response with the pairing secret. */
import type { RawData, WebSocket } from 'ws';
import {
  type Hello,
  type Introduction,
  maxUnauthenticatedFrameBytes,
  protocolVersion,
} from '../../../extension/protocol/frames';
import { deriveSecret, freshNonce, prove, verify } from '../../../extension/protocol/proof';
import { closeCodes, parseFrame, tooLarge } from './browser-connection';

/** An unauthenticated socket gets this long in all. */
export const patienceMs = 3_000;
/** How long one that is not wanted may take to agree that it is closed. */
const farewellMs = 500;

/** What the relay remembers of a browser it was paired with. */
export interface Pairing {
  id: string;
  name: string;
  secret: string;
  byHand: boolean;
}

/** Where pairings are kept, and the one-time code that allows a new one. */
export interface Pairings {
  find(browserId: string): Pairing | undefined;
  save(pairing: Pairing): void;
  /** The code that is valid now, if any. */
  currentCode(): string | undefined;
  /** Makes the code worthless; called once it has been used. */
  spendCode(): void;
}

export interface Proved {
  pairing: Pairing;
  introduction: Introduction;
  /** The protocol that the extension speaks. */
  protocol: number;
  /** Paired in this very handshake. */
  isNew: boolean;
}

/**
 * Runs the handshake on a fresh socket: hello, challenge (the relay proves itself first), introduction.
 * Resolves with nothing, the socket closed with one of our codes, when the other side cannot prove itself.
 * @param admits whether a browser may connect with its protocol
 */
export async function shakeHands(
  socket: WebSocket,
  pairings: Pairings,
  admits: (protocol: number, browserId: string) => boolean,
): Promise<Proved | undefined> {
  const refuse = (code: number, reason: string) => {
    hangUp(socket, code, reason);
    return undefined;
  };
  const patience = setTimeout(() => refuse(closeCodes.tooSlow, 'handshake took too long'), patienceMs);
  const next = frameReader(socket, () => refuse(tooLarge, 'a frame before the proof is larger than 4 KiB'));
  try {
    const hello = await next();
    if (hello?.type !== 'hello') return refuse(closeCodes.badFrame, 'expected hello');
    const { protocol } = hello;
    if (!admits(protocol, hello.browserId)) {
      return refuse(closeCodes.wrongProtocol, `protocol ${protocolVersion} expected`);
    }
    const known = pairings.find(hello.browserId);
    const secret = hello.purpose === 'pair' ? pairings.currentCode() : known?.secret;
    if (!secret) return refuse(closeCodes.unknownBrowser, 'not paired');

    const transcript = { browserId: hello.browserId, browserNonce: hello.nonce, relayNonce: freshNonce() };
    const proof = await prove(secret, 'relay', transcript);
    socket.send(JSON.stringify({ type: 'challenge', nonce: transcript.relayNonce, proof }));

    const introduction = await next();
    if (introduction?.type !== 'introduction') return refuse(closeCodes.badFrame, 'expected introduction');
    if (!(await verify(secret, 'browser', transcript, introduction.proof))) {
      return refuse(closeCodes.notProved, 'wrong proof');
    }
    if (hello.purpose === 'resume' && known) return { pairing: known, introduction, protocol, isNew: false };
    // Between the two frames another browser may have used up the code.
    if (pairings.currentCode() !== secret) return refuse(closeCodes.unknownBrowser, 'code already used');
    pairings.spendCode();
    const pairing = await newPairing(hello, introduction, secret, transcript.relayNonce);
    pairings.save(pairing);
    return { pairing, introduction, protocol, isNew: true };
  } finally {
    clearTimeout(patience);
  }
}

/** Closes a socket with a code, and for good where the other side does not play along. */
export function hangUp(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), farewellMs).unref();
}

async function newPairing(
  hello: Hello,
  introduction: Introduction,
  code: string,
  relayNonce: string,
): Promise<Pairing> {
  const transcript = { browserId: hello.browserId, browserNonce: hello.nonce, relayNonce };
  return {
    id: hello.browserId,
    name: introduction.browserName,
    secret: await deriveSecret(code, transcript),
    byHand: true,
  };
}

/** One frame per call, in order; nothing once the socket has closed or sent something else. */
function frameReader(socket: WebSocket, onTooLarge: () => void) {
  const arrived: (ReturnType<typeof parseFrame> | undefined)[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  const push = (data: RawData) => {
    if (sizeOf(data) > maxUnauthenticatedFrameBytes) return onTooLarge();
    arrived.push(parseFrame(String(data)));
    wake?.();
  };
  const end = () => {
    ended = true;
    wake?.();
  };
  socket.on('message', push);
  socket.once('close', end);
  socket.once('error', end);
  let read = 0;
  return async () => {
    if (arrived.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
    read += 1;
    // The introduction is the last frame of the handshake; what follows belongs to the connection.
    if (read === 2) socket.off('message', push);
    return arrived.shift();
  };
}

function sizeOf(data: RawData): number {
  return Array.isArray(data) ? Buffer.concat(data).length : data.byteLength;
}
