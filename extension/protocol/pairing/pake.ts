/**
 * CPace over ristretto255 with SHA-512 (draft-irtf-cfrg-cpace-21, https://datatracker.ietf.org/doc/draft-irtf-cfrg-cpace/):
 * two sides that know the same password agree on a key. A side that takes part with a guess learns from one exchange
 * only whether that guess was right, and a listener learns nothing.
 */
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** What both sides have to have in common. */
export interface Agreement {
  password: Bytes;
  /** Names the purpose and the parties. */
  channel: Bytes;
  /** Fresh for each exchange. */
  sessionId: Bytes;
}

/** What a side sends: its share, and data that both have to see alike. */
export interface Message {
  share: Bytes;
  data: Bytes;
}

const { Point } = ristretto255;
const text = new TextEncoder();
const domain = text.encode('CPaceRistretto255');
/** The block size of SHA-512. */
const blockBytes = 128;

/** A random secret scalar, little-endian; without the bits above 252 it is smaller than the order of the group. */
export function freshScalar(): Bytes {
  const scalar = crypto.getRandomValues(new Uint8Array(32));
  scalar[31] = (scalar[31] ?? 0) & 0x0f;
  return scalar;
}

/** The share that belongs to a scalar. */
export async function shareOf(agreement: Agreement, scalar: Bytes): Promise<Bytes> {
  return new Uint8Array((await generatorOf(agreement)).multiply(numberIn(scalar)).toBytes());
}

/**
 * The key of both sides, 64 bytes.
 * @param scalar one side's own
 * @param theirs which of the messages the other side sent
 * @returns undefined if the other side's share is none
 */
export async function agreedKey(
  { sessionId }: Agreement,
  scalar: Bytes,
  messages: { initiator: Message; responder: Message },
  theirs: 'initiator' | 'responder',
): Promise<Bytes | undefined> {
  const point = multiplied(messages[theirs].share, scalar);
  if (!point) return undefined;
  const { initiator, responder } = messages;
  const transcript = withLengths([initiator.share, initiator.data, responder.share, responder.data]);
  const head = withLengths([text.encode('CPaceRistretto255_ISK'), sessionId, point]);
  return sha512(joined([head, transcript]));
}

/** The generator is a secret of both sides, so without the password a share is a random point. */
async function generatorOf({ password, channel, sessionId }: Agreement) {
  const start = withLengths([domain, password]);
  const padding = new Uint8Array(Math.max(0, blockBytes - 1 - start.length));
  const seed = await sha512(joined([start, withLengths([padding, channel, sessionId])]));
  const { deriveToCurve } = ristretto255_hasher;
  if (!deriveToCurve) throw new Error('@noble/curves has no deriveToCurve');
  return deriveToCurve(seed);
}

function multiplied(share: Bytes, scalar: Bytes): Bytes | undefined {
  try {
    const product = Point.fromBytes(share).multiply(numberIn(scalar));
    // The draft: the neutral element must be refused.
    return product.is0() ? undefined : new Uint8Array(product.toBytes());
  } catch {
    return undefined;
  }
}

/** Each part with its length before it, in LEB128. */
function withLengths(parts: readonly Bytes[]): Bytes {
  return joined(parts.flatMap((part) => [lengthOf(part), part]));
}

function lengthOf({ length }: Bytes): Bytes {
  const digits: number[] = [];
  let rest = length;
  for (; rest > 127; rest >>= 7) digits.push((rest & 127) | 128);
  return new Uint8Array([...digits, rest]);
}

function joined(parts: readonly Bytes[]): Bytes {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function numberIn(littleEndian: Bytes): bigint {
  return littleEndian.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

async function sha512(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-512', bytes));
}
