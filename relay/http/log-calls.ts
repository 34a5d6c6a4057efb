import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { CallLog } from '../log';
import type { CallCounts } from '../metrics/call-counts';
import type { AppEnv } from './app-env';
import type { RefusedCalls } from './refused-calls';

/** A call that is answered. */
export interface AnsweredCall {
  method: string;
  /** The pattern, such as `/v1/session/:sessionId`; never the path itself. */
  path: string;
  status: number;
  /** Of an error. */
  code: string | undefined;
  /** As `performance.now()` told it. */
  startedAt: number;
  keyName: string | undefined;
  action: string | undefined;
  /** Its client is gone. */
  isAborted: boolean;
}

/** Where calls are noted. */
export interface CallRecord {
  log: CallLog;
  counts: CallCounts;
  refused: RefusedCalls;
}

/** Writes method, path pattern, status, milliseconds, key name and action of a call, and counts it. */
export function logCall({ log, counts, refused }: CallRecord, call: AnsweredCall): void {
  const { method, path, status, code, startedAt, keyName, action, isAborted } = call;
  counts.add(method, path, status);
  const mayFlood = keyName === undefined && status >= 400 && !log.isLevelEnabled('debug');
  const unwritten = mayFlood ? refused.take() : 0;
  if (unwritten === undefined) return;
  // An error in the log is our bug; a browser that is away is none, nor is a client that went away.
  const isBug = code === 'internal' && !isAborted;
  const level = isBug ? 'error' : status >= 400 ? 'warn' : 'info';
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log[level]({ method, path, status, code, ms, key: keyName, action, ...(unwritten > 0 && { unwritten }) });
}

/** Writes each call once it is answered. */
export function logCalls(record: CallRecord) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
    const { caller, action }: Partial<AppEnv['Variables']> = c.var;
    logCall(record, {
      method: c.req.method,
      path: route?.path ?? '(unknown)',
      status: c.res.status,
      code: c.res.headers.get('x-error-code') ?? undefined,
      startedAt,
      keyName: caller?.keyName,
      action,
      isAborted: c.req.raw.signal.aborted,
    });
  });
}
