/** Answers every failure in one form: `{error}` alone in the body, everything else in headers. */
import type { Context, ErrorHandler, Hono, NotFoundHandler } from 'hono';
import { RelayError } from '../../extension/protocol/errors';
import type { CallLog } from '../log';
import type { AppEnv } from './app-env';
import { type ErrorStatus, httpStatus } from './http-status';
import { suggestPath } from './suggest-path';
import { unknownPage } from './unknown-page';

/** An error as it is answered: its status, its headers beside those of every reply, and its text. */
export interface DescribedError {
  status: ErrorStatus;
  headers: Record<string, string>;
  error: string;
}

/**
 * Describes whatever a route threw; what is not a RelayError is our bug: it is logged and answered as `internal`.
 * @param call.isAborted whether its client is gone
 */
export function describeError(thrown: unknown, call: { log: CallLog; isAborted: boolean }): DescribedError {
  if (thrown instanceof RelayError) {
    if (thrown.code === 'internal') call.log.error({ err: thrown }, 'a call failed in the browser');
    return describe(thrown);
  }
  // A client that disconnects while it sends the body makes reading it fail; nobody waits for the answer.
  if (!call.isAborted) call.log.error({ err: thrown }, 'a call failed inside the relay');
  const message = 'Something went wrong inside tabrelay. Its log has the details; please report it.';
  return describe(new RelayError('internal', message));
}

/** The same as an event of a stream, whose headers are long sent: what they would have said is in the body. */
export function errorEvent(thrown: unknown, log: CallLog): Record<string, unknown> {
  const { headers, error } = describeError(thrown, { log, isAborted: false });
  const { 'X-Outcome': outcome, 'X-Pending': pending, 'Retry-After': retryAfter } = headers;
  return {
    error,
    code: headers['X-Error-Code'],
    ...(outcome !== undefined && { outcome }),
    ...(pending !== undefined && { pending: JSON.parse(pending) as unknown }),
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  };
}

/** Answers whatever a route threw. */
export function answerError(log: CallLog): ErrorHandler<AppEnv> {
  return (thrown, c) => errorAnswer(c, describeError(thrown, { log, isAborted: c.req.raw.signal.aborted }));
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
      const answer = errorAnswer(c, describe(new RelayError('route_not_found', message)));
      // A person has opened it: no client of an API asks for a page.
      const isPerson = c.req.method === 'GET' && /\btext\/html\b/.test(c.req.header('accept') ?? '');
      return isPerson ? c.html(unknownPage(message), answer.status as 404) : answer;
    }
    if (allowed.includes('GET')) allowed.push('HEAD');
    c.header('Allow', allowed.join(', '));
    const message = `${c.req.path} does not know ${c.req.method}; use ${allowed.join(' or ')}.${advice}`;
    return errorAnswer(c, describe(new RelayError('method_not_allowed', message)));
  };
}

function describe({ code, message, more }: RelayError): DescribedError {
  const { outcome, retryAfterMs, pending } = more;
  const { status } = httpStatus[code];
  const headers: Record<string, string> = { 'X-Error-Code': code };
  if (status === httpStatus.unauthorized.status) headers['WWW-Authenticate'] = 'Bearer';
  if (outcome !== undefined) headers['X-Outcome'] = outcome;
  if (retryAfterMs !== undefined)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(retryAfterMs / 1000)));
  if (pending !== undefined) headers['X-Pending'] = asciiJson(pending);
  return { status, headers, error: message };
}

function errorAnswer(c: Context<AppEnv>, { status, headers, error }: DescribedError): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json({ error }, status);
}

/** JSON that fits into a header: everything outside of printable ASCII is escaped. */
function asciiJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, escaped);
}
