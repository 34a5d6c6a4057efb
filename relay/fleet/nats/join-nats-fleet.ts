/** Joins a relay to a fleet over NATS. Loaded, like NATS's client, only where TABRELAY_NATS is set. */
import { type FleetOptions, freshRun, type JoinedFleet, joinFleet } from '../join-fleet';
import { subjectsOf } from '../names';
import { NatsBus } from './nats-bus';
import type { NatsConfig } from './nats-options';

export function joinNatsFleet(nats: NatsConfig, options: FleetOptions): JoinedFleet {
  const { fleet, log } = options;
  const run = freshRun();
  const bus = new NatsBus(nats, {
    fleet,
    inbox: subjectsOf(fleet).clientInbox(run),
    onError: (error) => log.warn({ err: error }, 'NATS did not do what it was asked'),
  });
  return joinFleet(bus, run, options);
}
