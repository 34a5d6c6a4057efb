/** Answers every failure in one form: `{error}` alone in the body, everything else in headers. */
import type { Context, ErrorHandler, Hono, NotFoundHandler } from 'hono';
import { RelayError } from '../../extension/protocol/errors';
import type { CallLog } from '../log';
import type { AppEnv } from './app-env';
import { httpStatus } from './http-status';
import { suggestPath } from './suggest-path';
import { unknownPage } from './unknown-page';

/** Turns whatever a route threw into the answer; what is not a RelayError is our bug: it is logged and answered as `internal`. */
export function answerError(log: CallLog): ErrorHandler<AppEnv> {
  return (thrown, c) => {
    if (thrown instanceof RelayError) {
      if (thrown.code === 'internal') log.error({ err: thrown }, 'a call failed in the browser');
      return errorAnswer(c, thrown);
    }
    // A client that disconnects while it sends the body makes reading it fail; nobody waits for the answer.
    if (!c.req.raw.signal.aborted) log.error({ err: thrown }, 'a call failed inside the relay');
    return errorAnswer(
      c,
      new RelayError(
        'internal',
        'Something went wrong inside tabrelay. Its log has the details; please report it.',
      ),
    );
  };
}

/** 405 with `Allow` where the path exists for other methods, else 404. */
export function answerUnknown(app: Hono<AppEnv>): NotFoundHandler<AppEnv> {
  return (c) => {
    const allowed = ['GET', 'POST', 'DELETE'].filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    );
    const routes = app.routes.filter(({ method }) => method !== 'ALL');
    const suggestion = suggestPath(c.req.method, c.req.path, routes);
    const advice = suggestion ? ` ${suggestion}` : '';
    if (allowed.length === 0) {
      const message = `There is nothing at ${c.req.path}.${advice} GET /docs shows all there is.`;
      const answer = errorAnswer(c, new RelayError('route_not_found', message));
      // A person has opened it: no client of an API asks for a page.
      const isPerson = c.req.method === 'GET' && /\btext\/html\b/.test(c.req.header('accept') ?? '');
      return isPerson ? c.html(unknownPage(message), answer.status as 404) : answer;
    }
    if (allowed.includes('GET')) allowed.push('HEAD');
    c.header('Allow', allowed.join(', '));
    const message = `${c.req.path} does not know ${c.req.method}; use ${allowed.join(' or ')}.${advice}`;
    return errorAnswer(c, new RelayError('method_not_allowed', message));
  };
}

function errorAnswer(c: Context<AppEnv>, { code, message, more }: RelayError): Response {
  c.header('X-Error-Code', code);
  if (more.outcome !== undefined) c.header('X-Outcome', more.outcome);
  if (more.retryAfterMs !== undefined) {
    c.header('Retry-After', String(Math.max(1, Math.ceil(more.retryAfterMs / 1000))));
  }
  if (more.pending !== undefined) c.header('X-Pending', asciiJson(more.pending));
  return c.json({ error: message }, httpStatus[code].status);
}

/** JSON that fits into a header: everything outside of printable ASCII is escaped. */
function asciiJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, escaped);
}
