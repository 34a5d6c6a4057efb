/** Authenticates calls by their API key, in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { RelayError } from '../../extension/protocol/errors';
import type { Scope } from '../service/caller';
import type { AppEnv } from './app-env';

/** An API key. */
export interface ApiKey {
  /** What logs and sessions carry. */
  name: string;
  /** SHA-256 of the secret, in hex. */
  hash: string;
  scopes: readonly Scope[];
  /** The only sites that its sessions may be at, such as `https://example.com`; any where it is absent. */
  origins?: readonly string[];
  /** Whether consequential acts of its steps are held. */
  hold?: true | undefined;
  /** ISO 8601 UTC; from then on it is not valid. */
  expiresAt?: string;
}

export interface Keys {
  find(bearer: string): ApiKey | undefined;
}

/**
 * Finds keys in a list that is read anew each time, because keys come and go while the relay runs.
 * Both sides are hashed, so that lengths do not show either.
 * @param onExpired receives the name of a key that was shown after its time, each time
 */
export function createKeys(
  current: () => readonly ApiKey[],
  now: () => number = Date.now,
  onExpired: (name: string) => void = () => {},
): Keys {
  return {
    find(bearer) {
      const digest = createHash('sha256').update(bearer).digest();
      let found: ApiKey | undefined;
      // Goes on after a match, so that the time taken does not show which key it was.
      for (const key of current()) if (timingSafeEqual(Buffer.from(key.hash, 'hex'), digest)) found = key;
      const isOver = found?.expiresAt !== undefined && Date.parse(found.expiresAt) <= now();
      if (isOver && found) onExpired(found.name);
      return isOver ? undefined : found;
    },
  };
}

/**
 * Lets only calls with a known bearer key (RFC 6750) pass, and sets their caller.
 * @param refuseGuess called for each wrong key, before it is refused; may throw too_many_requests
 */
export function authenticate(keys: Keys, refuseGuess: (remoteAddress: string | undefined) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const bearer = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const key = bearer === undefined ? undefined : keys.find(bearer);
    if (!key) {
      if (bearer !== undefined) refuseGuess(c.env.incoming.socket.remoteAddress);
      c.header('WWW-Authenticate', 'Bearer');
      throw new RelayError(
        'unauthorized',
        'The API key is missing or wrong. Send the header "Authorization: Bearer <API key>"; npm start says where the key is kept.',
      );
    }
    c.set('caller', { keyName: key.name, scopes: key.scopes, sites: key.origins, hold: key.hold });
    await next();
  });
}
