/** What a fleet of relays shows of itself, and the answer of a relay that is in none. */
import * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import { strictInput } from '../validation/strict-input';

export const setDrainingInput = strictInput({
  draining: z.boolean().meta({
    description:
      'true: its browsers open no more sessions, and those that are open go on. false: they do again.',
  }),
}).meta({ id: 'SetDraining', description: 'Whether a relay is to be drained.' });

export type SetDrainingInput = z.output<typeof setDrainingInput>;

/** A relay of the fleet. */
export interface FleetRelay {
  name: string;
  /** Of this run of it; another one after a restart. */
  id: string;
  /** `lost`: its heartbeat stopped; it is forgotten after ten seconds. */
  state: 'up' | 'draining' | 'lost';
  browsers: number;
  sessions: number;
  labels: readonly string[];
  version: string;
  /** ISO 8601 UTC, by its own clock. */
  startedAt: string;
  /** Milliseconds since it was heard; 0 for the relay that is asked. */
  heartbeatAgeMs: number;
}

export interface FleetView {
  /** Of the fleet. */
  name: string;
  /** The relay that is asked. */
  relay: string;
  nats: 'connected' | 'disconnected';
  relays: FleetRelay[];
}

export function notInFleet(): RelayError {
  return new RelayError(
    'bad_request',
    'This relay is in no fleet. Set TABRELAY_NATS to the address of a NATS server and start it again.',
    { outcome: 'not_executed' },
  );
}
