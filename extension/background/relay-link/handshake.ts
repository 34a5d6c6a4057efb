/** The handshake: relay and extension prove to each other that they know the pairing secret. */
import type { FleetSites } from '../../protocol/blocked-sites';
import {
  protocolVersion,
  type Session,
  type ToExtension,
  type ToRelay,
  toExtensionSchema,
} from '../../protocol/frames/frames';
import type { Introduction } from '../../protocol/frames/handshake-frames';
import { isStepCommand } from '../../protocol/frames/hot-frames';
import type { PairingCode } from '../../protocol/pairing/pairing-code';
import { beginPairing } from '../../protocol/pairing/pairing-exchange';
import { freshNonce, prove, type Transcript, verify } from '../../protocol/pairing/proof';

/** What the extension sends once the relay has proved itself; the sessions follow after its welcome. */
export type Introduce = () => Promise<Omit<Introduction, 'type' | 'proof'> & { sessions: Session[] }>;

export type Problem = 'unreachable' | 'refused' | 'forged' | 'protocol' | 'unpaired';

/** Who connects, and what for. */
export type Identity = { browserId: string } & (
  | { purpose: 'resume' | 'unpair'; secret: string }
  | { purpose: 'pair'; code: PairingCode }
);

/** An authenticated socket. */
export interface Shaken {
  socket: WebSocket;
  buildId: string;
  /** What is blocked in the relay's fleet. */
  blockedSites: FleetSites;
  transcript: Transcript;
  /** What both sides have proved to know. */
  secret: string;
}

const handshakeTimeoutMs = 5_000;

/** Close codes of a relay that rejects the extension (relay/browsers/sockets/browser-connection.ts). */
const refusals: Record<number, Problem> = { 4401: 'refused', 4403: 'refused', 4426: 'protocol' };

/**
 * Opens a socket to the relay and runs the handshake on it. Resolves with the authenticated socket, which has no
 * listener yet, or with the reason why there is none.
 */
export async function shakeHands(
  relayUrl: string,
  identity: Identity,
  introduce: Introduce,
): Promise<Shaken | { problem: Problem }> {
  const { browserId, purpose } = identity;
  const browserNonce = freshNonce();
  const pairing =
    purpose === 'pair' ? await beginPairing(identity.code, { browserId, browserNonce }) : undefined;
  const socket = new WebSocket(`${relayUrl.replace(/^http/, 'ws')}/extension`);
  const fail = (problem: Problem) => {
    socket.close();
    return { problem };
  };
  const next = frameReader(socket);
  const opened = await next();
  if (opened !== 'open') return fail('unreachable');

  const hello = {
    type: 'hello',
    protocol: protocolVersion,
    browserId,
    nonce: browserNonce,
    purpose,
  } as const;
  send(socket, { ...hello, pairing: pairing?.offer });
  const challenge = await next();
  if (typeof challenge === 'number') return fail(refusals[challenge] ?? 'unreachable');
  if (typeof challenge === 'string' || challenge.type !== 'challenge') return fail('forged');

  const transcript = { browserId, browserNonce, relayNonce: challenge.nonce };
  const secret = purpose === 'pair' ? await pairing?.secret(challenge.share ?? '') : identity.secret;
  if (!secret || !(await verify(secret, 'relay', transcript, challenge.proof))) return fail('forged');
  const proof = await prove(secret, 'browser', transcript);
  const { sessions, ...about } = await introduce();
  send(socket, { type: 'introduction', proof, ...about });
  const welcome = await next();
  if (typeof welcome === 'number') return fail(refusals[welcome] ?? 'unreachable');
  const shaken = { socket, transcript, secret };
  if (await isUnpaired(welcome, shaken)) return fail('unpaired');
  if (typeof welcome === 'string' || welcome.type !== 'welcome') return fail('forged');
  if (purpose === 'resume') send(socket, { type: 'sessions', sessions });
  socket.onmessage = null;
  socket.onclose = null;
  return { ...shaken, buildId: welcome.buildId, blockedSites: welcome.blockedSites };
}

/** Whether this says, with a proof, that the relay does not know this browser any more. */
export async function isUnpaired(
  frame: ToExtension | 'open',
  { secret, transcript }: Pick<Shaken, 'secret' | 'transcript'>,
): Promise<boolean> {
  if (frame === 'open' || frame.type !== 'unpaired') return false;
  return verify(secret, 'unpaired', transcript, frame.proof);
}

/** The frame in a message of the handshake; undefined when it is none of this protocol. */
function parseFrame(data: unknown): ToExtension | undefined {
  try {
    const value: unknown = JSON.parse(String(data));
    return isStepCommand(value) ? value : toExtensionSchema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket, frame: ToRelay): void {
  socket.send(JSON.stringify(frame));
}

/** Returns a function that reads what comes next: that the socket is open, a frame, or its close code. */
function frameReader(socket: WebSocket) {
  const arrived: ('open' | ToExtension | number)[] = [];
  let wake: (() => void) | undefined;
  const push = (what: 'open' | ToExtension | number) => {
    arrived.push(what);
    wake?.();
  };
  const timer = setTimeout(() => push(0), handshakeTimeoutMs);
  socket.onopen = () => push('open');
  socket.onclose = (event) => {
    clearTimeout(timer);
    push(event.code);
  };
  socket.onmessage = (event) => {
    const frame = parseFrame(event.data);
    if (frame?.type === 'welcome' || frame?.type === 'unpaired') clearTimeout(timer);
    if (frame) push(frame);
    else socket.close();
  };
  return async () => {
    if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return arrived.shift() ?? 0;
  };
}
