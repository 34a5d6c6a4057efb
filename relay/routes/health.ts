import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env';
import type { Service } from '../service/service';

/**
 * GET /health, without a key; the extension's worker asks it before it opens a socket. `model` decides in /browse;
 * `outdated` names browsers whose extension needs to be reloaded, if there are any.
 */
export function health(service: Service, version: string): Handler<AppEnv> {
  return (c) => {
    const { browsers, outdated, model } = service.health();
    const found = { status: 'ok', version, browsers, model };
    return c.json(outdated.length === 0 ? found : { ...found, outdated });
  };
}
