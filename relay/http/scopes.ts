/** One table says which scope a key needs for which call; a route that is not in it serves nobody. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from './app-env';
import type { Scope } from './auth';

/** `step`: `read` or `act`, by the action that the body names; `any`: every key. */
export const routeScopes: Readonly<Record<string, Scope | 'step' | 'any'>> = {
  'POST /v1/session': 'act',
  'GET /v1/sessions': 'read',
  'POST /v1/session/:sessionId': 'step',
  'DELETE /v1/session/:sessionId': 'act',
  'GET /v1/session/:sessionId/screenshot': 'screenshot',
  'POST /v1/browse': 'autonomy',
  'POST /v1/retrieve': 'autonomy',
  'GET /v1/browsers': 'admin',
  'GET /v1/openapi.json': 'any',
};

/** Refuses a call whose key lacks the scope of its route, before its body is read. Unknown routes pass, to be told so. */
export function checkScope() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
    if (route) {
      const name = `${route.method} ${route.path}`;
      const scope = routeScopes[name];
      if (scope === undefined) throw new Error(`${name} has no scope in relay/http/scopes.ts`);
      if (scope !== 'any' && scope !== 'step') requireScope(c, scope);
    }
    await next();
  });
}

/** @throws RelayError forbidden, naming the scope that the caller's key lacks. */
export function requireScope(c: Context<AppEnv>, scope: Scope): void {
  if (c.var.key.scopes.includes(scope)) return;
  throw new RelayError(
    'forbidden',
    `The key "${c.var.key.name}" lacks the scope "${scope}" that this call needs; it has ${c.var.key.scopes.join(', ') || 'none'}. Its owner can make another one with npm run keys.`,
    { outcome: 'not_executed' },
  );
}
