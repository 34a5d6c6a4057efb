/**
 * Checks, without a schema, the frames that nearly all traffic consists of. What passes is exactly what its schema would
 * return; whatever does not pass may still be right, and is left to the schema. Meant for values that come from JSON.
 */
import { isRecord } from '../is-record';
import type { Command, Reply, StepResult } from './frames';

type Fields = Readonly<Record<string, unknown>>;

const commandFields = new Set([
  'type',
  'id',
  'timeoutMs',
  'sentAt',
  'keyName',
  'bodyHash',
  'effect',
  'order',
]);
/** Those of most steps; one with secrets or held acts is left to the schema. */
const stepFields = new Set([
  'do',
  'sessionId',
  'action',
  'selector',
  'value',
  'wantCss',
  'withoutPrivate',
  'onlySeen',
  'missAfterMs',
  'awaitsRequests',
]);
/** Without `error`. */
const replyFields = new Set(['type', 'id', 'origin', 'result']);

/** Whether it is a command with a plain step. */
export function isStepCommand(value: unknown): value is Command {
  return (
    isRecord(value) &&
    value.type === 'command' &&
    hasOnly(value, commandFields) &&
    typeof value.id === 'string' &&
    Number.isFinite(value.timeoutMs) &&
    Number.isFinite(value.sentAt) &&
    typeof value.keyName === 'string' &&
    isOptional(value.bodyHash, 'string') &&
    (value.effect === 'act' || value.effect === 'read') &&
    isStep(value.order)
  );
}

/** Whether it is a reply that reports no error. */
export function isPlainReply(value: unknown): value is Reply {
  return (
    isRecord(value) &&
    value.type === 'reply' &&
    hasOnly(value, replyFields) &&
    typeof value.id === 'string' &&
    isOptional(value.origin, 'string')
  );
}

/** Whether it is what a step returns. */
export function isStepResult(value: unknown): value is StepResult {
  if (typeof value === 'string') return true;
  // A schema leaves this name out.
  return isRecord(value) && typeof value.success === 'boolean' && !Object.hasOwn(value, '__proto__');
}

function isStep(order: unknown): boolean {
  return (
    isRecord(order) &&
    order.do === 'step' &&
    hasOnly(order, stepFields) &&
    typeof order.sessionId === 'string' &&
    typeof order.action === 'string' &&
    typeof order.selector === 'string' &&
    isOptional(order.wantCss, 'boolean') &&
    isOptional(order.withoutPrivate, 'boolean') &&
    isOptional(order.onlySeen, 'boolean') &&
    isOptional(order.awaitsRequests, 'boolean') &&
    (order.missAfterMs === undefined || Number.isFinite(order.missAfterMs))
  );
}

function hasOnly(value: Fields, names: ReadonlySet<string>): boolean {
  for (const name in value) if (!names.has(name)) return false;
  return true;
}

function isOptional(value: unknown, type: 'string' | 'boolean'): boolean {
  return value === undefined || typeof value === type;
}
