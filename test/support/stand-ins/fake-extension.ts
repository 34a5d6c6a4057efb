/** An extension's end of the socket, for tests of the relay's end without a browser. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FleetSites } from '../../../extension/protocol/blocked-sites';
import type { Session, ToExtension, ToRelay } from '../../../extension/protocol/frames/frames';
import { protocolVersion } from '../../../extension/protocol/frames/frames';
import { framesIn } from '../../../extension/protocol/frames/packets';
import { extensionId } from '../../../extension/protocol/identity';
import type { PairingCode } from '../../../extension/protocol/pairing/pairing-code';
import { beginPairing } from '../../../extension/protocol/pairing/pairing-exchange';
import { freshNonce, prove, type Transcript } from '../../../extension/protocol/pairing/proof';
import { inFlight } from '../in-flight';

export interface FakeExtension {
  send(frame: ToRelay | string | Buffer): void;
  /** The next frame that asks for something: no ping, and no inquiry after nothing. */
  next(): Promise<ToExtension>;
  /** All that came, as it came. */
  messages: readonly string[];
  /** The relay has it on its list: it has asked for what became of its commands. */
  listed: Promise<void>;
  /** The code the relay closed the socket with. */
  closed: Promise<number>;
  close(): void;
}

/** Opens a socket without saying anything. */
export async function openSocket(url: string): Promise<FakeExtension> {
  const socket = new WebSocket(url, { origin: `chrome-extension://${extensionId}` });
  const messages: string[] = [];
  const frames: ToExtension[] = [];
  const waiting: ((frame: ToExtension) => void)[] = [];
  let list = () => {};
  const listed = new Promise<void>((resolve) => (list = resolve));
  socket.on('message', (data) => {
    messages.push(String(data));
    for (const frame of framesIn(String(data), (value) => value as ToExtension) ?? []) take(frame);
  });
  function take(frame: ToExtension): void {
    // The relay gives up a browser that answers none, which counts where a test is slow.
    if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
    if (frame.type === 'resyncRequest') list();
    if (frame.type === 'ping' || (frame.type === 'resyncRequest' && frame.ids.length === 0)) return;
    const taker = waiting.shift();
    if (taker) taker(frame);
    else frames.push(frame);
  }
  const closed = inFlight(once(socket, 'close').then(([code]) => code as number));
  await once(socket, 'open');
  return {
    send: (frame) =>
      socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    next: () => {
      const frame = frames.shift();
      return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve));
    },
    messages,
    closed,
    listed,
    close: () => socket.terminate(),
  };
}

export interface Character {
  browserId: string;
  secret: string;
  purpose?: 'resume' | 'unpair';
  protocol?: number;
  journalId?: string;
  storageId?: string;
  sessions?: Session[];
}

/** Says hello and, if it is challenged, introduces itself. */
export async function introduce(extension: FakeExtension, character: Character): Promise<Transcript> {
  const { browserId, secret, purpose = 'resume', protocol = protocolVersion } = character;
  const browserNonce = freshNonce();
  extension.send({ type: 'hello', protocol, browserId, nonce: browserNonce, purpose });
  const challenge = await Promise.race([extension.next(), extension.closed]);
  const transcript = { browserId, browserNonce, relayNonce: '' };
  if (typeof challenge === 'number' || challenge.type !== 'challenge') return transcript;
  transcript.relayNonce = challenge.nonce;
  const proof = await prove(secret, 'browser', transcript);
  const { journalId = 'worker-1', storageId = 'storage-1' } = character;
  extension.send({
    type: 'introduction',
    proof,
    browserName: 'Fake',
    buildId: 'build',
    journalId,
    storageId,
  });
  return transcript;
}

interface Welcomed {
  /** What the relay's welcome said of its fleet. */
  blockedSites: FleetSites;
}

/** A socket that is welcome: everything after that is commands. */
export async function connect(url: string, character: Character): Promise<FakeExtension & Welcomed> {
  const extension = await openSocket(url);
  await introduce(extension, character);
  const welcome = await Promise.race([extension.next(), extension.closed]);
  if (typeof welcome === 'number' || welcome.type !== 'welcome')
    throw new Error(
      `The relay ${typeof welcome === 'number' ? `closed with ${welcome}` : `said ${welcome.type}`}`,
    );
  extension.send({ type: 'sessions', sessions: character.sessions ?? [] });
  await extension.listed;
  return { ...extension, blockedSites: welcome.blockedSites };
}

/** What a browser that wants to pair has after its hello: the challenge, and the secret that it makes of it. */
export interface BegunPairing {
  extension: FakeExtension;
  /** The relay's challenge; undefined when the relay has refused the hello. */
  challenge?: { nonce: string; proof: string; share?: string | undefined };
  transcript: Transcript;
  /** What the typed code makes of the challenge. */
  secret?: string;
}

/** Says hello with a pairing code, and reads the challenge. */
export async function beginToPair(
  url: string,
  code: PairingCode,
  browserId = 'newcomer1',
): Promise<BegunPairing> {
  const extension = await openSocket(url);
  const browserNonce = freshNonce();
  const begun = await beginPairing(code, { browserId, browserNonce });
  const hello = { type: 'hello', protocol: protocolVersion, purpose: 'pair' } as const;
  extension.send({ ...hello, browserId, nonce: browserNonce, pairing: begun.offer });
  const challenge = await Promise.race([extension.next(), extension.closed]);
  const transcript = { browserId, browserNonce, relayNonce: '' };
  if (typeof challenge === 'number' || challenge.type !== 'challenge') return { extension, transcript };
  transcript.relayNonce = challenge.nonce;
  return { extension, challenge, transcript, secret: await begun.secret(challenge.share ?? '') };
}

/** The introduction of a browser that proves this secret. */
export async function introductionBy(secret: string, transcript: Transcript): Promise<ToRelay> {
  const proof = await prove(secret, 'browser', transcript);
  return { type: 'introduction', proof, browserName: 'New', buildId: 'b', journalId: 'j' };
}
