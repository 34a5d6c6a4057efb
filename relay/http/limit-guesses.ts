/** Limits wrong API keys by peer; a caller with the right key never waits for what others do. */
import { TokenBucket } from 'limiter';
import { RelayError } from '../../extension/protocol/errors';
import { isLoopback } from './gate';

const guessesPerMinute = 10;
/** Peers that are remembered; those that guessed longest ago are forgotten first. */
const maxPeers = 1_000;

/**
 * Counts the wrong keys of each peer.
 * @returns a function that throws too_many_requests for each beyond ten a minute
 */
export function limitGuesses(): (remoteAddress: string | undefined) => void {
  const buckets = new Map<string, TokenBucket>();

  return (remoteAddress = '') => {
    // A program on this machine may call from any of 16 million addresses.
    const peer = isLoopback(remoteAddress) ? 'this machine' : remoteAddress;
    const bucket = buckets.get(peer) ?? fullBucket();
    buckets.delete(peer);
    buckets.set(peer, bucket);
    if (buckets.size > maxPeers) buckets.delete(buckets.keys().next().value ?? '');
    if (bucket.tryRemoveTokens(1)) return;
    throw new RelayError(
      'too_many_requests',
      `More than ${guessesPerMinute} wrong API keys came within a minute. Check the key, and wait as long as Retry-After says.`,
      { retryAfterMs: bucket.getWaitTime(1) },
    );
  };
}

function fullBucket(): TokenBucket {
  const bucket = new TokenBucket({
    bucketSize: guessesPerMinute,
    tokensPerInterval: guessesPerMinute,
    interval: 'minute',
  });
  bucket.content = guessesPerMinute;
  return bucket;
}
