/** Turns a request to the service into the call that carries a command to a browser: its id, effect and deadline. */

import { randomUUID } from 'node:crypto';
import { RelayError } from '../../extension/protocol/errors';
import type { Call } from '../browsers/browsers';
import { Deadline } from '../deadline';
import { hashOf } from '../hash-of';
import type { Operation } from './authorize';
import type { RequestContext } from './caller';

const maxIdempotencyKeyLength = 255;

/**
 * The call of one command.
 * @param command.limitMs time limit of the operation; an earlier deadline of the context counts instead
 * @throws RelayError bad_request for an idempotency key that cannot be, interrupted when the caller is gone
 */
export function callFor(
  context: RequestContext,
  command: { operation: Operation; sessionId?: string; effect: Call['effect']; limitMs: number },
): Call {
  const idempotent = idempotentId(context, command);
  if (context.signal.aborted) {
    throw new RelayError('interrupted', 'The caller disconnected.', { outcome: 'not_executed' });
  }
  // Reading has no effect, so it is simply done again.
  const id = command.effect === 'act' ? idempotent : undefined;
  return {
    keyName: context.caller.keyName,
    commandId: id ?? randomUUID(),
    hasIdempotencyKey: id !== undefined,
    deadline: Deadline.after(command.limitMs, context.deadline),
    effect: command.effect,
    signal: context.signal,
    ...(context.browser !== undefined && { browser: context.browser }),
    ...(context.byPerson && { byPerson: true }),
  };
}

/**
 * The id that the same idempotency key gives the same operation, whichever relay and transport it comes through; nothing
 * without a key.
 * @throws RelayError bad_request when the key is empty or too long
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header
 */
export function idempotentId(
  { caller, idempotencyKey: key }: RequestContext,
  { operation, sessionId = '' }: { operation: Operation; sessionId?: string },
): string | undefined {
  if (key === undefined) return undefined;
  if (key !== '' && key.length <= maxIdempotencyKeyLength) {
    return sha256([caller.keyName, operation, sessionId, key]);
  }
  throw new RelayError(
    'bad_request',
    `Idempotency-Key must be 1 to ${maxIdempotencyKeyLength} characters long.`,
  );
}

/** SHA-256, in hex, of a value that is data. */
export function sha256(value: unknown): string {
  return hashOf(JSON.stringify(value));
}
