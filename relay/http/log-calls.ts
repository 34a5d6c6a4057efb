import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { CallLog } from '../log';
import type { AppEnv } from './app-env';

/** Writes method, path pattern, status, milliseconds, key name and action of each call once it is answered. */
export function logCalls(log: CallLog) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
    const { caller, action }: Partial<AppEnv['Variables']> = c.var;
    const { status } = c.res;
    const code = c.res.headers.get('x-error-code') ?? undefined;
    // An error in the log is our bug; a browser that is away is none, nor is a client that went away.
    const isBug = code === 'internal' && !c.req.raw.signal.aborted;
    const level = isBug ? 'error' : status >= 400 ? 'warn' : 'info';
    log[level]({
      method: c.req.method,
      path: route?.path ?? '(unknown)',
      status,
      code,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      key: caller?.keyName,
      action,
    });
  });
}
