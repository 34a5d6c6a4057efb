/** Authenticates the WebSocket of an extension: mutual HMAC challenge-response with the pairing secret. */
import type { RawData, WebSocket } from 'ws';
import {
  maxUnauthenticatedFrameBytes,
  protocolVersion,
  type ToExtension,
} from '../../../extension/protocol/frames/frames';
import type { Hello, Introduction } from '../../../extension/protocol/frames/handshake-frames';
import type { PairingCode } from '../../../extension/protocol/pairing/pairing-code';
import { answerPairing, knowsLink } from '../../../extension/protocol/pairing/pairing-exchange';
import { deriveSecret, freshNonce, prove, verify } from '../../../extension/protocol/pairing/proof';
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
  /** A pairing that was removed; kept so that the browser can be told by a relay that proves itself. */
  findRemoved(browserId: string): Pairing | undefined;
  save(pairing: Pairing): void;
  /** The code that is valid now, if any. */
  currentCode(): PairingCode | undefined;
  /** Makes this code worthless; returns whether it was valid until now. */
  spendCode(code: PairingCode): boolean;
}

/** A browser, or a program that says it is one, that could not prove itself. */
export interface RefusedBrowser {
  /** The id that it claims. */
  browser: string;
  purpose: Hello['purpose'];
  reason: string;
}

/** How a handshake ended in which both sides have proved themselves. */
export interface Proved {
  pairing: Pairing;
  introduction: Introduction;
  /** The protocol that the extension speaks. */
  protocol: number;
  /**
   * `resumed`: it may connect; `paired`: it was paired in this very handshake; `left`: its user has unpaired it;
   * `removed`: its pairing was removed here.
   */
  ending: 'resumed' | 'paired' | 'left' | 'removed';
  /** Tells the browser, now or later in this connection, that it is not paired any more. */
  unpaired: ToExtension;
}

/**
 * Runs the handshake on a fresh socket: hello, challenge (the relay proves itself first), introduction.
 * Resolves with nothing, the socket closed with one of our codes, when the other side cannot prove itself.
 * @param options.admits whether a browser may connect with its protocol
 * @param options.isStarting whether the separate browser is being started: it reloads the extension, which then comes again
 * @param options.onRefused receives each attempt to pair, or to connect with a wrong proof, that came to nothing
 * @param options.onPairingFailed called when a pairing code was spent without a pairing
 */
export async function shakeHands(
  socket: WebSocket,
  pairings: Pairings,
  options: {
    admits(protocol: number, browserId: string): boolean;
    isStarting(): boolean;
    onRefused(attempt: RefusedBrowser): void;
    onPairingFailed(): void;
  },
): Promise<Proved | undefined> {
  let said: Hello | undefined;
  const refuse = (code: number, reason: string) => {
    const { browserId: browser = '', purpose = 'resume' } = said ?? {};
    if (purpose === 'pair' || code === closeCodes.notProved) options.onRefused({ browser, purpose, reason });
    hangUp(socket, code, reason);
    return undefined;
  };
  const patience = setTimeout(() => refuse(closeCodes.tooSlow, 'handshake took too long'), patienceMs);
  const next = frameReader(socket, () => refuse(tooLarge, 'a frame before the proof is larger than 4 KiB'));
  let hasSpentCode = false;
  let proved: Proved | undefined;
  try {
    const hello = await next();
    if (hello?.type !== 'hello') return refuse(closeCodes.badFrame, 'expected hello');
    said = hello;
    const { protocol, browserId } = hello;
    // An older extension knows of no typed code.
    const isPairable = hello.purpose !== 'pair' || hello.pairing !== undefined;
    if (!options.admits(protocol, browserId) || !isPairable) {
      return refuse(closeCodes.wrongProtocol, `protocol ${protocolVersion} expected`);
    }
    const known =
      hello.purpose === 'pair' ? await pairingBegun(hello, pairings) : pairingKept(hello, pairings);
    if (!known) return refuse(closeCodes.unknownBrowser, 'not paired');
    if (known.ending === 'resumed' && !known.pairing?.byHand && options.isStarting()) {
      return refuse(closeCodes.starting, 'the browser is being started');
    }
    hasSpentCode = hello.purpose === 'pair';
    const { secret, share } = known;
    if (!secret) return refuse(closeCodes.badFrame, 'not a share of the key exchange');

    const transcript = { browserId, browserNonce: hello.nonce, relayNonce: freshNonce() };
    const proof = await prove(secret, 'relay', transcript);
    const challenge: ToExtension = { type: 'challenge', nonce: transcript.relayNonce, proof, share };
    socket.send(JSON.stringify(challenge));

    const introduction = await next();
    if (introduction?.type !== 'introduction') return refuse(closeCodes.badFrame, 'expected introduction');
    if (!(await verify(secret, 'browser', transcript, introduction.proof))) {
      return refuse(closeCodes.notProved, 'wrong proof');
    }
    const unpaired: ToExtension = { type: 'unpaired', proof: await prove(secret, 'unpaired', transcript) };
    const pairing = known.pairing ?? {
      id: browserId,
      name: introduction.browserName,
      secret: await deriveSecret(secret, transcript),
      byHand: true,
    };
    if (known.ending === 'paired') pairings.save(pairing);
    proved = { pairing, introduction, protocol, ending: known.ending, unpaired };
    return proved;
  } finally {
    clearTimeout(patience);
    if (hasSpentCode && !proved) options.onPairingFailed();
  }
}

/** What the relay needs to prove itself, and how the handshake ends if the browser does so too. */
interface Known {
  secret: string | undefined;
  /** The relay's share of the key exchange. */
  share?: string;
  ending: Proved['ending'];
  /** Absent before it is paired. */
  pairing?: Pairing;
}

function pairingKept({ browserId, purpose }: Hello, pairings: Pairings): Known | undefined {
  const kept = pairings.find(browserId);
  if (kept) return { secret: kept.secret, pairing: kept, ending: purpose === 'unpair' ? 'left' : 'resumed' };
  const removed = pairings.findRemoved(browserId);
  return removed && { secret: removed.secret, pairing: removed, ending: 'removed' };
}

/** Spends the code, however the handshake ends, if the browser knows the link. */
async function pairingBegun(hello: Hello, pairings: Pairings): Promise<Known | undefined> {
  const code = pairings.currentCode();
  const { browserId, nonce: browserNonce, pairing: offer } = hello;
  if (!code || !offer) return undefined;
  const pairer = { browserId, browserNonce };
  if (!(await knowsLink(code.link, pairer, offer))) return undefined;
  // Meanwhile another handshake may have spent it.
  if (!pairings.spendCode(code)) return undefined;
  return { ...(await answerPairing(code, pairer, offer)), ending: 'paired' };
}

/** Closes a socket with a code, and for good where the other side does not play along. */
export function hangUp(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), farewellMs).unref();
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
