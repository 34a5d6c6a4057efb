/** Splits what relays send each other into messages that the server takes, and joins them again. */
import { randomBytes } from 'node:crypto';

/** What a packet is about; the first byte of each of its messages. */
const packetKinds = ['call', 'ask', 'cancel', 'answer', 'progress', 'state'] as const;
type PacketKind = (typeof packetKinds)[number];

export interface Packet {
  kind: PacketKind;
  /** Of the call: 32 hexadecimal digits. */
  id: string;
  body: Buffer;
  /** How often it was sent before, 0 to 255: another time it is sealed anew, so parts of both do not fit together. */
  attempt?: number;
}

const idBytes = 16;
/** Kind, id, attempt, number of this part and of all parts. */
const headBytes = 1 + idBytes + 1 + 4 + 4;
const indexAt = 2 + idBytes;
/** A step may upload 24 MiB, which base64 and JSON make larger. */
const maxPacketBytes = 64 * 1024 * 1024;
const maxIncompleteBytes = 256 * 1024 * 1024;
/** Parts of a packet whose sender was cut off are kept for so long. */
const keepPartsMs = 60_000;

export function freshCallId(): string {
  return randomBytes(idBytes).toString('hex');
}

/** @param maxBytes of one message */
export function toMessages({ kind, id, body, attempt = 0 }: Packet, maxBytes: number): Buffer[] {
  const partBytes = maxBytes - headBytes;
  const parts = Math.max(1, Math.ceil(body.length / partBytes));
  return Array.from({ length: parts }, (_, index) => {
    const head = Buffer.alloc(headBytes);
    head[0] = packetKinds.indexOf(kind);
    head.write(id, 1, 'hex');
    head[1 + idBytes] = attempt;
    head.writeUInt32BE(index, indexAt);
    head.writeUInt32BE(parts, indexAt + 4);
    return Buffer.concat([head, body.subarray(index * partBytes, (index + 1) * partBytes)]);
  });
}

interface Incomplete {
  parts: (Buffer | undefined)[];
  missing: number;
  bytes: number;
  timer: NodeJS.Timeout;
}

/** Joins the messages of packets, which may arrive in any order and more than once. */
export class PacketJoiner {
  /** By kind and id. An entry dies with its last part, or a minute after its first. */
  readonly #incomplete = new Map<string, Incomplete>();
  #bytes = 0;

  /** @returns the packet once it is complete; nothing for what is no packet or too much */
  take(message: Uint8Array): Packet | undefined {
    const data = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const kind = data.length >= headBytes ? packetKinds[data[0] ?? -1] : undefined;
    if (!kind) return undefined;
    const id = data.toString('hex', 1, 1 + idBytes);
    const attempt = data[1 + idBytes] ?? 0;
    const index = data.readUInt32BE(indexAt);
    const parts = data.readUInt32BE(indexAt + 4);
    const part = data.subarray(headBytes);
    if (parts === 1) return { kind, id, body: part };
    if (index >= parts || parts > maxPacketBytes / 1024) return undefined;
    return this.#join({ kind, id, body: part, attempt }, index, parts);
  }

  #join({ kind, id, body, attempt }: Packet, index: number, parts: number): Packet | undefined {
    const key = `${kind} ${id} ${attempt}`;
    const known = this.#incomplete.get(key) ?? this.#begin(key, parts);
    if (known.parts.length !== parts || known.parts[index]) return undefined;
    // What arrived is a view of the socket's buffer, which goes on to be used.
    known.parts[index] = Buffer.from(body);
    known.missing -= 1;
    known.bytes += body.length;
    this.#bytes += body.length;
    if (known.bytes > maxPacketBytes || this.#bytes > maxIncompleteBytes) return this.#drop(key);
    if (known.missing > 0) return undefined;
    this.#drop(key);
    return { kind, id, body: Buffer.concat(known.parts as Buffer[]) };
  }

  #begin(key: string, parts: number): Incomplete {
    const timer = setTimeout(() => this.#drop(key), keepPartsMs).unref();
    const fresh = { parts: new Array<Buffer | undefined>(parts), missing: parts, bytes: 0, timer };
    this.#incomplete.set(key, fresh);
    return fresh;
  }

  #drop(key: string): undefined {
    const known = this.#incomplete.get(key);
    if (!known) return;
    clearTimeout(known.timer);
    this.#bytes -= known.bytes;
    this.#incomplete.delete(key);
  }
}
