/** The streams of the fleet: the audit logs of all relays, and what happens to relays, browsers and sessions. */
import type { JetStreamManager } from '@nats-io/jetstream';

const maxAgeDays = 30;
const maxBytes = 256 * 1024 * 1024;
const nanosecondsPerDay = 24 * 60 * 60 * 1e9;

/** JetStream's code for a stream that there is not. */
const streamNotFound = 10059;

/** Adds the streams that are missing; what an administrator has changed in one stays. */
export async function keepStreams({ streams }: JetStreamManager, fleet: string): Promise<void> {
  for (const kind of ['audit', 'event']) {
    const name = `${fleet}-${kind}`;
    try {
      await streams.info(name);
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, 'code') !== streamNotFound) throw error;
      await streams.add({
        name,
        subjects: [`${fleet}.${kind}.>`],
        max_age: maxAgeDays * nanosecondsPerDay,
        max_bytes: maxBytes,
      });
    }
  }
}
