import { createMiddleware } from 'hono/factory';
import { authorize, type Operation } from '../service/authorize';
import type { AppEnv } from './app-env';

/** Refuses a call whose key lacks the scope of the route's operation, before its body is read. */
export function requireScope(operation: Operation) {
  return createMiddleware<AppEnv>(async (c, next) => {
    authorize(c.var.caller, operation);
    await next();
  });
}
