/** What travels with a call through the middleware: Node's request, whose key it is, which action it asks for. */
import type { HttpBindings } from '@hono/node-server';
import type { ApiKey } from './auth';

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { key: ApiKey; keyName: string; action?: string };
}
