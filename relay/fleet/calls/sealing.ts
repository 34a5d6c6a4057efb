/**
 * Seals what two relays send each other, so that the message server and other relays cannot read it: X25519 (RFC 7748),
 * HKDF-SHA256 (RFC 5869) and AES-256-GCM, one key for each pair of relays and run.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;
export const publicKeyBytes = 32;
/** Derived keys that are kept. A fleet has fewer relays; each restart of one adds another. */
const maxKeys = 1_000;
/** What DER puts before the 32 bytes of an X25519 key (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b656e032100', 'hex');

export class Sealing {
  /** The public key of this relay's run. */
  readonly publicKey: Buffer;
  readonly #privateKey: KeyObject;
  /** By the public key of the other relay, in hex. Written by `#keyFor`; the oldest goes when there are too many. */
  readonly #keys = new Map<string, Buffer>();

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('x25519');
    this.#privateKey = privateKey;
    this.publicKey = publicKey.export({ type: 'spki', format: 'der' }).subarray(spkiPrefix.length);
  }

  /** @param about what the seal is bound to: the kind and id of the packet */
  seal(other: Uint8Array, about: string, text: string | Uint8Array): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#keyFor(other), nonce);
    cipher.setAAD(Buffer.from(about));
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  }

  /** @returns nothing when it was not sealed by the other relay for this one, or for something else */
  open(other: Uint8Array, about: string, sealed: Uint8Array): string | undefined {
    if (sealed.length < nonceBytes + tagBytes) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#keyFor(other), sealed.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  #keyFor(other: Uint8Array): Buffer {
    const id = Buffer.from(other).toString('hex');
    const known = this.#keys.get(id);
    if (known) return known;
    const publicKey = createPublicKey({
      key: Buffer.concat([spkiPrefix, other]),
      format: 'der',
      type: 'spki',
    });
    const secret = diffieHellman({ privateKey: this.#privateKey, publicKey });
    // The same for both relays.
    const pair = [id, this.publicKey.toString('hex')].sort().join();
    const key = Buffer.from(hkdfSync('sha256', secret, '', `tabrelay fleet 1 ${pair}`, 32));
    this.#keys.set(id, key);
    const [oldest] = this.#keys.keys();
    if (oldest !== undefined && this.#keys.size > maxKeys) this.#keys.delete(oldest);
    return key;
  }
}
