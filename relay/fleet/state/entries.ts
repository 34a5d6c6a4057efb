/** What relays keep of themselves and of their browsers in the bucket `state`. Parsed when it is read. */
import * as z from 'zod';
import { sessionSchema } from '../../../extension/protocol/frames/frames';
import { fleetProtocol } from '../names';

/** One run of a relay, under `relay.<run>`. */
export const relayEntrySchema = z.object({
  protocol: z.literal(fleetProtocol),
  /** For people. */
  name: z.string(),
  /** X25519, in base64. */
  publicKey: z.string(),
  version: z.string(),
  /** ISO 8601 UTC, by the clock of that relay. */
  startedAt: z.string(),
  labels: z.array(z.string()),
  /** Its browsers open no more sessions. */
  draining: z.boolean(),
});
export type RelayEntry = z.output<typeof relayEntrySchema>;

/** A browser, under `browser.<id>`: which run of a relay holds it. */
export const browserEntrySchema = z.object({
  protocol: z.literal(fleetProtocol),
  run: z.string(),
  /** Name of the relay, for when that is gone. */
  relay: z.string(),
  name: z.string(),
  connected: z.boolean(),
  connectedAt: z.string(),
  pairedByHand: z.boolean(),
  outdated: z.boolean(),
  labels: z.array(z.string()),
  /** Most sessions that may be open in it; absent: any number. */
  maxSessions: z.optional(z.int()),
  sessions: z.array(sessionSchema),
  /** What its user lets no session open; absent: nothing. */
  blockedSites: z.optional(z.array(z.string())),
});
export type BrowserEntry = z.output<typeof browserEntrySchema>;

/** What a key of the bucket is about. */
export function parseKey(key: string): { kind: 'relay' | 'browser'; id: string } | undefined {
  const [, kind, id] = /^(relay|browser)\.(.+)$/.exec(key) ?? [];
  return kind && id ? { kind: kind as 'relay' | 'browser', id } : undefined;
}
