/** Authenticates the live page by its token, with the rights that the key it stands for has now. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from '../http/app-env';
import { callerFor, type Keys } from '../http/auth';
import { keepSocket } from '../http/server/socket-room';
import type { Caller } from '../service/caller';
import type { Service } from '../service/service';

interface Parts {
  service: Service;
  keys: Keys;
}

/** Lets only calls with a good token pass. @param refuseGuess called for each other one; may throw too_many_requests */
export function authenticateToken(parts: Parts & { refuseGuess(remoteAddress: string | undefined): void }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const caller = callerOf(c, parts);
    if (!caller) {
      if (c.req.header('authorization')) parts.refuseGuess(c.env.incoming.socket.remoteAddress);
      c.header('WWW-Authenticate', 'Bearer');
      throw new RelayError(
        'unauthorized',
        'This page has been idle too long, or the relay was restarted. Get a new link from the popup of the extension or with npx tabrelay live.',
      );
    }
    c.set('caller', caller);
    keepSocket(c.env.incoming.socket, caller.keyName);
    await next();
  });
}

/** Who calls, as long as the token is good and its key is. */
export function callerOf(c: Context<AppEnv>, { service, keys }: Parts): Caller | undefined {
  const token = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const keyName = token === undefined ? undefined : service.live.keyNameOf(token);
  const key = keyName === undefined ? undefined : keys.named(keyName);
  return key && callerFor(key);
}
