/** Limits the requests of each key, so that one runaway caller does not starve the others. */
import { createMiddleware } from 'hono/factory';
import { TokenBucket } from 'limiter';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from './app-env';

/** Requests a key may make: `perSecond` in the long run, `burst` at once. `off` counts nothing. */
export type RateLimit = { perSecond: number; burst: number } | 'off';

/**
 * Answers 429 with `Retry-After` when a key's bucket is empty, and says in every reply what is left, in
 * `RateLimit-Limit`, `-Remaining` and `-Reset` (seconds until the bucket is full again), as
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-06 has them.
 */
export function limitRate(limit: RateLimit) {
  /** By key name: as many as there are keys, as long as the relay runs. */
  const buckets = new Map<string, TokenBucket>();

  return createMiddleware<AppEnv>(async (c, next) => {
    if (limit === 'off') return next();
    const { keyName } = c.var.caller;
    const bucket = buckets.get(keyName) ?? fullBucket(limit);
    buckets.set(keyName, bucket);
    const passes = bucket.tryRemoveTokens(1);
    c.header('RateLimit-Limit', String(limit.burst));
    c.header('RateLimit-Remaining', String(Math.floor(bucket.content)));
    c.header('RateLimit-Reset', String(Math.ceil((limit.burst - bucket.content) / limit.perSecond)));
    if (passes) return next();
    throw new RelayError(
      'too_many_requests',
      `This key made more than ${limit.perSecond} requests a second. Wait as long as Retry-After says, then go on.`,
      { retryAfterMs: bucket.getWaitTime(1), outcome: 'not_executed' },
    );
  });
}

function fullBucket({ perSecond, burst }: Exclude<RateLimit, 'off'>): TokenBucket {
  const bucket = new TokenBucket({ bucketSize: burst, tokensPerInterval: perSecond, interval: 'second' });
  bucket.content = burst;
  return bucket;
}
