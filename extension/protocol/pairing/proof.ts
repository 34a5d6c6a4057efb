/** How relay and extension prove to each other that they know a secret, without sending it. */

/** Both nonces and the browser's id, so that a proof fits one connection only. */
export interface Transcript {
  browserId: string;
  browserNonce: string;
  relayNonce: string;
}

/**
 * What is proved: that one is the relay, or the browser, of this connection; that the relay has unpaired the browser;
 * that one knows the pairing link.
 */
type Claim = 'relay' | 'browser' | 'unpaired' | 'link';

const text = new TextEncoder();

/** A fresh 128-bit value in base64url. */
export function freshNonce(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** What is sent to prove a claim with `secret`: HMAC-SHA-256 (RFC 2104) in base64url. */
export async function prove(secret: string, claim: Claim, transcript: Transcript): Promise<string> {
  const key = await hmacKey(secret, 'sign');
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, statement(claim, transcript))));
}

/** Whether `proof` proves the claim; compared in constant time by WebCrypto. */
export async function verify(
  secret: string,
  claim: Claim,
  transcript: Transcript,
  proof: string,
): Promise<boolean> {
  const key = await hmacKey(secret, 'verify');
  return crypto.subtle.verify('HMAC', key, fromBase64url(proof), statement(claim, transcript));
}

/** The lasting secret that both sides derive from the secret of the handshake in which they paired. */
export async function deriveSecret(secret: string, transcript: Transcript): Promise<string> {
  const { browserId, browserNonce, relayNonce } = transcript;
  return base64url(await hkdf(secret, `${browserNonce}.${relayNonce}`, `tabrelay pairing ${browserId}`));
}

/** 256 bits by HKDF-SHA-256 (RFC 5869). */
export async function hkdf(secret: string, salt: string, info: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: text.encode(salt), info: text.encode(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

function statement(
  claim: Claim,
  { browserId, browserNonce, relayNonce }: Transcript,
): Uint8Array<ArrayBuffer> {
  return text.encode(JSON.stringify(['tabrelay', claim, browserId, browserNonce, relayNonce]));
}

function hmacKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ]);
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function fromBase64url(value: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
