/** What travels with a call through middleware and routes. */
import type { HttpBindings } from '@hono/node-server';
import type { Caller } from '../service/caller';

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Set by `authenticate`; before that, and outside of /v1, there is none. */
    caller: Caller;
    /** The action of a step by its canonical name, for the log. */
    action?: string;
  };
}
