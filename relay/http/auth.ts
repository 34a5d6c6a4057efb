/** Authenticates calls by their API key, in constant time. */
import { hash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { RelayError } from '../../extension/protocol/errors';
import type { Caller, Scope } from '../service/caller';
import type { AppEnv } from './app-env';
import { keepSocket } from './server/socket-room';

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
  /** The key of this name, as long as it is valid. */
  named(name: string): ApiKey | undefined;
}

/**
 * Finds keys in a list that is asked for each time, because keys come and go while the relay runs.
 * Both sides are hashed, so that lengths do not show either.
 * @param current the same list as before until a key has changed; with `true` a change is seen at once
 * @param onExpired receives the name of a key that was shown after its time, each time
 */
export function createKeys(
  current: (looksNow?: boolean) => readonly ApiKey[],
  now: () => number = Date.now,
  onExpired: (name: string) => void = () => {},
): Keys {
  /** Of the list that was used last. */
  let digests: readonly { key: ApiKey; digest: Buffer }[] = [];
  let listed: readonly ApiKey[] | undefined;
  const currentDigests = (looksNow: boolean) => {
    const keys = current(looksNow);
    if (keys !== listed) digests = keys.map((key) => ({ key, digest: Buffer.from(key.hash, 'hex') }));
    listed = keys;
    return digests;
  };
  const isOver = ({ expiresAt }: ApiKey) => expiresAt !== undefined && Date.parse(expiresAt) <= now();
  const keyOf = (sent: Buffer, looksNow: boolean) => {
    let found: ApiKey | undefined;
    // Goes on after a match, so that the time taken does not show which key it was.
    for (const { key, digest } of currentDigests(looksNow)) if (timingSafeEqual(digest, sent)) found = key;
    return found;
  };
  return {
    find(bearer) {
      const sent = hash('sha256', bearer, 'buffer');
      // A key that was added a moment ago is used at once.
      const found = keyOf(sent, false) ?? keyOf(sent, true);
      if (found && isOver(found)) onExpired(found.name);
      return found && isOver(found) ? undefined : found;
    },
    named: (name) => current().find((key) => key.name === name && !isOver(key)),
  };
}

/** Whose call it is, by what the header `Authorization` says and where it came from. @throws RelayError unauthorized */
export type FindCaller = (authorization: string | undefined, remoteAddress: string | undefined) => Caller;

/**
 * Finds the caller of a bearer key (RFC 6750).
 * @param refuseGuess called for each wrong key, before it is refused; may throw too_many_requests
 */
export function callersOf(keys: Keys, refuseGuess: (remoteAddress: string | undefined) => void): FindCaller {
  return (authorization = '', remoteAddress) => {
    const bearer = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
    const key = bearer === undefined ? undefined : keys.find(bearer);
    if (key) return callerFor(key);
    if (bearer !== undefined) refuseGuess(remoteAddress);
    throw new RelayError(
      'unauthorized',
      'The API key is missing or wrong. Send the header "Authorization: Bearer <API key>"; npm start says where the key is kept.',
    );
  };
}

/** Lets only calls with a known key pass, and sets their caller. */
export function authenticate(findCaller: FindCaller) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { socket } = c.env.incoming;
    const caller = findCaller(c.req.header('authorization'), socket.remoteAddress);
    c.set('caller', caller);
    keepSocket(socket, caller.keyName);
    await next();
  });
}

/** The holder of a key, as the service knows them. */
export function callerFor({ name: keyName, scopes, origins: sites, hold }: ApiKey): Caller {
  return { keyName, scopes, sites, hold };
}
