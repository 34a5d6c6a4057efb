/** How relay and extension prove to each other that they know a secret, without sending it. */

/** Both nonces and the browser's id, so that a proof fits one connection only. */
export interface Transcript {
  browserId: string;
  browserNonce: string;
  relayNonce: string;
}

const text = new TextEncoder();

/** A fresh 128-bit value in base64url. */
export function freshNonce(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** What `role` sends to prove that it knows `secret`: HMAC-SHA-256 (RFC 2104) in base64url. */
export async function prove(
  secret: string,
  role: 'relay' | 'browser',
  transcript: Transcript,
): Promise<string> {
  const key = await hmacKey(secret, 'sign');
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, statement(role, transcript))));
}

/** Whether `proof` is what `role` would have sent; compared in constant time by WebCrypto. */
export async function verify(
  secret: string,
  role: 'relay' | 'browser',
  transcript: Transcript,
  proof: string,
): Promise<boolean> {
  const key = await hmacKey(secret, 'verify');
  return crypto.subtle.verify('HMAC', key, fromBase64url(proof), statement(role, transcript));
}

/** The lasting secret both sides derive from the one-time code: HKDF-SHA-256 (RFC 5869). */
export async function deriveSecret(code: string, transcript: Transcript): Promise<string> {
  const key = await crypto.subtle.importKey('raw', text.encode(code), 'HKDF', false, ['deriveBits']);
  const salt = text.encode(`${transcript.browserNonce}.${transcript.relayNonce}`);
  const info = text.encode(`tabrelay pairing ${transcript.browserId}`);
  return base64url(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, 256)),
  );
}

function statement(
  role: string,
  { browserId, browserNonce, relayNonce }: Transcript,
): Uint8Array<ArrayBuffer> {
  return text.encode(JSON.stringify(['tabrelay', role, browserId, browserNonce, relayNonce]));
}

function hmacKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ]);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64url(value: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
