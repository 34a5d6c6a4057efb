/** A client of the relay's REST API. */
import * as z from 'zod/mini';
import type { Pending } from '../../extension/protocol/effects/consequential';
import { errorCodes, outcomeSchema, RelayError } from '../../extension/protocol/errors';
import type { RelayAccess } from './relay-access';
import { eventsIn } from './server-sent-events';

type Body = Record<string, unknown>;

export interface RelayClient {
  /** @throws RelayError with the code and the message of the reply */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body): Promise<Body>;
  /** POST /browse; reports each step before it is taken. */
  browse(body: Body, onStep: (step: Body) => void): Promise<Body>;
}

const anyObject = z.record(z.string(), z.unknown());
const errorSchema = z.object({ error: z.string() });
/** What headers say of an error in a reply, and the fields of an error in a stream. */
const moreSchema = z.object({
  outcome: z.catch(z.optional(outcomeSchema), undefined),
  pending: z.optional(z.custom<Pending>()),
  /** Seconds. */
  retryAfter: z.optional(z.number()),
});
const eventErrorSchema = z.extend(moreSchema, { error: z.string(), code: z.enum(errorCodes) });

/**
 * @param signal cancels the call under way: the relay stops a call whose client is gone
 * @param send the network; tests put another one in its place
 */
export function relayClient({ url, apiKey }: RelayAccess, signal: AbortSignal, send = fetch): RelayClient {
  async function request(method: string, path: string, body?: Body, accept = 'application/json') {
    const response = await connected(method, url, () =>
      send(`${url}/v1${path}`, {
        method,
        signal,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw await errorIn(response);
    return response;
  }

  return {
    async call(method, path, body) {
      const response = await request(method, path, body);
      return connected(method, url, async () => anyObject.parse(await response.json()));
    },
    async browse(body, onStep) {
      const response = await request('POST', '/browse', body, 'text/event-stream');
      return connected('POST', url, async () => {
        for await (const { event, data } of eventsIn(response)) {
          const read: unknown = JSON.parse(data);
          if (event === 'step') onStep(anyObject.parse(read));
          if (event === 'result') return anyObject.parse(read);
          if (event === 'error') {
            const { error, code, ...more } = eventErrorSchema.parse(read);
            throw new RelayError(code, error, moreOf(more));
          }
        }
        throw new TypeError('the stream ended without a result');
      });
    },
  };
}

/** Says of a connection that failed what it means for the call. */
async function connected<Answer>(method: string, url: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
    if (/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(cause)) {
      throw new RelayError('no_browser', `No relay answers at ${url}. Start one: tabrelay start`);
    }
    throw new RelayError('interrupted', `The connection to ${url} broke before the reply came.`, {
      ...(method !== 'GET' && { outcome: 'unknown' as const }),
    });
  }
}

async function errorIn(response: Response): Promise<RelayError> {
  const text = await response.text();
  const named = response.headers.get('x-error-code');
  const code = errorCodes.find((each) => each === named);
  if (!code) {
    return new RelayError(
      'route_not_found',
      `What answers at ${new URL(response.url).origin} is no tabrelay.`,
    );
  }
  const { error } = errorSchema.parse(JSON.parse(text));
  const pending = response.headers.get('x-pending');
  const more = moreSchema.parse({
    outcome: response.headers.get('x-outcome') ?? undefined,
    pending: pending ? JSON.parse(pending) : undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
  return new RelayError(code, error, moreOf(more));
}

function moreOf({ outcome, pending, retryAfter }: z.infer<typeof moreSchema>): RelayError['more'] {
  return {
    ...(outcome && { outcome }),
    ...(pending && { pending }),
    ...(retryAfter && { retryAfterMs: retryAfter * 1_000 }),
  };
}
