/** The worker looks here for the relay before it opens a socket, and people look here first when something is off. */
import type { Handler } from 'hono';
import type { Browsers } from '../browsers/browsers';
import type { AppEnv } from '../http/app-env';

/** GET /health, without a key. `model` says what decides in /browse. `outdated` names browsers whose extension wants to be reloaded, if there are any. */
export function health(browsers: Browsers, version: string, model: string): Handler<AppEnv> {
  return (c) => {
    const connected = browsers.list();
    const outdated = connected.filter((one) => one.outdated).map(({ name }) => name);
    const found = { status: 'ok', version, browsers: connected.length, model };
    return c.json(outdated.length === 0 ? found : { ...found, outdated });
  };
}
