import { createMiddleware } from 'hono/factory';
import { authorize, type Operation } from '../service/authorize';
import type { AppEnv } from './app-env';

/**
 * Refuses a call whose key lacks the scope of the route's operation, before its body is read. The scope of a step depends
 * on its action, so the service checks it when the body is known (relay/service/sessions/take-step.ts).
 */
export function authorizeOperation(operation: Operation) {
  return createMiddleware<AppEnv>(async (c, next) => {
    authorize(c.var.caller, operation);
    await next();
  });
}
