// Why: every call of /v1 shows an API key; this compares it without telling by its timing how much was right.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from './app-env';

/** The keys that callers may show; `name` is what logs and sessions carry. */
export interface Keys {
  find(bearer: string): { name: string } | undefined;
}

/** Keys from their secrets. Both sides are hashed, so that lengths do not show either. */
export function createKeys(entries: readonly { name: string; secret: string }[]): Keys {
  const known = entries.map(({ name, secret }) => ({ name, digest: sha256(secret) }));
  return {
    find(bearer) {
      const digest = sha256(bearer);
      let found: { name: string } | undefined;
      // Goes on after a match, so that the time taken does not tell which key it was.
      for (const key of known) if (timingSafeEqual(key.digest, digest)) found = { name: key.name };
      return found;
    },
  };
}

/** Lets only calls with a known bearer key (RFC 6750) pass, and remembers whose it is. */
export function authenticate(keys: Keys) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const bearer = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const key = bearer === undefined ? undefined : keys.find(bearer);
    if (!key) {
      c.header('WWW-Authenticate', 'Bearer');
      throw new RelayError(
        'unauthorized',
        'The API key is missing or wrong. Send the header "Authorization: Bearer <API key>"; npm start says where the key is kept.',
      );
    }
    c.set('keyName', key.name);
    await next();
  });
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
