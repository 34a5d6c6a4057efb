/** Turns an order into the command that is sent, and parses what is answered. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { driverSchema, handoffResultSchema } from '../../extension/protocol/driving';
import {
  type Command,
  listedSessionSchema,
  type Order,
  openedSessionSchema,
  overviewSchema,
  screenshotSchema,
  stepResultSchema,
} from '../../extension/protocol/frames/frames';
import { isStepResult } from '../../extension/protocol/frames/hot-frames';
import type { Call } from './browsers';

/** The one envelope that crosses both hops. */
export function commandFor(order: Order, call: Call): Command {
  return {
    type: 'command',
    id: call.commandId,
    timeoutMs: Math.max(1, call.deadline.remainingMs),
    sentAt: Date.now(),
    keyName: call.keyName,
    ...(call.hasIdempotencyKey && { bodyHash: hashOf(order, call.runId) }),
    effect: call.effect,
    ...(call.byPerson && { byPerson: true }),
    order,
  };
}

/** What a repeated Idempotency-Key must have in common with the first call. */
function hashOf(order: Order, runId = ''): string {
  return createHash('sha256').update(JSON.stringify(order)).update(runId).digest('hex');
}

/** What the browser answered to an order. */
export function parseResult(order: Order, result: unknown): unknown {
  if (order.do === 'open') return openedSessionSchema.parse(result);
  if (order.do === 'step') return isStepResult(result) ? result : stepResultSchema.parse(result);
  if (order.do === 'list') return z.array(listedSessionSchema).parse(result);
  if (order.do === 'handoff') return handoffResultSchema.parse(result);
  if (order.do === 'overview') return overviewSchema.parse(result);
  if (order.do === 'drive') return driverSchema.parse(result);
  if (order.do === 'screenshot') return screenshotSchema.parse(result);
  return null;
}
