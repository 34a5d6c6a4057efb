/** Limits the requests of each key, so that one runaway caller does not starve the others. */
import { createMiddleware } from 'hono/factory';
import { TokenBucket } from 'limiter';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from './app-env';

/** Requests a key may make: `perSecond` in the long run, `burst` at once. `off` counts nothing. */
export type RateLimit = { perSecond: number; burst: number } | 'off';

/**
 * Counts the requests of each key, and says in headers what is left: `RateLimit-Limit`, `-Remaining` and `-Reset` (seconds
 * until the bucket is full again), as
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-06 has them.
 */
export class RateLimiter {
  readonly #limit: RateLimit;
  /** By key name: as many as there are keys, as long as the relay runs. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /**
   * Counts one request.
   * @param isRepeatable it has an Idempotency-Key, so an earlier one with the same may have been carried out
   * @returns the headers of its answer and, if the key's bucket is empty, why it is refused
   */
  take(keyName: string, isRepeatable: boolean): { headers: Record<string, string>; refusal?: RelayError } {
    const limit = this.#limit;
    if (limit === 'off') return { headers: {} };
    const bucket = this.#buckets.get(keyName) ?? fullBucket(limit);
    this.#buckets.set(keyName, bucket);
    const passes = bucket.tryRemoveTokens(1);
    const headers = {
      'RateLimit-Limit': String(limit.burst),
      'RateLimit-Remaining': String(Math.floor(bucket.content)),
      'RateLimit-Reset': String(Math.ceil((limit.burst - bucket.content) / limit.perSecond)),
    };
    if (passes) return { headers };
    const refusal = new RelayError(
      'too_many_requests',
      `This key made more than ${limit.perSecond} requests a second. Wait as long as Retry-After says, then go on.`,
      { retryAfterMs: bucket.getWaitTime(1), outcome: isRepeatable ? 'unknown' : 'not_executed' },
    );
    return { headers, refusal };
  }
}

/** Answers 429 with `Retry-After` when a key's bucket is empty, and says in every reply what is left. */
export function limitRate(limiter: RateLimiter) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { headers, refusal } = limiter.take(
      c.var.caller.keyName,
      c.req.header('idempotency-key') !== undefined,
    );
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (refusal) throw refusal;
    await next();
  });
}

function fullBucket({ perSecond, burst }: Exclude<RateLimit, 'off'>): TokenBucket {
  const bucket = new TokenBucket({ bucketSize: burst, tokensPerInterval: perSecond, interval: 'second' });
  bucket.content = burst;
  return bucket;
}
