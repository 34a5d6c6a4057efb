/** One line per call for whoever runs the relay; never a key, typed text, a body or a query string. */
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { AppEnv } from './http/app-env';

/** What the HTTP side writes to. */
export type CallLog = Pick<Logger, 'info' | 'error'>;

const standardError = 2;

/** A pino log on standard error: JSON lines, or words for people when it is a terminal. */
export function createLog(options: { level: string; pretty: boolean; to?: DestinationStream }): Logger {
  const { level, to = pino.destination(standardError) } = options;
  if (!options.pretty) return pino({ level, base: null }, to);
  return pino(
    { level, base: null },
    pretty({
      destination: standardError,
      singleLine: true,
      translateTime: 'HH:MM:ss',
    }),
  );
}

/** Writes method, path pattern, status, milliseconds, key name and action of each call once it is answered. */
export function logCalls(log: CallLog) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
    log.info({
      method: c.req.method,
      path: route?.path ?? '(unknown)',
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      key: c.var.keyName,
      action: c.var.action,
    });
  });
}
