/** What the service receives beside the input of an HTTP request. */
import type { Context } from 'hono';
import { RelayError } from '../../extension/protocol/errors';
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

/** What programs put into a path where they have no id. */
const noId =
  /^(undefined|null|none|nan|nil|\[object object\]|true|false|[{<:$].*|session_?id|your[-_]?session.*)$/i;

/** The session id of the path. @throws RelayError session_not_found where it cannot be one */
export function sessionIdOf(c: Context<AppEnv>): string {
  return checkSessionId(c.req.param('sessionId') ?? '');
}

/** A session id as a path has it. @throws RelayError session_not_found where it cannot be one */
export function checkSessionId(id: string): string {
  if (!noId.test(id)) return id;
  throw new RelayError(
    'session_not_found',
    `"${id.slice(0, 100)}" is no session id: put in what POST /v1/session answered as \`sessionId\`.`,
  );
}
