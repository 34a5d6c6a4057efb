/** What the service receives beside the input of an HTTP request. */
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env';
import type { RequestContext } from '../service/caller';

/** The caller that `authenticate` found, the Idempotency-Key, and a signal that aborts when the client is gone. */
export function contextOf(c: Context<AppEnv>): RequestContext {
  return {
    caller: c.var.caller,
    signal: c.req.raw.signal,
    idempotencyKey: c.req.header('idempotency-key'),
  };
}

/** The session id of the path. */
export function sessionIdOf(c: Context<AppEnv>): string {
  return c.req.param('sessionId') ?? '';
}
