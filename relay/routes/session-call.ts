/** How every call of a session is passed on: whose it is, under which id, for how long, until who hangs up. */
import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { RelayError } from '../../extension/protocol/errors';
import type { Call } from '../browsers/browsers';
import type { AppEnv } from '../http/app-env';

const maxIdempotencyKeyLength = 255;

/**
 * The call as the browsers want it. The signal aborts when the HTTP client has hung up. An `Idempotency-Key` makes an
 * act the same as an earlier one; reading has no effect, so it is simply done again.
 */
export function callOf(c: Context<AppEnv>, effect: Call['effect'], timeoutMs: number): Call {
  const key = idempotencyKeyOf(c);
  const keyed = key !== undefined && effect === 'act';
  const commandId = keyed ? commandIdOf(c, key) : randomUUID();
  return { keyName: c.var.keyName, commandId, keyed, timeoutMs, effect, signal: c.req.raw.signal };
}

/** The session id of the path. Whether it exists for this key is the browsers' business. */
export function sessionIdOf(c: Context<AppEnv>): string {
  return c.req.param('sessionId') ?? '';
}

/** https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header */
function idempotencyKeyOf(c: Context<AppEnv>): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined || (key !== '' && key.length <= maxIdempotencyKeyLength)) return key;
  throw new RelayError(
    'bad_request',
    `Idempotency-Key must be 1 to ${maxIdempotencyKeyLength} characters long.`,
  );
}

/** The same id for the same key on the same path, so that any relay knows the call again. */
function commandIdOf(c: Context<AppEnv>, key: string): string {
  const parts = [c.var.keyName, c.req.method, c.req.path, key];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
